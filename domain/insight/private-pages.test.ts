import { expect, it } from 'vitest'

import { urlSpace } from '../url-space.data.ts'
import { isPrivatePath } from './private-pages.ts'

it.each([
  '/store/linz/%63heckout',
  '/store/linz/checkout',
  '/store/linz/checkout/error',
  '/STORE/linz/Checkout',
  '/status/019a/geheim',
  '/questionnaires/geheim',
  '/self-service',
  '/self-service/store/linz',
])('%s is private', (path) => {
  expect(isPrivatePath(path)).toBe(true)
})

it.each([
  '/',
  '/store',
  '/store/linz',
  '/store/checkout',
  '/site/privacy',
  '/self-services',
  '/status-quo',
  '/kontakt',
])('%s is not', (path) => {
  expect(isPrivatePath(path)).toBe(false)
})

it('whatever page of the shop is opened by a key is private', () => {
  const opened = Object.entries(urlSpace).filter(([, place]) => place.by === 'storefront' && 'keyAt' in place)

  expect(opened.length).toBeGreaterThan(1)
  for (const [first] of opened) expect(isPrivatePath(`/${first}/a/b`)).toBe(true)
})
