import { useEffect, useEffectEvent } from 'react'

type Keys = {
  /** How many tickets there are. */
  count: number
  selected: number | null
  select: (index: number | null) => void
  bump: (index: number) => void
  recallLatest: () => void
}

/** For keyboards and bump bars: 1 to 9 chooses a ticket, Enter says that it is done, R gets the latest back. */
export function useKitchenKeys({ count, selected, select, bump, recallLatest }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusyElsewhere(event.target)) return
    const { key } = event
    if (/^[1-9]$/.test(key) && Number(key) <= count) select(Number(key) - 1)
    else if (key === 'ArrowRight') select(Math.min((selected ?? -1) + 1, count - 1))
    else if (key === 'ArrowLeft') select(Math.max((selected ?? count) - 1, 0))
    else if (key === 'Enter' && selected !== null && selected < count) bump(selected)
    else if (key === 'Escape') select(null)
    else if (key.toLowerCase() === 'r') recallLatest()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Where a key already means something: in a field, a dialog, or on a button that it presses. */
const isBusyElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, button, summary, a') !== null
