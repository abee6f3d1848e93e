import { useEffect, useState } from 'react'

const tickMilliseconds = 20_000

/** The instant the page was made for, then the visitor's clock: rules take it as an argument. */
export function useNow(at: string): Temporal.Instant {
  const [now, setNow] = useState(() => Temporal.Instant.from(at))

  useEffect(() => {
    setNow(Temporal.Now.instant())
    const timer = setInterval(() => setNow(Temporal.Now.instant()), tickMilliseconds)
    return () => clearInterval(timer)
  }, [])

  return now
}
