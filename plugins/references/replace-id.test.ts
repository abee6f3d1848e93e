import { describe, expect, it } from 'vitest'

import { replaceId } from './replace-id.ts'

const from = '01900000-0000-7000-8000-000000000001'
const to = '01900000-0000-7000-8000-000000000002'
const replacement = { from, to, address: `/image/${to}-beef.webp` }

describe('one record in the place of another', () => {
  it.each([
    ['alone', from, to],
    ['in a list of any depth', [{ image: from, items: [[from]] }], [{ image: to, items: [[to]] }]],
    ['with its collection', { relationTo: 'images', value: from }, { relationTo: 'images', value: to }],
    ['in the address of a text', `Siehe /image/${from}-a1b2.jpg.`, `Siehe /image/${to}-beef.webp.`],
    ['in the address of a size', `/image/small/${from}-a1b2.jpg`, `/image/${to}-beef.webp`],
    [
      'where nothing names it',
      { image: 'other', count: 3, none: null },
      { image: 'other', count: 3, none: null },
    ],
  ])('%s', (_, before, after) => {
    expect(replaceId(before, replacement)).toEqual(after)
  })
})
