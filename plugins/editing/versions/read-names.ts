import type { CollectionSlug, PayloadRequest } from 'payload'

import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import type { SectionChange } from '#domain/content/section-changes.ts'

import { type Blocks, describeChange } from './describe-change.ts'
import type { NameOf } from './describe-fields.ts'

/** What the pictures, files and pages are called that these sections name. */
export async function readNames(
  req: PayloadRequest,
  changes: readonly SectionChange[],
  blocks: Blocks = req.payload.blocks,
): Promise<NameOf> {
  const wanted = new Map<string, Set<string>>()
  const note: NameOf = (collection, id) => {
    wanted.set(collection, (wanted.get(collection) ?? new Set()).add(id))
    return ''
  }
  for (const { before, after, ...places } of changes) {
    // One at a time, since what both name the same way is no change.
    describeChange({ ...places, before, after: null }, blocks, note)
    describeChange({ ...places, before: null, after }, blocks, note)
  }
  const names = new Map<string, string>()
  for (const [collection, ids] of wanted) {
    for (const [id, name] of await namesIn(req, collection, [...ids])) names.set(`${collection} ${id}`, name)
  }

  return (collection, id) => names.get(`${collection} ${id}`) ?? 'gelöscht'
}

async function namesIn(req: PayloadRequest, collection: string, ids: string[]): Promise<[string, string][]> {
  const title = req.payload.collections[collection as CollectionSlug]?.config.admin.useAsTitle ?? 'id' // as the field says
  const docs = await findRecords(asUser(req), collection as CollectionSlug, {
    where: { id: { in: ids } },
    select: { [title]: true },
    limit: 1000,
  })

  return docs.map((doc) => {
    const name = new Map(Object.entries(doc)).get(title)
    return [doc.id, typeof name === 'string' && name !== '' ? name : 'ohne Namen']
  })
}
