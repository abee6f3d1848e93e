import type { CollectionSlug, FlattenedField, SanitizedCollectionConfig } from 'payload'

import type { Reach } from '#domain/api/query-budget.ts'

export type Collections = Readonly<Record<string, { config: SanitizedCollectionConfig }>>
/** A collection that a path enters, from one record or through a list of them. */
type Entered = { slug: CollectionSlug; isMany: boolean }
export type Followed = Reach & { fields: readonly FlattenedField[]; entered: readonly Entered[] }

type Way = { lists: string[]; fields: FlattenedField[]; entered: Entered[] }
type Place = { fields: readonly FlattenedField[]; segments: readonly string[]; prefix: string }

/**
 * Follows the path of a condition or of a sort through the fields, as the database would join for it. Where the
 * fields end, Payload refuses the path or leaves it out.
 */
export function followPath(collections: Collections, slug: string, path: string): Followed {
  const fields = collections[slug]?.config.flattenedFields ?? []
  const way: Way = { lists: [], fields: [], entered: [] }
  step(collections, way, startOf(slug, fields, path.split('.')))

  return { ...way, hops: way.entered.length }
}

/** Versions hold the record below `version` and name it as `parent`. */
function startOf(slug: string, fields: readonly FlattenedField[], segments: readonly string[]): Place {
  const [first = ''] = segments
  const isOwn = fields.some(({ name }) => name === first)
  if (isOwn || (first !== 'version' && first !== 'parent')) return { fields, segments, prefix: '' }
  if (first === 'version') return { fields, segments: segments.slice(1), prefix: '' }

  // What Payload adds to versions; only name and target matter here.
  const parent = { name: 'parent', type: 'relationship', relationTo: slug } as FlattenedField
  return { fields: [parent], segments, prefix: '' }
}

function step(collections: Collections, way: Way, { fields, segments, prefix }: Place): void {
  const [name = '', ...rest] = segments
  const field = fields.find((each) => each.name === name)
  if (!field) return

  const here = `${prefix}${name}`
  way.fields.push(field)
  if ('virtual' in field && typeof field.virtual === 'string') {
    return step(collections, way, { fields, segments: field.virtual.split('.'), prefix })
  }
  if (holdsMany(field)) way.lists.push(here)

  const target = targetOf(field)
  if (target !== null) {
    const isKeyOnly = rest.length === 0 || (rest.length === 1 && rest[0] === 'id')
    if (isKeyOnly && field.type !== 'join') return
    way.entered.push({ slug: target, isMany: holdsMany(field) })
    const related = collections[target]?.config.flattenedFields ?? []
    return step(collections, way, { fields: related, segments: rest, prefix: `${here}.` })
  }
  if ('flattenedFields' in field) {
    step(collections, way, { fields: field.flattenedFields, segments: rest, prefix: `${here}.` })
  }
}

/** What lies in a table of its own, with a row per entry. */
function holdsMany(field: FlattenedField): boolean {
  if (field.type === 'array' || field.type === 'join') return true
  if ('hasMany' in field && field.hasMany === true) return true

  return 'relationTo' in field && Array.isArray(field.relationTo)
}

/** The collection that a relation leads to, where it leads to one. */
function targetOf(field: FlattenedField): CollectionSlug | null {
  if (field.type === 'join') return typeof field.collection === 'string' ? field.collection : null
  if (field.type !== 'relationship' && field.type !== 'upload') return null

  return typeof field.relationTo === 'string' ? field.relationTo : null
}
