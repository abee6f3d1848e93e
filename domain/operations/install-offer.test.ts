import { expect, test } from 'vitest'

import { dismissedCookie, mayOfferFloat, mayOfferInstall, offerDelayMs } from './install-offer.ts'

const all = { isSwitchedOn: true, isSupported: true, isInstalled: false, isRegistered: false, cookies: 'a=b' }

test.each([
  [{}, true],
  [{ isSwitchedOn: false }, false],
  [{ isSupported: false }, false],
  [{ isInstalled: true }, false],
  [{ isRegistered: true }, false],
  [{ cookies: 'a=b; pwa-dismiss=true' }, false],
  [{ cookies: 'pwa-dismiss=true; a=b' }, false],
  [{ cookies: 'pwa-dismiss=false' }, true],
  [{ cookies: 'x-pwa-dismiss=true' }, true],
])('with %j the app is offered: %s', (facts, expected) => {
  expect(mayOfferInstall({ ...all, ...facts })).toBe(expected)
})

test.each([
  ['an open question waits for its answer', { isAsking: true, consent: null, isAnswerFresh: false }, null],
  ['just agreed', { isAsking: true, consent: 'granted', isAnswerFresh: true }, 250],
  ['agreed before', { isAsking: true, consent: 'granted', isAnswerFresh: false }, 5000],
  ['just refused', { isAsking: true, consent: 'denied', isAnswerFresh: true }, 5000],
  ['refused before', { isAsking: true, consent: 'denied', isAnswerFresh: false }, 5000],
  ['nobody asks', { isAsking: false, consent: null, isAnswerFresh: false }, 5000],
] as const)('the offer keeps its distance to the question: %s', (_, asked, expected) => {
  expect(offerDelayMs(asked)).toBe(expected)
})

test.each([
  ['/store', true],
  ['/store/linz', true],
  ['/', true],
  ['/site/imprint', true],
  ['/store/linz/checkout', false],
  ['/store/linz/checkout/error', false],
  ['/status/a/b', false],
  ['/questionnaires/a', false],
  ['/self-service', false],
  ['/self-service/linz', false],
  ['/Self-Service/linz', false],
  ['/store/checkout-stube', true],
])('over %s the offer may lie: %s', (path, expected) => {
  expect(mayOfferFloat(path)).toBe(expected)
})

test('a dismissal is kept for a month', () => {
  expect(dismissedCookie).toBe('pwa-dismiss=true; Path=/; Max-Age=2678400; SameSite=Lax')
  expect(mayOfferInstall({ ...all, cookies: dismissedCookie })).toBe(false)
})
