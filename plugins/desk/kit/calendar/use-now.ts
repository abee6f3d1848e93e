'use client'

import { useEffect, useState } from 'react'

const tickMilliseconds = 60_000

/** An instant that goes on by itself, a minute at a time, from the one for which the server has made the page. */
export function useNow(start: string): string {
  const [told, setTold] = useState({ start, now: start })

  useEffect(() => {
    const began = Date.now()
    const tick = () => setTold({ start, now: after(start, Date.now() - began) })
    const timer = setInterval(tick, tickMilliseconds)
    return () => clearInterval(timer)
  }, [start])

  return told.start === start ? told.now : start
}

const after = (start: string, milliseconds: number): string =>
  new Date(Date.parse(start) + milliseconds).toISOString()
