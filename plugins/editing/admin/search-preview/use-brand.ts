'use client'

import { useEffect, useState } from 'react'

import type { Division } from '#cms/payload-types.ts'
import { callOf } from '#domain/api/call-of.ts'
import type { ListContract } from '#domain/api/list.contract.ts'

type Known = Pick<Division, 'id' | 'name' | 'description' | 'hosts' | 'isDefault'>

const readDivisions = callOf<ListContract<'divisions', keyof Known>>('get', '/api/divisions')

/** What a page is shown with besides its own words, by the brand that it belongs to. */
export function useBrand(division: string) {
  const [all, setAll] = useState<readonly Known[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const query = { depth: 0, limit: 200 }
    void readDivisions(fetch, { signal: leaving.signal, query }).then(
      (answer) => answer.ok && setAll(answer.body.docs),
    )
    return () => leaving.abort()
  }, [])
  const brand = all.find(({ id, isDefault }) => (division ? id === division : isDefault))

  return {
    name: brand?.name ?? 'Website',
    description: brand?.description ?? '',
    host: brand?.hosts?.[0] ?? (typeof location === 'undefined' ? '' : location.hostname),
    picture: null,
  }
}
