import { expect, it } from 'vitest'

import { consentCookie, consentOf } from './consent.ts'

it.each([
  ['', null],
  ['a=1; cookie-consent=granted', 'granted'],
  ['cookie-consent=denied; b=2', 'denied'],
  ['cookie-consent=vielleicht', null],
  ['not-cookie-consent=granted', null],
  ['cookie-consent=grantedly', null],
  ['cookie-consent=granted+meta', 'granted'],
  ['cookie-consent=denied+meta', null],
])('cookies “%s” say %s', (cookies, choice) => {
  expect(consentOf(cookies)).toBe(choice)
})

it('a choice is kept for 365 days, a refusal as well', () => {
  for (const choice of ['granted', 'denied'] as const) {
    expect(consentCookie(choice)).toContain('Max-Age=31536000')
    expect(consentOf(consentCookie(choice).split(';')[0] ?? '')).toBe(choice)
  }
})

it.each([
  ['granted', [], ['meta'], null],
  ['granted', ['meta'], ['meta'], 'granted'],
  ['granted', ['meta'], ['meta', 'google'], null],
  ['granted', ['meta', 'google'], ['google'], 'granted'],
  ['granted', ['metal'], ['meta'], null],
  ['denied', ['meta'], ['meta', 'google'], 'denied'],
] as const)('who has said “%s” to %j has said to %j: %s', (choice, before, asked, said) => {
  expect(consentOf(consentCookie(choice, before).split(';')[0] ?? '', asked)).toBe(said)
})
