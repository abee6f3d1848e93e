import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'
import { type HoursEntry, hoursEntryTypes } from '../time/hours.contract.ts'
import { isOpenAt } from '../time/opening-hours.ts'
import { slotLengths } from './slot-capacity.ts'
import {
  appointmentDays,
  availableWindows,
  earliestAppointment,
  isAppointmentAvailable,
  type SlotQuestion,
  slotsOfDay,
  whyNotAppointment,
} from './slots.ts'

describe('every slot of any branch', () => {
  it('lies in the hours, after the lead time, on the 5-minute grid and at least a gap apart', () => {
    fc.assert(
      fc.property(question(), fc.integer({ min: 0, max: 200 }), (asked, ahead) => {
        const { branch, orderType, now, slotMinutes = 15 } = asked
        const day = now.toZonedDateTimeISO(branch.timeZone).toPlainDate().add({ days: ahead })
        const hours =
          orderType === 'delivery' && branch.isDeliveryHoursEnabled
            ? branch.deliveryHours
            : branch.openingHours
        const found = slotsOfDay({ ...asked, day: day.toString() })

        for (const slot of found) {
          expect(isOpenAt(hours, slot, branch.timeZone)).toBe(true)
          expect(slot.epochMilliseconds % 300_000).toBe(0)
          expect(Temporal.Instant.compare(slot, earliestAppointment(asked))).toBeGreaterThanOrEqual(0)
          expect(slot.toZonedDateTimeISO(branch.timeZone).toPlainDate().equals(day)).toBe(true)
          expect(isAppointmentAvailable({ ...asked, at: slot })).toBe(true)
        }
        const tooClose = found.filter((slot, index) => {
          const before = found[index - 1]
          return (
            before &&
            isWithinGap(before, slot, slotMinutes) &&
            !isClosedBetween(hours, before, slot, branch.timeZone)
          )
        })

        expect(tooClose).toEqual([])
        expect(ahead > 180 ? found : []).toEqual([])
      }),
      { numRuns: size({ short: 300, long: 3_000 }) },
    )
  })

  it('is the first of its window or round, and no round time a gap after the first is missed', () => {
    fc.assert(
      fc.property(question(), fc.integer({ min: 0, max: 20 }), (asked, ahead) => {
        const { branch, now, slotMinutes = 15 } = asked
        const day = now.toZonedDateTimeISO(branch.timeZone).toPlainDate().add({ days: ahead }).toString()
        const found = new Set(slotsOfDay({ ...asked, day }).map(({ epochMilliseconds }) => epochMilliseconds))
        const gapMs = slotMinutes * 60_000

        for (const { first, last } of availableWindows({ ...asked, day })) {
          const [firstMs, lastMs] = [first.epochMilliseconds, last.epochMilliseconds]
          expect((lastMs - firstMs) % 300_000).toBe(0)
          expect(isAppointmentAvailable({ ...asked, at: last })).toBe(true)
          const inside = [...found].filter((slot) => slot >= firstMs && slot <= lastMs)
          expect(inside.filter((slot) => slot !== firstMs && slot % gapMs !== 0)).toEqual([])
          const firstRound = Math.ceil((firstMs + gapMs) / gapMs) * gapMs
          for (let round = firstRound; round <= lastMs; round += gapMs) expect(found).toContain(round)
        }
      }),
      { numRuns: size({ short: 200, long: 2_000 }) },
    )
  })
})

