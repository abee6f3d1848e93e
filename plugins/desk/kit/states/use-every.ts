'use client'

import { useEffect } from 'react'

/** Does something again and again, such as to read what nobody tells of. */
export function useEvery(seconds: number, act: () => void): void {
  useEffect(() => {
    const timer = setInterval(act, seconds * 1000)
    return () => clearInterval(timer)
  }, [seconds, act])
}
