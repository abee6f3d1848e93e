import type { FieldHook } from 'payload'

import { copyKey } from '#domain/content/copy-key.ts'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

/**
 * A copy cannot have the key of its record. Payload writes „- Copy“ behind it, which no address may hold, or
 * leaves it where the collection itself says what is unique.
 */
export const keyOfCopy: FieldHook = async ({ collection, field, req, value }) => {
  if (typeof value !== 'string' || value === '' || !collection || !field.name) return value

  const docs = await findRecords(asSystem(req), collection.slug, {
    where: { [field.name]: { like: '-kopie' } },
    select: { [field.name]: true },
    limit: 5000,
  })
  const name = field.name
  const taken = new Set(docs.flatMap((doc) => new Map(Object.entries(doc)).get(name) ?? []).map(String))
  const most = 'maxLength' in field && typeof field.maxLength === 'number' ? field.maxLength : 64

  return copyKey(value, taken, most)
}
