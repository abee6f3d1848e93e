import fc from 'fast-check'
import { expect, it } from 'vitest'

import { createStatementNames } from './statement-names.ts'

const limits = { most: 3, worthwhileAfter: 2, idleMs: 1000 }

const namesAt = (nowMs: number) => {
  const nameOf = createStatementNames(limits)

  return (text: string) => nameOf(text, nowMs)
}

it('a statement gets a name once it comes back, and keeps it', () => {
  const nameOf = namesAt(0)

  expect(nameOf('select 1')).toBeUndefined()
  const name = nameOf('select 1')
  expect(name).toEqual(expect.any(String))
  expect(nameOf('select 1')).toBe(name)
})

it('only reads are named', () => {
  const nameOf = namesAt(0)
  const written = ['insert into a values (1)', 'update a set b = 1', 'delete from a']
  const texts = [...written, 'begin', ...written.map((text) => `with c as (\n${text} returning 1) select 1`)]

  expect([...texts, ...texts, ...texts].map((text) => nameOf(text))).toEqual(Array.from({ length: 21 }))
})

it('what reads in several steps is named as well', () => {
  const nameOf = namesAt(0)
  const text = 'with sums as (select sum(inserted) from updates) select * from sums'
  nameOf(text)

  expect(nameOf(text)).toEqual(expect.any(String))
})

it('whoever comes back gets the name of one that nobody has asked for long, and none before', () => {
  const nameOf = createStatementNames(limits)
  const askTwice = (text: string, nowMs: number) => [nameOf(text, nowMs), nameOf(text, nowMs)][1]
  const first = ['select 1', 'select 2', 'select 3'].map((text) => askTwice(text, 0))
  nameOf('select 1', 500)

  expect(askTwice('select 4', 999)).toBeUndefined()
  const late = askTwice('select 4', 1000)
  expect(late).toEqual(expect.any(String))
  expect(first).not.toContain(late)
  expect(nameOf('select 1', 1000)).toBe(first[0])
  expect(nameOf('select 2', 1000)).toBeUndefined()
  expect(askTwice('select 5', 1000)).toEqual(expect.any(String))
  expect(askTwice('select 6', 1000)).toBeUndefined()
})

it('two statements never share a name, and no more than allowed have one', () => {
  const texts = fc.array(
    fc.integer({ min: 0, max: 9 }).map((row) => `select ${row}`),
    { maxLength: 200 },
  )
  fc.assert(
    fc.property(texts, (asked) => {
      const nameOf = namesAt(0)
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
  const nameOf = namesAt(0)
  nameOf('select 0')
  for (let row = 1; row <= limits.most; row += 1) nameOf(`select ${row}`)

  expect(nameOf('select 0')).toBeUndefined()
})
