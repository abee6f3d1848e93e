import { expect, test } from 'vitest'

import { acceptanceChange } from './acceptance.contract.ts'
import { changedAcceptance } from './change-acceptance.ts'

const clock = {
  now: Temporal.Instant.from('2026-11-27T17:00:00Z'),
  dayEnds: Temporal.Instant.from('2026-11-28T04:00:00Z'),
  lastOrderAt: Temporal.Instant.from('2026-11-27T20:15:00Z'),
}

test('a pause ends by itself, after minutes or with the day, and says why', () => {
  expect(
    changedAcceptance(
      { pause: { orderTypes: ['delivery', 'takeaway'], minutes: 30, reason: 'Ofen' } },
      clock,
    ),
  ).toEqual({
    deliveryPausedUntil: '2026-11-27T17:30:00Z',
    takeawayPausedUntil: '2026-11-27T17:30:00Z',
    pauseReason: 'Ofen',
  })
  expect(changedAcceptance({ pause: { orderTypes: ['dineIn'], minutes: null } }, clock)).toEqual({
    dineInPausedUntil: '2026-11-28T04:00:00Z',
    pauseReason: null,
  })
})

test('what goes on again touches nothing else', () => {
  expect(changedAcceptance({ resume: ['delivery'] }, clock)).toEqual({ deliveryPausedUntil: null })
})

test('the last order is of this business day, and undone it leaves nothing', () => {
  expect(changedAcceptance({ lastOrder: '21:15' }, clock)).toEqual({
    lastOrderAt: '2026-11-27T20:15:00Z',
    lastOrderUntil: '2026-11-28T04:00:00Z',
  })
  expect(changedAcceptance({ lastOrder: null }, clock)).toEqual({ lastOrderAt: null, lastOrderUntil: null })
})

test('a rush ends by itself as well, or at once', () => {
  expect(changedAcceptance({ busy: { extraMinutes: 20, minutes: 60 } }, clock)).toEqual({
    busyMinutes: 20,
    busyUntil: '2026-11-27T18:00:00Z',
  })
  expect(changedAcceptance({ busy: null }, clock)).toEqual({ busyMinutes: null, busyUntil: null })
})

test.each([
  {},
  { pause: { orderTypes: [], minutes: 30 } },
  { pause: { orderTypes: ['delivery'], minutes: 0 } },
  { pause: { orderTypes: ['delivery'] } },
  { busy: { extraMinutes: 500, minutes: 60 } },
  { resume: ['post'] },
  { lastOrder: '24:00' },
  { lastOrder: 'bald' },
  { stop: true },
])('%j is refused', (change) => {
  expect(acceptanceChange.safeParse(change).success).toBe(false)
})
