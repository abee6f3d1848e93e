'use client'

import { useEffect, useRef } from 'react'

/**
 * What is typed stands in the field at once and in the address a moment later. The field follows the address only
 * where somebody else has changed it: an answer to an earlier letter must not take the later ones away.
 */
export function useTyped(value: string, write: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const typed = useRef(value)
  const confirmed = useRef(true)

  useEffect(() => {
    if (value === typed.current) confirmed.current = true
    else if (confirmed.current && field.current) {
      typed.current = value
      field.current.value = value
    }
  }, [value])

  const note = (text: string) => {
    typed.current = text
    confirmed.current = text === value
    write(text)
  }

  return { field, note }
}
