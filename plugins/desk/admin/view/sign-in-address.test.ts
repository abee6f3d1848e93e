import { expect, test } from 'vitest'

import { signInAddress } from './sign-in-address.ts'

const backFrom = (address: string) => new URL(address, 'http://theke.test').searchParams.get('redirect')

test('who signs in comes back to the view as it was asked for', () => {
  const address = signInAddress('/backend', '/board', {
    stand: 'offen & neu',
    tag: ['a', 'b'],
    leer: undefined,
  })

  expect(address).toMatch(/^\/backend\/login\?/)
  expect(backFrom(address)).toBe('/backend/board?stand=offen+%26+neu&tag=a&tag=b')
})

test('a view that was asked for without anything is come back to without anything', () => {
  expect(backFrom(signInAddress('/backend', '/board', undefined))).toBe('/backend/board')
})
