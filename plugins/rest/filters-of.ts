import {
  type FlattenedField,
  parseParams,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'

import { lostNames } from '#kernel/api/lost-names.ts'
import { Refused } from '#kernel/refused.ts'
import { unknownFilter } from '#domain/api/unknown-filter.ts'
import { boundOf, type PeriodBound } from '#domain/api/list-filters.ts'

type Query = Readonly<Record<string, unknown>>
/** Of a request, what is asked by its address. */
type Asked = Pick<PayloadRequest, 'query' | 'searchParams'>
type Collection = Pick<SanitizedCollectionConfig, 'flattenedFields' | 'custom'>

const filterable = new Set<FlattenedField['type']>([
  'relationship',
  'upload',
  'select',
  'radio',
  'checkbox',
  'text',
  'email',
  'number',
])
/** What Payload reads of the address of a list, and the panel sends along. */
const ofPayload = new Set([
  'depth',
  'draft',
  'fallback-locale',
  'fallbackLocale',
  'flattenLocales',
  'joins',
  'limit',
  'locale',
  'page',
  'pagination',
  'populate',
  'select',
  'sort',
  'trash',
  'where',
])
/** What it reads besides where many records are changed. */
const ofChanges = [
  'autosave',
  'overrideLock',
  'publishAllLocales',
  'publishSpecificLocale',
  'unpublishAllLocales',
  // Refused in words of its own, since pictures are cropped one by one.
  'uploadEdits',
]
const period = ['from', 'to']
const notFilters = new Set([...ofPayload, ...period])
/** Made when a record is read, so the database has nothing to compare with. */
const madeUp = new Set(['thumbnailURL'])

/** The fields that a list can be filtered by as plain parameters; `from` and `to` are its period, whatever fields it has. */
export function filterNames({ flattenedFields }: Collection): string[] {
  return flattenedFields
    .filter(({ type, name }) => filterable.has(type) && !notFilters.has(name) && !madeUp.has(name))
    .map(({ name }) => name)
}

/** Which date counts for `from` and `to`: the one that the collection names, else that of its creation. */
export function periodField({ custom }: Collection): string {
  const { periodField: named } = custom as { periodField?: string }
  return named ?? 'createdAt'
}

/**
 * `?user=…&branch=…&from=…&to=…` as a where-query; several values are separated by commas, and a text that has one is
 * also looked for as it is. What is no filter is refused: a list that leaves out one that was misspelled says that everything fits.
 */
export function filtersOf(collection: Collection, asked: Asked): Where[] {
  const { query } = asked
  const names = new Set(filterNames(collection))
  refuseUnknown(asked, [...names, ...period])
  const texts = new Set(
    collection.flattenedFields.filter(({ type }) => type === 'text').map(({ name }) => name),
  )
  const equal = Object.entries(query).flatMap(([name, value]) =>
    names.has(name) ? [{ [name]: { in: valuesOf(name, value, texts) } }] : [],
  )

  return [...equal, ...periodOf(collection, query)]
}

/** The query with its plain filters in `where`, which is all that Payload's other calls on many records understand. */
export function withFilters(collection: Collection, asked: Asked): Asked['query'] {
  const { query } = asked
  const filters = filtersOf(collection, asked)
  if (filters.length === 0) return query
  const { where } = parseParams({ ...query })
  const kept = Object.entries(query).filter(([name]) => ofPayload.has(name))

  return { ...Object.fromEntries(kept), where: { and: [...(where ? [where] : []), ...filters] } }
}

/** Where only `where` narrows, every plain filter is refused: a change of many must not mean more than was asked. */
export function refuseFilters(asked: Asked): void {
  refuseUnknown(asked, ofChanges)
}

function refuseUnknown(asked: Asked, known: readonly string[]): void {
  const names = Object.keys(asked.query).filter((name) => !ofPayload.has(name) && !known.includes(name))
  const unknown = [...new Set([...names, ...lostNames(asked)])]
  if (unknown.length > 0) throw new Refused('validation', {}, unknown.map(unknownFilter))
}

function valuesOf(name: string, value: unknown, texts: ReadonlySet<string>): string[] {
  if (typeof value === 'string') {
    const each = value.split(',').slice(0, 100)

    return each.length > 1 && texts.has(name) ? [value, ...each] : each
  }
  throw new Refused('validation', {}, [
    { field: name, code: 'validation', message: 'Dieser Filter hat einen ungültigen Wert.' },
  ])
}

function periodOf(collection: Collection, query: Query): Where[] {
  const bounds: PeriodBound[] = ['from', 'to']

  return bounds
    .filter((bound) => query[bound] !== undefined)
    .map((bound) => {
      const read = boundOf(String(query[bound]), bound)
      if (!read) throw notADay(bound)
      const operator =
        bound === 'from' ? 'greater_than_equal' : read.isExcluded ? 'less_than' : 'less_than_equal'
      return { [periodField(collection)]: { [operator]: read.at } }
    })
}

function notADay(field: string): Refused {
  const message = 'Bitte geben Sie einen Tag (JJJJ-MM-TT) oder einen Zeitpunkt an.'
  return new Refused('validation', {}, [{ field, message, code: 'validation' }])
}
