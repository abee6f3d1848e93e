import { useEffect } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { noteOpenedContract } from '#domain/operations/palette/palette.contract.ts'

const note = callOf<typeof noteOpenedContract>('post', '/api/desk/opened')
const stayMs = 1000

/** Keeps which records somebody has opened; what they only pass by is none of them. */
export function useNoteOpened(pathname: string, home: string): void {
  useEffect(() => {
    const below = pathname.startsWith(`${home}/collections/`) ? pathname.slice(home.length) : ''
    const [, , slug, id, ...more] = below.split('/')
    if (!slug || !id || id.length !== uuidLength || more.length > 0) return
    // It is a help and no work: where it fails, nobody has to know.
    const timer = setTimeout(() => void note(browserFetch, { body: { slug, id } }), stayMs)

    return () => clearTimeout(timer)
  }, [pathname, home])
}

const uuidLength = 36

const browserFetch: typeof fetch = (...given) => fetch(...given)
