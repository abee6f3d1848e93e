'use client'

import { useSyncExternalStore } from 'react'

const phone = '(max-width: 640px)'

/** Whether there is room for no more than one day beside its times. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(phone).matches,
    () => false,
  )

function follow(tell: () => void): () => void {
  const media = matchMedia(phone)
  media.addEventListener('change', tell)

  return () => media.removeEventListener('change', tell)
}
