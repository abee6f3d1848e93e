'use client'

import { useSyncExternalStore } from 'react'

const narrow = '(max-width: 1024px)'

/** Whether there is no room for something beside a view. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(narrow).matches,
    () => false,
  )

function follow(tell: () => void): () => void {
  const media = matchMedia(narrow)
  media.addEventListener('change', tell)

  return () => media.removeEventListener('change', tell)
}
