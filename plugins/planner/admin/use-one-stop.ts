'use client'

import { type RefObject, useEffect } from 'react'

import { stopsIn } from './plan-places.ts'

/** The Tab key comes to the table once: to where somebody was last. */
export function useOneStop(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = place.current
    const leaving = new AbortController()
    const stopAt = ({ target }: FocusEvent) => {
      const stop = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-stop]') : null
      if (stop) setStop(table, stop)
    }
    table?.addEventListener('focusin', stopAt, { signal: leaving.signal })
    return () => leaving.abort()
  }, [place])
  // What had it may have gone, and then the first one is it.
  useEffect(() => {
    const table = place.current
    const [first] = stopsIn(table)
    if (first && !table?.querySelector('[data-stop][tabindex="0"]')) setStop(table, first)
  })
}

function setStop(table: HTMLElement | null, stop: HTMLElement): void {
  for (const before of table?.querySelectorAll<HTMLElement>('[data-stop][tabindex="0"]') ?? [])
    before.tabIndex = -1
  stop.tabIndex = 0
}
