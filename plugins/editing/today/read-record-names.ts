import type { PayloadRequest } from 'payload'

import { type DraftedSlug, draftedSlugs } from '#domain/content/drafted-slug.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

/** What records are called, without what the person may not read, and without what lies in the trash. */
export async function readRecordNames(
  req: PayloadRequest,
  places: readonly { of: DraftedSlug; record: string }[],
): Promise<ReadonlyMap<string, string>> {
  const named = await Promise.all(
    draftedSlugs.map(async (slug) => {
      const ids = places.filter(({ of }) => of === slug).map(({ record }) => record)
      return ids.length === 0
        ? []
        : findRecords(asUser(req), slug, { where: { id: { in: ids } }, select: { name: true } })
    }),
  )

  return new Map(named.flat().map(({ id, name }) => [id, name || 'Ohne Namen']))
}
