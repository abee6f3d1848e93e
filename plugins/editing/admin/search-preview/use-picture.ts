'use client'

import { useEffect, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { ReadContract } from '#domain/api/read.contract.ts'
import { picturePath } from '#domain/content/media-paths.ts'

const readImage = callOf<ReadContract<'images'>>('get', '/api/images/{id}')

/** The address of a picture by its id, once it is known. */
export function usePicture(id: string | null): string | null {
  const [found, setFound] = useState<{ id: string; address: string } | null>(null)
  useEffect(() => {
    if (!id) return undefined
    const leaving = new AbortController()
    void readImage(fetch, { signal: leaving.signal, params: { id }, query: { depth: 0 } }).then((answer) => {
      if (!answer.ok) return
      const { version, extension } = answer.body
      if (version && extension) setFound({ id, address: picturePath({ id, version, extension }, 'small') })
    })
    return () => leaving.abort()
  }, [id])

  return found && found.id === id ? found.address : null
}
