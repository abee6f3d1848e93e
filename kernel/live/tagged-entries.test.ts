import { expect, test } from 'vitest'

import { createTaggedEntries, type Taggable } from './tagged-entries.ts'

const entry = (more: Partial<Taggable> = {}): Taggable => ({ tags: ['products'], bytes: 10, ...more })
const open = () => createTaggedEntries({ maxBytes: 40, strayBytes: 40 })

test('however many strays come, they take the place of nothing but each other', () => {
  const entries = open()
  entries.set('/shop', entry())
  for (let index = 0; index < 1000; index += 1) entries.set(`/shop?q=${index}`, entry({ isStray: true }))

  expect(entries.get('/shop')).toBeDefined()
  expect([entries.get('/shop?q=0'), entries.get('/shop?q=999')]).toEqual([
    undefined,
    entry({ isStray: true }),
  ])
  expect(entries.size()).toEqual({ entries: 5, bytes: 50 })
})

test('strays end with their tags as others do', () => {
  const entries = open()
  entries.set('/shop', entry())
  entries.set('/shop?q=a', entry({ isStray: true }))
  entries.set('/other', entry({ tags: ['sites'], isStray: true }))
  entries.deleteTagged('products')

  expect(['/shop', '/shop?q=a', '/other'].map((key) => entries.get(key) !== undefined)).toEqual([
    false,
    false,
    true,
  ])
})

test('an address that becomes a stray, or is none any longer, is kept once', () => {
  const entries = open()
  for (const isStray of [false, true, false]) {
    entries.set('/page', entry({ isStray }))
    expect([entries.get('/page'), entries.size().entries]).toEqual([entry({ isStray }), 1])
  }
  entries.deleteTagged('products')
  expect(entries.size().entries).toBe(0)
})

test.each([
  [20, false],
  [10, true],
])(
  'what weighs more than a quarter of all, a stray of all strays, is not kept: %s bytes',
  (most, isStray) => {
    const entries = open()
    entries.set('/page', entry({ bytes: most, isStray }))
    expect(entries.size()).toEqual({ entries: 1, bytes: most })
    entries.set('/page', entry({ bytes: most + 1, isStray }))

    expect(entries.get('/page')).toBeUndefined()
    expect(entries.size()).toEqual({ entries: 0, bytes: 0 })
  },
)

test('all leave together', () => {
  const entries = open()
  entries.set('/shop', entry())
  entries.set('/shop?q=a', entry({ isStray: true }))
  entries.clear()

  expect(entries.size()).toEqual({ entries: 0, bytes: 0 })
})

test('without a store of their own strays are kept among the others', () => {
  const entries = createTaggedEntries({ maxBytes: 40 })
  entries.set('/shop', entry())
  entries.set('/shop?q=a', entry({ isStray: true }))

  expect(entries.size()).toEqual({ entries: 2, bytes: 20 })
})
