'use client'

import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useRef, useState } from 'react'

import { firstRow, stillActive } from './active-row.ts'

/** About as high as a row is before it has been measured. */
const rowPixels = 47
/** The head stays above the rows, so that they begin and end as much lower. */
const headPixels = 40

type Given = { order: readonly string[]; scroller: RefObject<HTMLDivElement | null> }

/** The rows near the window of a table, one of which is where the keys are, and always there. */
export function useRows({ order, scroller }: Given) {
  const [last, setLast] = useState(firstRow)
  const now = stillActive(last, order)
  if (now !== last) setLast(now)
  const active = now.index
  const setActive = (index: number) => setLast({ id: order[index] ?? null, index })
  const isAt = (index: number) => last.id !== null && index === active
  const count = order.length
  const [asked, setAsked] = useState(0)
  const focused = useRef(0)
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by what it gives
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => order[index] ?? index,
    estimateSize: () => rowPixels,
    overscan: 12,
    scrollPaddingEnd: headPixels,
    initialRect: { width: 1000, height: 900 },
    rangeExtractor: (range) => withActive(range, active),
  })

  useEffect(() => {
    // Counted, for what an earlier drawing left to do may run once the next row has been asked for.
    if (focused.current === asked) return
    focused.current = asked
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)
    row?.focus({ preventScroll: true })
    // Where it was expected it need not be, since rows above it may be higher than one thought.
    row?.scrollIntoView({ block: 'nearest' })
  })

  return {
    rows,
    active,
    /** Told with every focus within a row, and mostly nothing new. */
    setActive: (index: number) => (isAt(index) ? undefined : setActive(index)),
    /** With the focus, also where that is already: what had it may have gone. */
    goTo: (to: number) => {
      setAsked((times) => times + 1)
      setActive(to)
      rows.scrollToIndex(to)
    },
    /** How many rows a page of keys goes over. */
    rowsPerPage: Math.max(1, Math.floor((rows.scrollRect?.height ?? rowPixels) / rowPixels) - 2),
  }
}

function withActive(range: Range, active: number): number[] {
  const near = defaultRangeExtractor(range)

  return active >= range.count || near.includes(active)
    ? near
    : [...near, active].toSorted((one, other) => one - other)
}
