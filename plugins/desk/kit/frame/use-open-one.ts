'use client'

import { useCallback } from 'react'

import { useUrl } from './use-url.ts'

const openName = 'offen'

/** Which record is open beside the list, kept in the address: going back closes it, and a link opens it. */
export function useOpenOne() {
  const { params, change } = useUrl()
  const openId = params.get(openName)
  const open = useCallback(
    (id: string) => change({ [openName]: id }, openId === null ? 'push' : 'replace'),
    [change, openId],
  )
  const close = useCallback(() => change({ [openName]: null }), [change])

  return { openId, open, close }
}
