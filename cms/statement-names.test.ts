import fc from 'fast-check'
import { expect, it } from 'vitest'

import { createStatementNames } from './statement-names.ts'

const limits = { most: 3, worthwhileAfter: 2 }

it('a statement gets a name once it comes back, and keeps it', () => {
  const nameOf = createStatementNames(limits)

  expect(nameOf('select 1')).toBeUndefined()
  const name = nameOf('select 1')
  expect(name).toEqual(expect.any(String))
  expect(nameOf('select 1')).toBe(name)
})

it('only reads are named', () => {
  const nameOf = createStatementNames(limits)
  const texts = ['update a set b = 1', 'begin', 'insert into selects values (1)']

  expect([...texts, ...texts, ...texts].map((text) => nameOf(text))).toEqual(Array.from({ length: 9 }))
})

it('two statements never share a name, and no more than allowed have one', () => {
  const texts = fc.array(
    fc.integer({ min: 0, max: 9 }).map((row) => `select ${row}`),
    { maxLength: 200 },
  )
  fc.assert(
    fc.property(texts, (asked) => {
      const nameOf = createStatementNames(limits)
      const named = new Map<string, string>()
      for (const text of asked) {
        const name = nameOf(text)
        if (name) named.set(text, name)
      }

      expect(new Set(named.values()).size).toBe(named.size)
      expect(named.size).toBeLessThanOrEqual(limits.most)
    }),
  )
})

it('what is asked once only is forgotten again', () => {
  const nameOf = createStatementNames(limits)
  nameOf('select 0')
  for (let row = 1; row <= limits.most; row += 1) nameOf(`select ${row}`)

  expect(nameOf('select 0')).toBeUndefined()
})
