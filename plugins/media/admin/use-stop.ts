'use client'

import { useState } from 'react'

/** Which one of many the Tab key comes to: where somebody was last, else what is open, else the first. */
export function useStop(order: readonly string[], openKey: string | null) {
  const [last, setStop] = useState<string | null>(null)
  const known = [last, openKey].find((key) => key !== null && order.includes(key))

  return { stop: known ?? order[0] ?? null, setStop }
}
