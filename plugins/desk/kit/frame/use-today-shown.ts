import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Of a table that is wider than its room, the column of today in the middle of it, beside the names in the first one;
 * again once other days are shown. Give its room the ref, which is there as soon as the component is.
 */
export function useTodayShown(days: string): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = room
    const today = current?.querySelector<HTMLElement>('th[aria-current="date"]')
    if (!current) return
    const names = current.querySelector('th')?.offsetWidth ?? 0
    const beside = current.clientWidth - names
    current.scrollLeft = today ? today.offsetLeft - names - (beside - today.offsetWidth) / 2 : 0
  }, [days])

  return room
}
