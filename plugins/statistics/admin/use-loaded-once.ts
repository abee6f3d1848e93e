'use client'

import { useRef } from 'react'

import type { Outcome } from '#domain/api/call-of.ts'
import { type First, type Loaded, useLoaded } from '#plugins/desk/kit.port.ts'

/** As `useLoaded`; but what came with the page is asked for again only where somebody wants it anew. */
export function useLoadedOnce<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Outcome<Data>>,
  first: First<Data> | null,
): Loaded<Data> {
  const isTaken = useRef(false)
  const loadOnce = async (signal: AbortSignal): Promise<Outcome<Data>> => {
    if (isTaken.current || first?.key !== key) return load(signal)
    isTaken.current = true

    return { ok: true, status: 200, body: first.data }
  }

  return useLoaded(key, loadOnce, first)
}
