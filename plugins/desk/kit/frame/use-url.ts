'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback } from 'react'

import { changedQuery } from '../filters/filter-url.ts'

type Change = (changes: Readonly<Record<string, string | null>>, how?: 'push' | 'replace') => void

/**
 * What a view keeps in its address, so that it can be sent, reloaded and gone back to. `replace` is for what changes
 * with every letter or key: nobody wants to go back through those.
 */
export function useUrl(): { params: URLSearchParams; change: Change } {
  const params = useSearchParams()
  const change = useCallback<Change>((changes, how = 'push') => {
    const { pathname, search } = window.location
    const query = changedQuery(search, changes)
    if (query === search) return
    window.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', `${pathname}${query}`)
  }, [])

  return { params, change }
}
