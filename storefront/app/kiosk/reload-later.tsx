import { useEffect } from 'react'

import { isServerThere } from './upkeep.ts'

const everyMs = 15_000

/** Loads the page anew as soon as somebody answers, for the browser's own page about a lost network leads nowhere. */
export function ReloadLater() {
  useEffect(() => {
    const timer = setInterval(async () => {
      if (await isServerThere()) window.location.reload()
    }, everyMs)
    return () => clearInterval(timer)
  }, [])

  return null
}
