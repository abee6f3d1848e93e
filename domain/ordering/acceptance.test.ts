import { expect, test } from 'vitest'

import type { Acceptance } from './acceptance.contract.ts'
import { acceptanceSummary, pauseText, rushText } from './acceptance.texts.ts'
import { acceptanceEnds, busyMinutesAt, pausedUntil } from './acceptance.ts'

const now = Temporal.Instant.from('2026-11-27T12:00:00Z')
const soon = '2026-11-27T12:30:00Z'

test('a pause stops its own way to order until it ends, and by itself', () => {
  const branch = { deliveryPausedUntil: soon }

  expect(pausedUntil(branch, 'delivery', now)?.toString()).toBe(soon)
  expect(pausedUntil(branch, 'takeaway', now)).toBeNull()
  expect(pausedUntil(branch, 'delivery', Temporal.Instant.from(soon))).toBeNull()
})

test('a rush adds its minutes until it ends, and by itself', () => {
  const branch = { busyMinutes: 20, busyUntil: soon }

  expect(busyMinutesAt(branch, now)).toBe(20)
  expect(busyMinutesAt(branch, Temporal.Instant.from(soon))).toBe(0)
  expect(busyMinutesAt({ busyMinutes: 20 }, now)).toBe(0)
  expect(busyMinutesAt({ busyUntil: soon }, now)).toBe(0)
})

test('the ends of all are when something changes', () => {
  expect(acceptanceEnds({ dineInPausedUntil: soon, busyUntil: null })).toEqual([
    undefined,
    undefined,
    soon,
    null,
  ])
})

const house: Acceptance = {
  branch: 'b1',
  name: 'Gasthaus',
  timeZone: 'Europe/Vienna',
  orderTypes: ['takeaway', 'delivery'],
}
const other = { ...house, branch: 'b2', dineInPausedUntil: soon }

test('what is set is said in few words, of what a branch offers', () => {
  const stopped = { ...house, deliveryPausedUntil: soon, busyMinutes: 20, busyUntil: soon }

  expect(pauseText(stopped, 'delivery', now)).toBe('Pause bis 13:30 Uhr')
  expect(pauseText(stopped, 'takeaway', now)).toBeNull()
  expect(rushText(stopped, now)).toBe('Alles dauert 20 Min. länger, bis 13:30 Uhr')
  expect(rushText(house, now)).toBeNull()
  expect(acceptanceSummary([house, stopped, other], now)).toBe('Pause: Lieferung · +20 Min.')
  expect(acceptanceSummary([house, other], now)).toBeNull()
})
