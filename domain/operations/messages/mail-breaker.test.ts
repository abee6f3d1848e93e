import fc from 'fast-check'
import { expect, it } from 'vitest'

import {
  admissionOf,
  afterFailure,
  type BreakerState,
  closedBreaker,
  pauseSeconds,
  usualBreakerRules as rules,
} from './mail-breaker.ts'

const now = Temporal.Instant.from('2026-11-28T12:00:00Z')
const fail = (state: BreakerState, isProbe = false, at = now) =>
  afterFailure(state, { now: at, isProbe, rules })
const failTimes = (times: number) =>
  Array.from({ length: times }).reduce<BreakerState>((state) => fail(state), closedBreaker)

it.each([
  [0, 'open'],
  [4, 'open'],
  [5, 'wait'],
  [9, 'wait'],
] as const)('after %i failures in a row a server is asked: %s', (times, admission) => {
  expect(admissionOf(failTimes(times), now)).toBe(admission)
})

it('what was under way when it opened does not open it for longer, a failed probe does', () => {
  const opened = failTimes(5)
  const later = now.add({ seconds: 10 })

  expect(failTimes(9).openUntil).toEqual(opened.openUntil)
  expect(admissionOf(opened, later)).toBe('probe')
  expect(fail(opened, true, later).openUntil?.toString()).toBe('2026-11-28T12:00:30Z')
})

it('the pause grows and has an end, however long a server is away', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (openings) => {
      const [pause, next] = [pauseSeconds(openings, rules), pauseSeconds(openings + 1, rules)]
      expect(next).toBeGreaterThanOrEqual(pause)
      expect(pause).toBeGreaterThanOrEqual(rules.firstPauseSeconds)
      expect(next).toBeLessThanOrEqual(rules.longestPauseSeconds)
    }),
  )
})

it('whatever fails when, a breaker that is open opens again for one more try', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ isProbe: fc.boolean(), after: fc.nat(1000) })), (steps) => {
      let at = now
      let state = closedBreaker
      for (const { isProbe, after } of steps) {
        at = at.add({ seconds: after })
        state = fail(state, isProbe && admissionOf(state, at) === 'probe', at)
      }
      const end = at.add({ seconds: rules.longestPauseSeconds })
      expect(admissionOf(state, end)).not.toBe('wait')
    }),
  )
})
