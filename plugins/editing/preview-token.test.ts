import { expect, it } from 'vitest'

import { readPreview, signPreview } from './preview-token.ts'

const site = '0197a1b2-0000-7000-8000-000000000001'
const other = '0197a1b2-0000-7000-8000-000000000002'
const expiresAt = Temporal.Instant.from('2026-11-21T12:00:00Z')
const token = signPreview({ site, expiresAt }, 'geheim')
const before = expiresAt.subtract({ seconds: 1 })

it('a preview opens its page until it expires', () => {
  expect(readPreview(token, { secret: 'geheim', now: before })).toBe(site)
  expect(readPreview(token, { secret: 'geheim', now: expiresAt })).toBeNull()
})

it.each([
  ['another page', token.replace(site, other)],
  ['a later end', token.replace(/\.[0-9a-z]+\./, '.zzzzzz.')],
  ['another signature', token.replace(/.{5}$/, 'AAAAA')],
  ['nothing', ''],
  ['anything', 'true'],
])('a token with %s opens nothing', (_what, forged) => {
  expect(readPreview(forged, { secret: 'geheim', now: before })).toBeNull()
})

it('a token of another installation opens nothing', () => {
  expect(readPreview(token, { secret: 'anders', now: before })).toBeNull()
})
