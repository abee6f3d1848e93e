'use client'

import { useEffect, useState } from 'react'

/** An instant that goes on by itself, from the one for which the server has made the page. */
export function useNow(start: string, everySeconds = 60): string {
  const [told, setTold] = useState({ start, now: start })

  useEffect(() => {
    const began = Date.now()
    const tick = () => setTold({ start, now: after(start, Date.now() - began) })
    const timer = setInterval(tick, everySeconds * 1000)
    return () => clearInterval(timer)
  }, [start, everySeconds])

  return told.start === start ? told.now : start
}

const after = (start: string, milliseconds: number): string =>
  new Date(Date.parse(start) + milliseconds).toISOString()
