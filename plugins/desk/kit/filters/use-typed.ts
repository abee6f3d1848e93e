'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * What is typed stands in the field at once and in the address a moment later. The field follows the address only
 * where somebody else has changed it: an answer to an earlier letter must not take the later ones away. Such an answer
 * brings its own address along, and on a busy machine it comes even after the one to the last letter; whoever is still
 * in the field has not gone back to it, so the address is told again before anybody can see or reload the earlier one.
 */
export function useTyped(value: string, write: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const typed = useRef(value)
  const confirmed = useRef(true)
  const wentBack = useRef(false)

  useEffect(() => {
    const goBack = () => {
      wentBack.current = true
    }
    window.addEventListener('popstate', goBack)
    return () => window.removeEventListener('popstate', goBack)
  }, [])

  const follow = useEffectEvent((value: string) => {
    if (value === typed.current) confirmed.current = true
    else if (field.current && field.current === document.activeElement && !wentBack.current)
      write(typed.current)
    else if (field.current && (confirmed.current || wentBack.current)) {
      typed.current = value
      field.current.value = value
    }
  })
  useLayoutEffect(() => {
    follow(value)
  }, [value])

  const note = (text: string) => {
    typed.current = text
    confirmed.current = text === value
    wentBack.current = false
    write(text)
  }

  return { field, note }
}
