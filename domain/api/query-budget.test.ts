import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { excessOf, excessOfReach, queryBudgets, sortPathsOf, wherePathsOf } from './query-budget.ts'
import { queryExcessText } from './query-budget.texts.ts'

const { guest, staff } = queryBudgets

const many = (count: number) => Array.from({ length: count }, (_, place) => ({ name: { like: `a${place}` } }))
const nested = (levels: number): object =>
  levels === 0 ? { name: { equals: 'a' } } : { [levels % 2 ? 'and' : 'or']: [nested(levels - 1)] }
const measureOf = (asked: object, budget: typeof guest = guest) => excessOf(asked, budget)?.what ?? null

describe('a query stays within the budget of a guest', () => {
  it.each([
    ['that asks for nothing', {}],
    ['without conditions', { where: {} }],
    ['with 30 conditions', { where: { or: many(30) } }],
    ['with one group per level', { where: nested(5) }],
    ['with 100 values', { where: { id: { in: Array(100).fill('a') } } }],
    ['with values separated by commas', { where: { id: { in: Array(100).fill('a').join() } } }],
    ['with a moment', { where: { placedAt: { less_than: new Date(0) } } }],
    ['with a long text that is compared as a whole', { where: { name: { contains: 'a '.repeat(100) } } }],
    ['with a comma in a text', { where: { name: { like: 'a,'.repeat(200) } } }],
    ['sorted by three fields', { sort: '-name,price,createdAt' }],
    ['with two levels of relations', { depth: '2' }],
    ['with a depth that is none', { depth: 'tief' }],
    ['with 60 fields', { select: Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`f${n}`, true])) }],
    ['without lists of its record', { joins: { orders: false } }],
  ])('%s', (_, asked) => {
    expect(measureOf(asked)).toBeNull()
  })
})

describe('a query is too large', () => {
  it.each([
    ['conditions', { where: { or: many(31) } }],
    ['conditions', { where: { AND: many(16), oR: many(15) } }],
    ['conditions', { where: { name: Object.fromEntries(many(31).map((_, n) => [`op${n}`, 'a'])) } }],
    ['conditions', { where: { and: many(31).map(() => ({})) } }],
    ['conditions', { where: { and: Array(31).fill('x') } }],
    ['conditions', { where: { images: { contains: { or: many(31) } } } }],
    ['conditions', { where: Array(1).fill(0), joins: { orders: { where: { or: many(30) } } } }],
    ['words', { where: { name: { like: 'a '.repeat(60) } } }],
    ['words', { where: { or: many(21).map(() => ({ name: { like: 'mit viel Käse' } })) } }],
    ['nesting', { where: nested(6) }],
    ['nesting', { where: nested(4000) }],
    ['values', { where: { id: { in: Array(101).fill('a') } } }],
    ['values', { where: { id: { equals: Array(101).fill('a') } } }],
    ['values', { where: { id: { not_in: Array(101).fill('a').join() } } }],
    ['characters', { where: { name: { like: 'a'.repeat(501) } } }],
    ['characters', { where: { id: { in: ['a', 'a'.repeat(501)] } } }],
    ['characters', { where: { ['a.'.repeat(300)]: { equals: 1 } } }],
    ['characters', { sort: 'a'.repeat(501) }],
    ['sortFields', { sort: 'a,b,c,d' }],
    ['sortFields', { sort: ['a', 'b,c', '-d'] }],
    ['sortFields', { joins: { orders: { sort: 'a,b,c,d' } } }],
    ['depth', { depth: 3 }],
    ['depth', { depth: '99' }],
    ['depth', { depth: Number.POSITIVE_INFINITY }],
    ['fields', { select: Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`f${n}`, 'true'])) }],
    ['fields', { populate: { products: Object.fromEntries(many(61).map((_, n) => [n, true])) } }],
    ['fields', { joins: Object.fromEntries(many(61).map((_, n) => [n, false])) }],
    ['fields', { select: nested(5000) }],
  ])('in its %s', (what, asked) => {
    expect(measureOf(asked)).toBe(what)
  })

  it('however its conditions are spread over groups', () => {
    const leaf = fc.record({
      path: fc.constantFrom('name', 'branch.name'),
      operator: fc.constantFrom('equals', 'like'),
    })
    const anyGrouping = fc.tuple(fc.array(leaf, { minLength: 31, maxLength: 400 }), fc.array(fc.nat(4)))

    fc.assert(
      fc.property(anyGrouping, ([leaves, cuts]) => {
        const groups: object[][] = [[]]
        leaves.forEach(({ path, operator }, place) => {
          if (cuts[place % (cuts.length || 1)] === 0) groups.push([])
          groups.at(-1)?.push({ [path]: { [operator]: 'a' } })
        })
        const where = { or: groups.filter(({ length }) => length > 0).map((and) => ({ and })) }

        expect(measureOf({ where })).toBe('conditions')
        expect(measureOf({ where }, { ...guest, conditions: leaves.length })).toBeNull()
      }),
    )
  })

  it('and looks at no more of it than it needs to know that', () => {
    let seen = 0
    const watched = Array.from({ length: 10_000 }, () => ({
      get name() {
        seen += 1
        return { equals: 'a' }
      },
    }))

    expect(measureOf({ where: { or: watched } })).toBe('conditions')
    expect(seen).toBe(guest.conditions + 1)
  })
})

