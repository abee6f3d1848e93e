'use client'

import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds for the window, as long as it does; on the server none does. */
export function useMatches(query: string): boolean {
  const follow = useCallback(
    (tell: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', tell)

      return () => media.removeEventListener('change', tell)
    },
    [query],
  )

  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  )
}
