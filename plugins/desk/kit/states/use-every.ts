'use client'

import { useEffect } from 'react'

/** Does something again and again, such as to read what nobody tells of; null is never. */
export function useEvery(seconds: number | null, act: () => void): void {
  useEffect(() => {
    if (seconds === null) return
    const timer = setInterval(act, seconds * 1000)
    return () => clearInterval(timer)
  }, [seconds, act])
}
