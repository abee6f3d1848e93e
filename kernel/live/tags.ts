import { isUuid } from '#domain/api/is-uuid.ts'

const recordTag = (collection: string, key: string) => `${collection}:${key}`
const anyRecordTag = (collection: string) => recordTag(collection, '*')

/**
 * What records are read by. Whoever names them by their ids hears of those alone, and of changes of which nobody says
 * what they concern: one that is not there yet is told under its own id when it is made.
 */
export function tagsOfReading(collection: string, where: unknown): string[] {
  const ids = idsMeant(where)

  return ids ? [anyRecordTag(collection), ...ids.map((id) => recordTag(collection, id))] : [collection]
}

/** A record is told by its id and, where guests know it only by its public key, by that key. */
export function tagsOfChange(collection: string, keys: readonly string[]): string[] {
  return [collection, ...keys.map((key) => recordTag(collection, key))]
}

/** What has to end: where a collection is told and none of its records, any of them may have changed. */
export function tagsThatEnd(told: readonly string[]): string[] {
  const isVague = (tag: string) => !tag.includes(':') && !told.some((each) => each.startsWith(`${tag}:`))

  return [...told, ...told.filter(isVague).map(anyRecordTag)]
}

type Condition = { id?: { equals?: unknown; in?: unknown }; and?: unknown }

/** The ids outside of which no record fits, as the database spells them; null where the condition names none. */
export function idsMeant(where: unknown): string[] | null {
  const { id, and } = (where ?? {}) as Condition
  const named = id?.equals === undefined ? id?.in : [id.equals]
  if (areIds(named)) return named.map((each) => each.toLowerCase())
  // Of several lists of conditions at one place Payload takes the last alone.
  if (!Array.isArray(and) || Object.keys(where as object).length > 1) return null

  return and.reduce<string[] | null>((found, each) => found ?? idsMeant(each), null)
}

const areIds = (named: unknown): named is string[] =>
  Array.isArray(named) && named.length > 0 && named.every((id) => typeof id === 'string' && isUuid(id))
