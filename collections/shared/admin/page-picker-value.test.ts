import { expect, it } from 'vitest'

import { idsIn, valueOf } from './page-picker-value.ts'

it.each([
  ['a', ['a']],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [{ relationTo: 'sites', value: 'a' }, ['a']],
  [{ relationTo: 'sites', value: { id: 'a', name: 'Kontakt' } }, ['a']],
  [null, []],
  [undefined, []],
  [0, []],
  ['', []],
])('%j names the pages %j', (value, ids) => {
  expect(idsIn(value)).toEqual(ids)
})

it.each([
  [['a'], { relationTo: 'sites' }, 'a'],
  [[], { relationTo: 'sites' }, null],
  [['a', 'b'], { relationTo: 'sites', hasMany: true }, ['a', 'b']],
  [['a'], { relationTo: ['sites'] }, { relationTo: 'sites', value: 'a' }],
])('the pages %j are kept by %j as %j', (ids, field, value) => {
  expect(valueOf(ids, field)).toEqual(value)
})