describe('slots that are full', () => {
  it('are taken from what is offered and nothing else is, in any zone and night', () => {
    fc.assert(
      fc.property(
        question(),
        fullness,
        fc.integer({ min: 0, max: 20 }),
        (asked, { minutes, isFull }, ahead) => {
          const { now } = asked
          const { timeZone } = asked.branch
          const day = now.toZonedDateTimeISO(timeZone).toPlainDate().add({ days: ahead }).toString()
          const branch = { ...asked.branch, slotCapacityMinutes: minutes }
          const startOf = (at: Temporal.Instant) =>
            Math.floor(at.epochMilliseconds / (minutes * 60_000)) * minutes * 60_000
          const before = slotsOfDay({ ...asked, day })
          const fullSlots = new Set(before.map(startOf).filter((_, nth) => isFull[nth % isFull.length]))
          const left = { ...asked, branch, fullSlots }

          for (const slot of slotsOfDay({ ...left, day })) {
            expect(fullSlots.has(startOf(slot))).toBe(false)
            expect(isAppointmentAvailable({ ...asked, at: slot })).toBe(true)
          }
          for (const slot of before) {
            expect(whyNotAppointment({ ...left, at: slot })).toBe(
              fullSlots.has(startOf(slot)) ? 'full' : null,
            )
          }
          for (const { first, last } of availableWindows({ ...left, day })) {
            expect(whyNotAppointment({ ...left, at: first })).toBeNull()
            expect(whyNotAppointment({ ...left, at: last })).toBeNull()
          }
        },
      ),
      { numRuns: size({ short: 200, long: 2_000 }) },
    )
  })
})

const fullness = fc.record({
  minutes: fc.constantFrom(...slotLengths),
  isFull: fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }),
})

describe('appointmentDays', () => {
  it('is available exactly when the day has slots', () => {
    fc.assert(
      fc.property(question(), fc.integer({ min: 1, max: 200 }), (asked, days) => {
        for (const { day, isAvailable } of appointmentDays({ ...asked, days })) {
          expect(isAvailable).toBe(slotsOfDay({ ...asked, day }).length > 0)
        }
      }),
      { numRuns: size({ short: 40, long: 400 }) },
    )
  })
})

function isWithinGap(from: Temporal.Instant, until: Temporal.Instant, minutes: number): boolean {
  return until.epochMilliseconds - from.epochMilliseconds < minutes * 60_000
}

function isClosedBetween(
  hours: readonly HoursEntry[],
  from: Temporal.Instant,
  until: Temporal.Instant,
  timeZone: string,
): boolean {
  for (let at = from.epochMilliseconds; at < until.epochMilliseconds; at += 60_000) {
    if (!isOpenAt(hours, Temporal.Instant.fromEpochMilliseconds(at), timeZone)) return true
  }
  return false
}

function question(): fc.Arbitrary<SlotQuestion> {
  const minute = fc.integer({ min: 0, max: 1439 })
  const time = minute.map(
    (m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`,
  )
  const entry: fc.Arbitrary<HoursEntry> = fc.record({
    type: fc.constantFrom(...hoursEntryTypes),
    date: fc.constantFrom('2026-10-25', '2026-11-23', '2027-03-28'),
    isClosed: fc.oneof(
      { arbitrary: fc.constant(false), weight: 8 },
      { arbitrary: fc.constant(true), weight: 1 },
    ),
    from: time,
    to: time,
  })
  const seconds = fc.integer({ min: Date.UTC(2026, 9, 20) / 1000, max: Date.UTC(2027, 3, 1) / 1000 })
  const instant = seconds.map((second) => Temporal.Instant.fromEpochMilliseconds(second * 1000))

  return fc.record({
    branch: fc.record({
      timeZone: fc.constantFrom('Europe/Vienna', 'America/New_York', 'Asia/Kathmandu'),
      openingHours: fc.array(entry, { minLength: 1, maxLength: 8 }),
      deliveryHours: fc.array(entry, { maxLength: 4 }),
      isDeliveryHoursEnabled: fc.boolean(),
      orderableFrom: fc.option(instant.map(String), { freq: 3 }),
    }),
    orderType: fc.constantFrom('takeaway', 'delivery', 'dineIn'),
    now: instant,
    leadTimeMinutes: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5000 })),
    slotMinutes: fc.constantFrom(5, 10, 15, 30, 60),
  })
}
