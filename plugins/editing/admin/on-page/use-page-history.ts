'use client'

import { useAllFormFields, useForm } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import { PageSteps } from './page-steps.ts'

/** Words that are typed in one go are one step. */
const restMilliseconds = 400

/** What was done to the page in its form and in the frame, step by step. */
export function usePageHistory() {
  const [fields] = useAllFormFields()
  const { dispatchFields, getFields, setModified } = useForm()
  // As they are between two drawings: keys may follow each other faster than those.
  const [steps] = useState(() => new PageSteps())
  const [history, setHistory] = useState(steps.history)
  const tell = useCallback(() => setHistory(steps.history), [steps])

  useEffect(() => {
    if (!steps.draw(fields)) return undefined
    tell()
    const rest = setTimeout(() => {
      steps.keep(fields)
      tell()
    }, restMilliseconds)
    return () => clearTimeout(rest)
  }, [fields, steps, tell])

  const note = useCallback(() => {
    steps.note(getFields())
    tell()
  }, [getFields, steps, tell])

  const go = useCallback(
    (step: 'undo' | 'redo') => {
      const state = steps.go(step, getFields())
      tell()
      if (!state) return
      dispatchFields({ type: 'REPLACE_STATE', state, optimize: false })
      setModified(true)
    },
    [dispatchFields, getFields, setModified, steps, tell],
  )

  return { go, note, canUndo: (history?.past.length ?? 0) > 0, canRedo: (history?.future.length ?? 0) > 0 }
}
