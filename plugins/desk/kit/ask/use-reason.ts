'use client'

import { useRef, useState } from 'react'

import { useUnsaved } from '#plugins/panel/unsaved.port.ts'

import { type ReasonRule, reasonProblem } from './reason-problem.ts'

const noReason: ReasonRule = { fewest: 0, most: 0 }

/** The reason as it is typed, and what is wrong with it once somebody wanted to send it. */
export function useReason(rule: ReasonRule = noReason) {
  const [text, setText] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const problem = reasonProblem(text, rule)

  useUnsaved(text !== '')

  return {
    text,
    field,
    problem: wasSent ? problem : null,
    type: setText,
    /** The reason, or null where it cannot be taken: then the field has the focus, and says why. */
    take: () => {
      setWasSent(true)
      if (problem === null) return text.trim()
      field.current?.focus()
      return null
    },
  }
}

export type ReasonState = ReturnType<typeof useReason>
