import {
  buildVersionCollectionFields,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
} from 'payload'

import { Refused } from '#kernel/refused.ts'
import { sortPathsOf } from '#domain/api/query-budget.ts'
import { unknownSort } from '#domain/api/unknown-filter.ts'

type FieldsOf = (slug: string) => readonly FlattenedField[]

/**
 * A list that is to be sorted by what it does not know is refused: Payload leaves that out, and the first page would
 * not hold what comes first. Only calls are judged: what a view of the panel remembers may be of a version before.
 */
export function refuseUnknownSort(
  req: PayloadRequest,
  slug: CollectionSlug,
  of: 'records' | 'versions' = 'records',
): void {
  const { collections, config } = req.payload
  const known: Partial<typeof collections> = collections
  const fieldsOf: FieldsOf = (name) => known[name as CollectionSlug]?.config.flattenedFields ?? []
  const fields =
    of === 'records' ? fieldsOf(slug) : buildVersionCollectionFields(config, collections[slug].config, true)

  const unknown = sortPathsOf(req.query.sort).filter(
    (path) => !always.has(path) && !isSortable(fields, path.split('.'), fieldsOf),
  )
  if (unknown.length > 0) throw new Refused('validation', {}, unknown.map(unknownSort))
}

/** By these every list goes on in the end, whether its records have them or not. */
const always = new Set(['createdAt', 'id'])

function isSortable(
  fields: readonly FlattenedField[],
  [name = '', ...rest]: readonly string[],
  fieldsOf: FieldsOf,
): boolean {
  const isLast = rest.length === 0
  if (name === 'id' && isLast) return true
  const field = fields.find((each) => each.name === name)
  if (!field || field.type === 'blocks' || ('virtual' in field && field.virtual === true)) return false
  if ('flattenedFields' in field) return !isLast && isSortable(field.flattenedFields, rest, fieldsOf)
  // What else there is in JSON, nobody knows beforehand.
  if (isLast || field.type === 'json') return true

  const isRelation = 'relationTo' in field && typeof field.relationTo === 'string'
  return isRelation && isSortable(fieldsOf(field.relationTo), rest, fieldsOf)
}
