'use client'

import { type KeyboardEvent, useState } from 'react'

import styles from './chart.module.css'
import type { Drawn } from './drawn.ts'
import { stepOfKey } from './step-of-key.ts'
import { useDrawn } from './use-drawn.ts'

/** A drawing that is read by pointer and by keys alike: what is pointed at is told in words below it. */
export function Drawing({ drawn }: { drawn: Drawn }) {
  const { label, points, stride, height, leastWidth = 0 } = drawn
  const [active, setActive] = useState<number | null>(null)
  const { place, mark } = useDrawn(drawn, setActive)
  const point = active === null ? undefined : points[active]
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && point?.press) return point.press()
    const next = stepOfKey(event.key, { active, count: points.length, stride })
    if (next === null) return
    event.preventDefault()
    setActive(next)
    mark(next)
  }

  return (
    <>
      {/* Its role is worked with by keys, which the rule does not know. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.drawing}
        role="application"
        aria-roledescription="Diagramm"
        aria-label={`${label}. Die Pfeiltasten gehen von Punkt zu Punkt.`}
        // It is worked with by keys, as its role says.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={pressKey}
      >
        <div
          ref={place}
          className={styles.place}
          aria-hidden="true"
          style={{ minBlockSize: `${height}rem`, minInlineSize: `${leastWidth}rem` }}
        />
      </div>
      <p className={styles.readout} role="status">
        {point?.text}
      </p>
    </>
  )
}
