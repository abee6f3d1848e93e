'use client'

import { useEffect, useState } from 'react'

import type { PaletteEntry, PaletteSection } from '../../palette/palette-entries.ts'

type Choice = {
  sections: PaletteSection[]
  /** What the letters are, and whether the server has answered to them, or never will. */
  term: string
  isSettled: boolean
  choose: (entry: PaletteEntry) => void
}

/**
 * Which line is chosen. The first one, until somebody moves; who presses Enter before the answer to the last letters is
 * there gets the first line of that answer, and not of the one before.
 */
export function useChoice({ sections, term, isSettled, choose }: Choice) {
  const [moved, setMoved] = useState<{ key: string; term: string } | null>(null)
  const [awaited, setAwaited] = useState<string | null>(null)
  const entries = sections.flatMap((section) => section.entries)
  const [first] = entries
  const isCertain = isSettled || sections[0]?.isOfServer === false
  const own = moved?.term === term ? entries.find(({ key }) => key === moved.key) : undefined
  const chosen = own ?? first

  useEffect(() => {
    if (awaited === null) return
    if (awaited !== term) return setAwaited(null)
    if (!isSettled) return
    setAwaited(null)
    if (first) choose(first)
  }, [awaited, term, isSettled, first, choose])

  return {
    chosen,
    enter: () => {
      if (chosen && (own || isCertain)) choose(chosen)
      else if (!isSettled) setAwaited(term)
    },
    moveTo: (entry: PaletteEntry | undefined) => entry && setMoved({ key: entry.key, term }),
    /** Past the last one comes the first one. */
    moveBy: (steps: number) => {
      const at = chosen ? entries.indexOf(chosen) : -1
      const to = entries[(at + steps + entries.length) % entries.length]
      if (to) setMoved({ key: to.key, term })
    },
    moveToEnd: (isLast: boolean) => {
      const to = isLast ? entries.at(-1) : first
      if (to) setMoved({ key: to.key, term })
    },
  }
}
