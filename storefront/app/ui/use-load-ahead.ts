import { useEffect } from 'react'

/** Loads what will most likely be opened, once the page has done what it was asked for. */
export function useLoadAhead(load: () => Promise<unknown>, milliseconds: number): void {
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => undefined), milliseconds) // Whoever opens it is told.
    return () => clearTimeout(timer)
  }, [load, milliseconds])
}
