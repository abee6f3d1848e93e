'use client'

import { useAllFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'

import { lostWords } from './keep-words.repair.ts'

/** Keeps what somebody types into a new row while the server is still asked about it. Draws nothing. */
export function WordsKeeper() {
  const [fields, dispatch] = useAllFormFields()
  const before = useRef<FormState>({})

  useEffect(() => {
    const lost = lostWords(before.current, fields)
    before.current = fields
    for (const [path, { value }] of Object.entries(lost)) {
      // The editor of a formatted text shows another state only where it is told that it began with another one.
      const begun = typeof value === 'object' && value !== null && { initialValue: structuredClone(value) }
      dispatch({ type: 'UPDATE', path, value, ...begun })
    }
  }, [fields, dispatch])

  return null
}
