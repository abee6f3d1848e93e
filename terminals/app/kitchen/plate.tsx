import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

import { Key } from '../design/key.tsx'
import styles from './kitchen-screen.module.css'

type Props = { count: number; children: ReactNode }

/** All tickets side by side; what does not fit is counted, and one press away. */
export function Plate({ count, children }: Props) {
  const tickets = useRef<HTMLDivElement>(null)
  const [{ hidden, isAway }, setPart] = useState({ hidden: 0, isAway: false })
  const measure = useCallback(() => {
    const plate = tickets.current
    if (!plate) return
    const part = { hidden: hiddenIn(plate), isAway: plate.scrollLeft > 0 }
    setPart((before) => (before.hidden === part.hidden && before.isAway === part.isAway ? before : part))
  }, [])
  useEffect(() => {
    measure()
    const seen = new ResizeObserver(measure)
    if (tickets.current) seen.observe(tickets.current)
    return () => seen.disconnect()
  })
  const turn = () =>
    tickets.current?.scrollBy({
      left: hidden > 0 ? tickets.current.clientWidth * 0.8 : -tickets.current.scrollLeft,
    })

  return (
    <div className={styles.plate}>
      <div
        ref={tickets}
        className={styles.tickets}
        role="region"
        aria-label={`Bons ${count}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys as well
        tabIndex={0}
        onScroll={measure}
      >
        {children}
      </div>
      {(hidden > 0 || isAway) && (
        <Key look="wait" className={styles.more} onClick={turn}>
          {hidden > 0 ? `${hidden} weitere →` : '← Anfang'}
        </Key>
      )}
    </div>
  )
}

/** Tickets that begin beyond the right edge. */
function hiddenIn(plate: HTMLElement): number {
  const edge = plate.getBoundingClientRect().right

  return [...plate.children].filter((child) => child.getBoundingClientRect().right > edge + 8).length
}
