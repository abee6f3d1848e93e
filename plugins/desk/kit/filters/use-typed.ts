'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * What is typed stands in the field at once and in the address a moment later. The field follows the address only
 * where somebody else has changed it: an answer to an earlier letter must not take the later ones away. On a busy
 * machine such an answer comes even after the one to the last letter; whoever is still in the field has not gone back
 * to it, so the address is told again.
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
    if (!confirmed.current || !field.current || value === typed.current) return
    if (field.current === document.activeElement && !wentBack.current) write(typed.current)
    else {
      typed.current = value
      field.current.value = value
    }
  })
  useEffect(() => {
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
