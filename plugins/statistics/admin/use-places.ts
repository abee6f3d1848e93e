'use client'

import { callOf } from '#domain/api/call-of.ts'
import type { ListContract } from '#domain/api/list.contract.ts'
import { useLoaded } from '#plugins/desk/kit.port.ts'

const readBranches = callOf<ListContract<'branches', 'id' | 'name'>>('get', '/api/branches')
const readDivisions = callOf<ListContract<'divisions', 'id' | 'name'>>('get', '/api/divisions')

/** Names by id. */
export type Places = {
  branches: Readonly<Record<string, string>>
  divisions: Readonly<Record<string, string>>
}

const query = { depth: 0, sort: 'name', limit: 200, 'select[name]': true }

/** Where figures can be narrowed to; until the names are there nothing can be chosen. */
export function usePlaces(): Places {
  const branches = useLoaded('branches', (signal) => readBranches(fetch, { signal, query }))
  const divisions = useLoaded('divisions', (signal) => readDivisions(fetch, { signal, query }))

  return { branches: namesOf(branches.data?.docs), divisions: namesOf(divisions.data?.docs) }
}

const namesOf = (docs: readonly { id: string; name: string }[] = []): Record<string, string> =>
  Object.fromEntries(docs.map(({ id, name }) => [id, name]))
