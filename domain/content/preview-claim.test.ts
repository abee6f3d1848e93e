import fc from 'fast-check'
import { expect, it } from 'vitest'

import { claimOf, hasEnded, previewClaim } from './preview-claim.ts'

const site = '0197a1b2-0000-7000-8000-000000000001'
const signature = 'x'.repeat(43)

it('a link says which page it opens and until when', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (endsAtSeconds) => {
      expect(previewClaim(`${claimOf(site, endsAtSeconds)}.${signature}`)).toMatchObject({
        site,
        endsAtSeconds,
        signature,
      })
    }),
  )
})

it('a link ends in the second that it names', () => {
  const end = Temporal.Instant.from('2026-11-21T12:00:00Z')
  const token = `${claimOf(site, end.epochMilliseconds / 1000)}.${signature}`

  expect(hasEnded(token, end.subtract({ milliseconds: 1 }))).toBe(false)
  expect(hasEnded(token, end)).toBe(true)
})

it('what is no such link never ends', () => {
  expect(hasEnded(site, Temporal.Instant.from('2999-01-01T00:00:00Z'))).toBe(false)
})
