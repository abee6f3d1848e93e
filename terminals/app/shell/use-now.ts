import { useEffect, useState } from 'react'

/** What time it is on this device, in ms, looked at every so many seconds. */
export function useNow(everySeconds = 1): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everySeconds * 1000)
    return () => clearInterval(timer)
  }, [everySeconds])

  return now
}
