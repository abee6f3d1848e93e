import type { CollectionBeforeChangeHook, Where } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { divisionNamed, ownedBy } from './divisions.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'

type Options = {
  field: string
  /** Whether a record that names no division is the default one's, or stands beside those of every division. */
  withoutDivision: 'of the default' | 'for all'
  message: string
}

type Stored = Record<string, unknown> & { id: string; division?: unknown; _status?: unknown }

/** The records of exactly this division, or exactly those for all. */
export const ofExactly = (division: unknown): Where =>
  division ? { division: { equals: idOf(division) } } : { division: { exists: false } }

/** Two divisions may both use a key, one division may not use it twice. Decisions 1. */
export function uniqueInDivision({
  field,
  withoutDivision,
  message,
}: Options): CollectionBeforeChangeHook<Stored> {
  return async function refuseTwin({ collection, data, operation, originalDoc, req }) {
    const record = { ...originalDoc, ...data }
    const isUpdate = operation === 'update'
    // A change that is only a draft is seen by nobody yet; it is asked again when it is published.
    if (!record[field] || (isUpdate && data._status === 'draft')) return data

    // Two that arrive together must see each other.
    await holdUntilCommit(req, collection.slug)
    const scope =
      withoutDivision === 'for all'
        ? ofExactly(record.division)
        : ownedBy(await divisionNamed(req, record.division))
    const docs = await findRecords(asSystem(req), collection.slug, {
      where: {
        and: [
          { [field]: { equals: record[field] } },
          scope,
          ...(isUpdate ? [{ id: { not_equals: originalDoc?.id } }] : []),
        ],
      },
      select: {},
      limit: 1,
    })
    if (docs.length > 0) refuseFields([{ field, message, code: 'validation' }])

    return data
  }
}
