'use client'

import { useAllFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

import { keepRefusal, type Refusal } from './keep-refusal.repair.ts'

/** Keeps the errors of a refused form at their fields until somebody changes something. Draws nothing. */
export function RefusalKeeper() {
  const [fields, dispatch] = useAllFormFields()
  const isRefused = useFormSubmitted()
  const isSending = useFormProcessing()
  const kept = useRef<Refusal>(null)

  useEffect(() => {
    if (isSending || !isRefused) {
      kept.current = null
      return
    }
    const { refusal, lost } = keepRefusal(kept.current, fields)
    kept.current = refusal
    if (lost.length > 0) dispatch({ type: 'ADD_SERVER_ERRORS', errors: [...lost] })
  }, [fields, dispatch, isRefused, isSending])

  return null
}
