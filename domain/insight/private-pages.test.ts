import { expect, it } from 'vitest'

import { isPrivatePath } from './private-pages.ts'

it.each([
  '/store/linz/checkout',
  '/store/linz/checkout/error',
  '/STORE/linz/Checkout',
  '/store/linz/%63heckout',
  '/status/019a/geheim',
  '/questionnaires/geheim',
  '/self-service',
  '/self-service/store/linz',
])('%s is private', (path) => {
  expect(isPrivatePath(path)).toBe(true)
})

it.each(['/', '/store', '/store/linz', '/store/checkout', '/site/privacy', '/self-services', '/kontakt'])(
  '%s is not',
  (path) => {
    expect(isPrivatePath(path)).toBe(false)
  },
)
