import { expect, it } from 'vitest'

import { pick } from './pick.ts'

const branch = { id: 'b1', name: 'Linz', phone: null, secret: 'x' }

it('takes the named members along and no others, in the order of the names', () => {
  expect(Object.entries(pick(branch, ['phone', 'id']))).toEqual([
    ['phone', null],
    ['id', 'b1'],
  ])
  expect(pick(branch, [])).toEqual({})
})
