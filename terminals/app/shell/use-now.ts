import { useEffect, useState } from 'react'

import { houseNow } from '../connection/house-clock.ts'

/** What time it is in the house, in ms, looked at every so many seconds. */
export function useNow(everySeconds = 1): number {
  const [now, setNow] = useState(houseNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(houseNow()), everySeconds * 1000)
    return () => clearInterval(timer)
  }, [everySeconds])

  return now
}
