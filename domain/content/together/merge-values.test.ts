import { expect, it } from 'vitest'

import { isSame, mergeRows, mergeValues, type Row } from './merge-values.ts'

const rows = (told: string): Row[] =>
  told
    .split(' ')
    .filter(Boolean)
    .map((each) => {
      const [id = '', words = 'alt'] = each.split(':')
      return { id, words }
    })
const told = (value: unknown) =>
  (value as Row[]).map(({ id, words }) => (words === 'alt' ? id : `${id}:${String(words)}`)).join(' ')

it.each([
  ['what only I have changed', 'a b', 'a:ich b', 'a b', 'a:ich b', 0],
  ['what only the other one has changed', 'a b', 'a b', 'a b:du', 'a b:du', 1],
  ['different rows', 'a b', 'a:ich b', 'a b:du', 'a:ich b:du', 1],
  ['what both have added', 'a b', 'a x b', 'a b y', 'a x b y', 1],
  ['what both have added at the same place', 'a', 'a x', 'a y', 'a y x', 1],
  ['something at the top', 'a', 'x a', 'y a', 'y x a', 1],
  ['what the other one has deleted', 'a b c', 'a:ich b c', 'a c', 'a:ich c', 1],
  ['what I have deleted', 'a b c', 'a c', 'a:du b c', 'a:du c', 1],
  ['what was deleted there and changed here', 'a b', 'a b:ich', 'a', 'a b:ich', 0],
  ['what was deleted here and changed there', 'a b', 'a', 'a b:du', 'a b:du', 1],
  ['another order there', 'a b c', 'a b:ich c', 'c a b', 'c a b:ich', 0],
  ['another order here', 'a b c', 'c a b', 'a b:du c', 'c a b:du', 1],
  ['another order on both sides', 'a b c', 'c a b', 'b a c', 'c a b', 0],
  ['something new there in another order', 'a b', 'a b x', 'b y a', 'b x y a', 1],
  ['all of mine deleted there', 'a b', 'a b', '', '', 2],
])('of rows, %s comes in', (_, base, mine, theirs, merged, taken) => {
  const result = mergeRows({ base: rows(base), mine: rows(mine), theirs: rows(theirs) }, 'body')

  expect({ ...result, value: told(result.value) }).toEqual({ value: merged, conflicts: [], taken })
})

it('what both have changed stays mine, and is told', () => {
  const three = { base: { name: 'A', seo: { title: 'T' } }, mine: { name: 'B' }, theirs: { name: 'C' } }
  const seo = { mine: { title: 'M' }, theirs: { title: 'D', text: 'neu' } }

  expect(
    mergeValues({
      base: three.base,
      mine: { ...three.mine, seo: seo.mine },
      theirs: { ...three.theirs, seo: seo.theirs },
    }),
  ).toEqual({
    value: { name: 'B', seo: { title: 'M', text: 'neu' } },
    conflicts: ['name', 'seo.title'],
    taken: 1,
  })
})

it('a formatted text is one value', () => {
  const text = (words: string) => ({ root: { children: [{ text: words }], type: words } })
  const three = { base: text('a'), mine: text('b'), theirs: text('c') }

  expect(mergeValues(three, 'text')).toEqual({ value: text('b'), conflicts: ['text'], taken: 0 })
})

it.each([
  [null, undefined],
  ['', null],
  [false, undefined],
  [{ a: null, b: 1 }, { b: 1 }],
  [{ b: 1, a: { c: '' } }, { b: 1 }],
  [[], null],
  [[{ id: 'a', isHidden: false }], [{ isHidden: null, id: 'a' }]],
])('%j is written as well as %j', (one, other) => {
  expect(isSame(one, other)).toBe(true)
})

it('what differs is not the same', () => {
  expect(isSame({ a: 0 }, {})).toBe(false)
  expect(isSame([{ id: 'a' }, { id: 'b' }], [{ id: 'b' }, { id: 'a' }])).toBe(false)
})
