'use client'

import { useAllFormFields, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback, useEffect, useRef, useState } from 'react'

import { begun, type History, redone, remember, undone } from './form-history.ts'
import { isSamePage, isSettled, withPageOf } from './page-state.ts'

/** Words that are typed in one go are one step. */
const restMilliseconds = 400

/** What was done to the page in its form and in the frame, step by step. */
export function usePageHistory() {
  const [fields] = useAllFormFields()
  const { dispatchFields, getFields, setModified } = useForm()
  const { history, keep, reach } = useKeptHistory()
  /** Whether the form is a step as soon as it is drawn with what is being done. */
  const isStep = useRef(false)

  useEffect(() => {
    if (!isSettled(fields)) return undefined
    if (isStep.current) {
      isStep.current = false
      keep(fields)
    }
    const rest = setTimeout(() => keep(fields), restMilliseconds)
    return () => clearTimeout(rest)
  }, [fields, keep])

  /** Before something is done that is a step of its own, however soon it follows what was done, or is followed. */
  const note = useCallback(() => {
    const now = getFields()
    if (isSettled(now)) keep(now)
    isStep.current = true
  }, [getFields, keep])

  const go = useCallback(
    (step: 'undo' | 'redo') => {
      // What was just typed is a step of its own, also where nobody has rested since.
      const known = keep(getFields())
      const next = step === 'undo' ? undone(known) : redone(known)
      if (!next) return
      const state = withPageOf(next.now, getFields())
      reach({ ...next, now: state })
      dispatchFields({ type: 'REPLACE_STATE', state, optimize: false })
      setModified(true)
    },
    [dispatchFields, getFields, keep, reach, setModified],
  )

  return { go, note, canUndo: (history?.past.length ?? 0) > 0, canRedo: (history?.future.length ?? 0) > 0 }
}

function useKeptHistory() {
  const [history, setHistory] = useState<History<FormState> | null>(null)
  /** As it is between two drawings: keys may follow each other faster than those. */
  const newest = useRef<History<FormState> | null>(null)

  const reach = useCallback((next: History<FormState>) => {
    newest.current = next
    setHistory(next)
    return next
  }, [])
  const keep = useCallback(
    (now: FormState) => {
      const known = newest.current
      if (known && isSamePage(known.now, now)) return known
      return reach(known ? remember(known, now) : begun(now))
    },
    [reach],
  )

  return { history, keep, reach }
}
