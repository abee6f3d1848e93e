import type { PayloadRequest } from 'payload'

import { readDivisions } from '#collections/shared/divisions.ts'
import { idOf } from '#kernel/access/caller.ts'
import { Refused } from '#kernel/refused.ts'

import { brandOf } from './read-page-tree.ts'
import { readStoredPages } from './read-stored-pages.ts'

type Placed = { id: string; name: string; path: string; type: string }

/** A page among all of its brand, as they are placed now. */
export async function pagesOfBrand(
  req: PayloadRequest,
  id: string,
): Promise<{ page: Placed; pages: Placed[]; brand: string | null }> {
  const divisions = await readDivisions(req)
  const stored = await readStoredPages(req)
  const page = stored.find((each) => each.id === id)
  if (!page) throw new Refused('unknown-record')
  const brand = brandOf(divisions, page.division)
  const own = stored.filter(({ division }) => brandOf(divisions, division) === brand)
  const placed = ({ id, name, path, type }: (typeof own)[number]) => ({ id, name: name ?? '', path, type })

  return { page: placed(page), pages: own.map(placed), brand }
}

/** Whoever stands at a path of a brand, or will once its draft is published. */
export async function pagesAtPath(
  req: PayloadRequest,
  { path, division }: { path: string; division: unknown },
): Promise<{ id: string; name: string }[]> {
  if (path === '') return []
  const divisions = await readDivisions(req)
  const brand = brandOf(divisions, division ? idOf(division) : null)

  return (await readStoredPages(req))
    .filter((page) => page.path === path && brandOf(divisions, page.division) === brand)
    .map(({ id, name }) => ({ id, name: name ?? '' }))
}
