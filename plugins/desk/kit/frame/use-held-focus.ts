'use client'

import { type FocusEvent, useEffect, useRef } from 'react'

import { isFocusLost } from './lost-focus.ts'

/** Where what has the focus goes away, with its record or as it has done its work, `goOn` says where it is next. */
export function useHeldFocus(goOn: () => void) {
  const held = useRef<Element | null>(null)
  useEffect(() => {
    if (held.current === null || held.current.isConnected) return
    held.current = null
    if (isFocusLost()) goOn()
  })

  return {
    onFocus: ({ target }: FocusEvent) => {
      held.current = target
    },
    onBlur: ({ target }: FocusEvent) => {
      // Who looks into another window comes back to where they were.
      if (document.activeElement !== target) held.current = null
    },
  }
}
