import { useEffect, useState } from 'react'

export function useIsFullscreen(): boolean {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const say = () => setIsFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', say)
    return () => document.removeEventListener('fullscreenchange', say)
  }, [])

  return isFull
}

/** Telephones of some makers refuse it. */
export function toggleFullscreen(): void {
  const asked = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.()
  void asked?.catch(() => undefined)
}
