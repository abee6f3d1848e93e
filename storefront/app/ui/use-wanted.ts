import { useState } from 'react'

/**
 * A late part that somebody asks for by a button, which stays, and keeps the focus, until the part is there. Where its
 * script is lost the part says so in its place.
 */
export function useWanted(load: () => Promise<void>, isWantedAtFirst: boolean) {
  const [isWanted, setIsWanted] = useState(isWantedAtFirst)
  const [isLoading, setIsLoading] = useState(false)

  const want = (onThere?: () => void) => {
    const show = () => {
      setIsWanted(true)
      onThere?.()
    }
    setIsLoading(true)
    void load().then(show, show)
  }

  return { isWanted, isLoading, want }
}
