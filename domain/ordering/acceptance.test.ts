import { expect, test } from 'vitest'

import type { Acceptance } from './acceptance.contract.ts'
import { acceptanceSummary, lastOrderText, pauseText, rushText } from './acceptance.texts.ts'
import { acceptanceEnds, busyMinutesAt, lastOrderTime, pausedUntil } from './acceptance.ts'
import { orderTypes } from './order-terms.ts'

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

test('after the last order nothing is taken until the day is over, and before it everything', () => {
  const branch = { lastOrderAt: soon, lastOrderUntil: '2026-11-28T04:00:00Z', deliveryPausedUntil: soon }
  const at = (text: string) => Temporal.Instant.from(text)

  expect(lastOrderTime(branch, now)?.toString()).toBe(soon)
  expect(pausedUntil(branch, 'takeaway', now)).toBeNull()
  expect(pausedUntil(branch, 'delivery', now)?.toString()).toBe(soon)
  expect(lastOrderTime(branch, at(soon))).toBeNull()
  for (const type of orderTypes) {
    expect(pausedUntil(branch, type, at(soon))?.toString()).toBe('2026-11-28T04:00:00Z')
    expect(pausedUntil(branch, type, at('2026-11-28T04:00:00Z'))).toBeNull()
  }
  const longer = { ...branch, dineInPausedUntil: '2026-12-24T00:00:00Z' }
  expect(pausedUntil(longer, 'dineIn', at(soon))?.toString()).toBe('2026-12-24T00:00:00Z')
})

test('the ends of all are when something changes', () => {
  expect(acceptanceEnds({ dineInPausedUntil: soon, busyUntil: null })).toEqual([
    undefined,
    undefined,
    soon,
    undefined,
    undefined,
    null,
  ])
})

const house: Acceptance = {
  branch: 'b1',
  name: 'Gasthaus',
  timeZone: 'Europe/Vienna',
  orderTypes: ['takeaway', 'delivery'],
  promisedTypes: ['takeaway', 'delivery'],
}
const other = { ...house, branch: 'b2', dineInPausedUntil: soon }

test('what is set is said in few words, of what a branch offers', () => {
  const stopped = { ...house, deliveryPausedUntil: soon, busyMinutes: 20, busyUntil: soon }

  expect(pauseText(stopped, 'delivery', now)).toBe('Pause bis 13:30 Uhr')
  expect(pauseText(stopped, 'takeaway', now)).toBeNull()
  expect(rushText(stopped, now)).toBe('Alles dauert 20 Min. länger, bis 13:30 Uhr')
  expect(rushText(house, now)).toBeNull()
  expect(lastOrderText({ ...house, lastOrderAt: soon }, now)).toBe('Letzte Bestellung um 13:30 Uhr')
  expect(lastOrderText(house, now)).toBeNull()
  const over = { ...house, lastOrderAt: now.toString(), lastOrderUntil: soon }
  expect(lastOrderText(over, now)).toBe('Letzte Bestellung war um 13:00 Uhr')
  expect(lastOrderText(over, Temporal.Instant.from(soon))).toBeNull()
  expect(pauseText(over, 'takeaway', now)).toBeNull()
  expect(acceptanceSummary([house, { ...house, lastOrderAt: soon }], now)).toBe(
    'Letzte Bestellung um 13:30 Uhr',
  )
  expect(acceptanceSummary([house, stopped, other], now)).toBe('Pause: Lieferung · +20 Min.')
  expect(acceptanceSummary([house, other], now)).toBeNull()
})

test('a rush is said only of what tells guests a time', () => {
  const busy = { ...house, busyMinutes: 20, busyUntil: soon }

  expect(rushText({ ...busy, promisedTypes: ['delivery'] }, now)).toBe(
    'Lieferung dauert 20 Min. länger, bis 13:30 Uhr',
  )
  expect(rushText({ ...busy, promisedTypes: [] }, now)).toBeNull()
  expect(acceptanceSummary([{ ...busy, promisedTypes: [] }], now)).toBeNull()
})
