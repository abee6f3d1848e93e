import { queryBudgets } from '#domain/api/query-budget.ts'
import type { QueryMeasure } from '#domain/api/query-budget.texts.ts'

export type HostileQuery = { what: QueryMeasure; query: string }

/** So many conditions on one path. */
export const conditions = (count: number, path = 'name'): string =>
  each(count, (place) => `where[or][${place}][${path}][equals]=a${place}`)

/** Queries of `menus` that are each a little or far too large for the asker. */
export function hostileQueries(asker: keyof typeof queryBudgets): HostileQuery[] {
  const most = queryBudgets[asker]
  const lists = [
    'catalog.category.name',
    'catalog.products.name',
    'branches.tags.name',
    'branches.images.alt',
  ]

  return [
    { what: 'conditions', query: conditions(most.conditions + 1) },
    { what: 'conditions', query: conditions(200, 'branches.division.name') },
    { what: 'conditions', query: conditions(400, 'branches.division.name') },
    { what: 'conditions', query: `where=${encodeURIComponent(asJson(400))}` },
    {
      what: 'conditions',
      query: `joins[orders][where]${conditions(31).replaceAll('&where', '&joins[orders][where]').slice(5)}`,
    },
    { what: 'words', query: `where[name][like]=${'a+'.repeat(most.words)}a` },
    { what: 'nesting', query: `where=${encodeURIComponent(nested(most.nesting + 1))}` },
    { what: 'nesting', query: `where=${encodeURIComponent(nested(3000))}` },
    {
      what: 'hops',
      query: 'where[branches.division.imprint.seo.image.alt][equals]=a'.replace('imprint', 'contact.imprint'),
    },
    { what: 'hops', query: 'sort=branches.division.contact.imprint.path' },
    { what: 'lists', query: lists.map((path) => `where[${path}][like]=a`).join('&') },
    { what: 'values', query: `where[id][in]=${'a,'.repeat(most.values)}a` },
    { what: 'characters', query: `where[name][like]=${'a'.repeat(most.characters + 1)}` },
    { what: 'sortFields', query: `sort=${'name,'.repeat(most.sortFields)}createdAt` },
    { what: 'depth', query: 'depth=99' },
    { what: 'depth', query: `depth=${most.depth + 1}` },
    { what: 'fields', query: each(most.fields + 1, (place) => `select[f${place}]=true`) },
    { what: 'fields', query: each(most.fields + 1, (place) => `populate[products][f${place}]=true`) },
    { what: 'fields', query: each(most.fields + 1, (place) => `joins[f${place}]=false`) },
  ]
}

const each = (count: number, say: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => say(place)).join('&')

const asJson = (count: number): string =>
  JSON.stringify({
    or: Array.from({ length: count }, (_, place) => ({ 'branches.name': { equals: `a${place}` } })),
  })

const nested = (levels: number): string =>
  `${'{"and":['.repeat(levels)}{"name":{"equals":"a"}}${']}'.repeat(levels)}`
