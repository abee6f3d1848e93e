import { expect, it } from 'vitest'

import { isSameSecret } from './is-same-secret.ts'

it('a secret is the same as itself and as nothing else', () => {
  expect([isSameSecret('abc', 'abc'), isSameSecret('', ''), isSameSecret('äöü', 'äöü')]).toEqual([
    true,
    true,
    true,
  ])
  for (const given of ['abd', 'ab', 'abcd', '', 'ABC']) expect(isSameSecret('abc', given)).toBe(false)
})

it('as many letters in more bytes are another secret, and no fault', () => {
  expect(isSameSecret('abc', 'äbc')).toBe(false)
})
