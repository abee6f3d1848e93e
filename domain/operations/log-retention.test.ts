import fc from 'fast-check'
import { expect, it } from 'vitest'

import { longestRetentionDays, retentionBegin, shortestRetentionDays } from './log-retention.ts'

const now = Temporal.Instant.from('2026-11-21T03:00:00Z')

it.each([
  [30, '2026-10-22T03:00:00Z'],
  [365, '2025-11-21T03:00:00Z'],
  [0, '2025-11-21T03:00:00Z'],
  [-5, '2025-11-21T03:00:00Z'],
  [30.5, '2025-11-21T03:00:00Z'],
  [null, '2025-11-21T03:00:00Z'],
])('with %j days entries are kept from %s on', (days, begin) => {
  expect(retentionBegin(now, days).toString()).toBe(begin)
})

it('is never later than the shortest and never earlier than the longest time allowed', () => {
  fc.assert(
    fc.property(fc.anything(), (days) => {
      const kept = now.since(retentionBegin(now, days)).total('hours') / 24
      return kept >= shortestRetentionDays && kept <= longestRetentionDays
    }),
  )
})
