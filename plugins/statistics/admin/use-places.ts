'use client'

import { callOf } from '#domain/api/call-of.ts'
import type { ListContract } from '#domain/api/list.contract.ts'

import { type FirstPage, firstOf } from './first-page.ts'
import { useLoadedOnce } from './use-loaded-once.ts'

const readBranches = callOf<ListContract<'branches', 'id' | 'name'>>('get', '/api/branches')
const readDivisions = callOf<ListContract<'divisions', 'id' | 'name'>>('get', '/api/divisions')

/** What places are called. */
export type Names = { docs: readonly { id: string; name: string }[] }
/** Names by id. */
export type Places = {
  branches: Readonly<Record<string, string>>
  divisions: Readonly<Record<string, string>>
}

const query = { depth: 0, sort: 'name', limit: 200, 'select[name]': true }

/** Where figures can be narrowed to; until the names are there nothing can be chosen. */
export function usePlaces(first: FirstPage | null): Places {
  const branches = useLoadedOnce<Names>(
    'branches',
    (signal) => readBranches(fetch, { signal, query }),
    firstOf(first, 'branches', first?.branches),
  )
  const divisions = useLoadedOnce<Names>(
    'divisions',
    (signal) => readDivisions(fetch, { signal, query }),
    firstOf(first, 'divisions', first?.divisions),
  )

  return { branches: namesOf(branches.data), divisions: namesOf(divisions.data) }
}

const namesOf = (names: Names | null): Record<string, string> =>
  Object.fromEntries(names?.docs.map(({ id, name }) => [id, name]) ?? [])
