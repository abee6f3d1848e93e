import type { PayloadRequest } from 'payload'

import { recordId } from '#domain/api/record-id.contract.ts'
import { type Filter, filtersOf, groupings } from '#domain/insight/statistics/figure-terms.data.ts'
import { wordOfKey } from '#domain/insight/statistics/key-words.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

import { allFilters, type Choice } from '../admin/statistics-choice.ts'
import { labelsOf } from '../business/figures/labels-of-orders.ts'

/** By what a view is narrowed, and to what: `Filiale: Wien`, `Produkt: Pizza`; a record that is gone has no name. */
export async function narrowedInWords(req: PayloadRequest, { places, filters }: Choice): Promise<string[]> {
  const named = await Promise.all([
    placeIn(req, 'Filiale', 'branches', places.branch),
    placeIn(req, 'Organisation', 'divisions', places.division),
    ...allFilters.map(async (name) => {
      const key = filters[name]
      return key === undefined ? null : `${groupings[name]}: ${await labelOf(req, name, key)}`
    }),
  ])

  return named.filter((words) => words !== null)
}

async function placeIn(
  req: PayloadRequest,
  kind: string,
  slug: 'branches' | 'divisions',
  id: string | undefined,
): Promise<string | null> {
  if (id === undefined) return null
  const [place] = recordId.safeParse(id).success
    ? await findRecords(asUser(req), slug, {
        where: { id: { equals: id } },
        select: { name: true },
        limit: 1,
      })
    : []

  return `${kind}: ${place?.name ?? 'unbekannt'}`
}

/** What visits alone are narrowed by is called as their rows are, everything else as those of orders. */
async function labelOf({ payload }: PayloadRequest, name: Filter, key: string): Promise<string> {
  const ofBusiness: readonly Filter[] = filtersOf.business
  if (!ofBusiness.includes(name)) return wordOfKey(name, key) ?? key

  return (await labelsOf(payload.db.pool, name, [key]))(key)
}
