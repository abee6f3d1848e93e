import { useEffect, useMemo, useState } from 'react'

const tickMilliseconds = 20_000

/**
 * The instant the page was made for, then the visitor's clock: rules take it as an argument. What only the browser
 * makes knows no such instant, and goes by the visitor's clock at once.
 */
export function useNow(at?: string): Temporal.Instant {
  const [now, setNow] = useState(() => (at ? Temporal.Instant.from(at) : Temporal.Now.instant()))

  useEffect(() => {
    setNow(Temporal.Now.instant())
    const timer = setInterval(() => setNow(Temporal.Now.instant()), tickMilliseconds)
    return () => clearInterval(timer)
  }, [])

  return now
}

/** The start of the minute: rules are no finer, so what follows from it stays the same object until the next. */
export function useMinuteOf(now: Temporal.Instant): Temporal.Instant {
  const minute = Math.floor(now.epochMilliseconds / 60_000)

  return useMemo(() => Temporal.Instant.fromEpochMilliseconds(minute * 60_000), [minute])
}