it('whatever is asked is judged, and never breaks the judge', () => {
  const anything = fc.anything({ maxDepth: 8 })

  fc.assert(
    fc.property(
      fc.record({
        where: anything,
        sort: anything,
        depth: anything,
        select: anything,
        populate: anything,
        joins: anything,
      }),
      (asked) => {
        const excess = excessOf(asked, guest)

        expect(excess?.most).toBe(excess ? guest[excess.what] : undefined)
        expect(excess !== null || wherePathsOf(asked.where).length <= guest.conditions).toBe(true)
      },
    ),
  )
})

it('what a guest may ask for, staff may ask for as well', () => {
  for (const [what, most] of Object.entries(guest)) {
    expect(staff[what as keyof typeof staff]).toBeGreaterThanOrEqual(most) // its own keys
  }
})

it('paths may follow two relations, and search two lists for a guest', () => {
  const within = { hops: 2, lists: ['catalog', 'catalog.products'] }

  expect(excessOfReach([within, within, { hops: 0, lists: [] }], guest)).toBeNull()
  expect(excessOfReach([within, { hops: 3, lists: [] }], guest)).toEqual({ what: 'hops', most: 2 })
  expect(excessOfReach([within, { hops: 1, lists: ['branches'] }], guest)).toEqual({ what: 'lists', most: 2 })
})

it('sorts are read as Payload reads them', () => {
  expect(sortPathsOf(['-user__name', ' price,-createdAt'])).toEqual(['user.name', 'price', 'createdAt'])
  expect([sortPathsOf(undefined), sortPathsOf({ a: 1 }), sortPathsOf('')]).toEqual([[], [], []])
})

it('every path of the conditions is found, in groups and in lists of a record', () => {
  const where = {
    price: { less_than: 1 },
    or: [{ branch__name: { equals: 'a' } }, { and: [{ images: { contains: { alt: { like: 'b' } } } }] }],
  }

  expect(wherePathsOf(where)).toEqual(['price', 'branch.name', 'images', 'images.alt'])
})

it('a refusal says in German what was too much, and how much is allowed', () => {
  expect(queryExcessText('conditions', 30)).toBe(
    'Die Abfrage hat zu viele Bedingungen. Erlaubt sind höchstens 30.',
  )
  for (const what of [...Object.keys(guest), 'parameters'])
    expect(queryExcessText(what, 7)).toContain('höchstens 7')
  for (const unknown of ['toString', 'x', undefined]) {
    expect(queryExcessText(unknown, 7)).toBe('Die Abfrage ist zu umfangreich.')
  }
})
