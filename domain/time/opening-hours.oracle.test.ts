import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'
import { dayCount, firstDay, hours, notableDates } from './hours-arbitraries.fixture.ts'
import type { HoursEntry } from './hours.contract.ts'
import { weekdays } from './weekdays.ts'
import { isOpenAt, nextOpening, openState } from './opening-hours.ts'
import { openIntervals } from './open-intervals.fixture.ts'

/**
 * The two years, minute by minute, by a second reading of the rules: hours begin in the first minute whose
 * wall clock has reached `from` and end in the first that has reached `to`.
 */
const slotsPerDay = 1440
const minuteMs = 60_000

type Calendar = { startMs: number; minuteCount: number; wall: Int32Array }

function calendarOf(timeZone: string): Calendar {
  const startMs = firstDay.toZonedDateTime(timeZone).epochMilliseconds
  const endMs = firstDay.add({ days: dayCount }).toZonedDateTime(timeZone).epochMilliseconds
  const minuteCount = (endMs - startMs) / minuteMs
  const wall = new Int32Array(minuteCount)

  for (let quarter = 0; quarter < minuteCount; quarter += 15) {
    const clock = Temporal.Instant.fromEpochMilliseconds(startMs + quarter * minuteMs).toZonedDateTimeISO(
      timeZone,
    )
    const day = firstDay.until(clock.toPlainDate()).days
    const shown = day * slotsPerDay + clock.hour * 60 + clock.minute
    for (let minute = 0; minute < 15; minute++) wall[quarter + minute] = shown + minute
  }

  return { startMs, minuteCount, wall }
}

function isOpenByMinute(entries: HoursEntry[], { minuteCount, wall }: Calendar): Uint8Array {
  const open = new Uint8Array(minuteCount)
  let running: { from: number; to: number; hasBegun: boolean }[] = []
  let day = -1

  for (let minute = 0; minute < minuteCount; minute++) {
    const shown = wall[minute] ?? 0
    while (Math.floor(shown / slotsPerDay) > day) {
      day += 1
      const midnight = day * slotsPerDay
      for (const [from, to] of hoursOn(entries, firstDay.add({ days: day }))) {
        running.push({ from: midnight + from, to: midnight + to, hasBegun: false })
      }
    }
    let hasEnded = false
    for (const hours of running) {
      if (shown >= hours.to) hasEnded = true
      else if (hours.hasBegun || shown >= hours.from) {
        hours.hasBegun = true
        open[minute] = 1
      }
    }
    if (hasEnded) running = running.filter((hours) => shown < hours.to)
  }

  return open
}

function hoursOn(entries: HoursEntry[], date: Temporal.PlainDate): [number, number][] {
  const complete = entries.filter(({ isClosed, from, to }) => isClosed || (from && to && from !== '24:00'))
  const onces = complete.filter((entry) => {
    if (entry.type !== 'once' || !entry.date) return false
    const day = Temporal.PlainDate.from(entry.date)
    const isThisWeek = day.weekOfYear === date.weekOfYear && day.yearOfWeek === date.yearOfWeek
    return isThisWeek && day.dayOfWeek === date.dayOfWeek
  })
  const dailies = complete.filter(({ type }) => type === 'daily')
  const usuals = complete.filter(({ type }) => type === weekdays[date.dayOfWeek - 1])

  const applying =
    onces.length > 0 ? [...onces, ...dailies.filter(({ isClosed }) => !isClosed)] : [...dailies, ...usuals]
  if (applying.some(({ isClosed }) => isClosed)) return []

  return applying.map((entry) => {
    const from = minutes(entry.from)
    const to = minutes(entry.to)
    return [from, to > from ? to : to + slotsPerDay]
  })
}

function minutes(clock: string | null | undefined): number {
  const [hour, minute] = (clock ?? '').split(':').map(Number)
  return (hour ?? 0) * 60 + (minute ?? 0)
}

describe.each(['Europe/Vienna', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
  'in %s',
  (zone) => {
    const calendar = calendarOf(zone)
    const at = (minute: number) =>
      Temporal.Instant.fromEpochMilliseconds(calendar.startMs + minute * minuteMs)
    // The oracle knows nothing of the hours that began before its first day, so the edges are left out.
    const first = 2 * slotsPerDay
    const last = calendar.minuteCount - 12 * slotsPerDay

    it('two years of intervals are open in exactly the minutes of the slow clock', () => {
      fc.assert(
        fc.property(hours, (entries) => {
          const slow = isOpenByMinute(entries, calendar).subarray(first, last)
          const fast = new Uint8Array(slow.length)

          for (const { start, end } of openIntervals(entries, at(first), at(last), zone)) {
            const from = (start.epochMilliseconds - calendar.startMs) / minuteMs - first
            fast.fill(1, from, (end.epochMilliseconds - calendar.startMs) / minuteMs - first)
          }

          expect(Buffer.compare(fast, slow)).toBe(0)
        }),
        { numRuns: size({ short: 15, long: 150 }) },
      )
    })

    it('state, closing and next opening agree with the slow clock at any minute', () => {
      const notable = notableDates.map((day) => notableMinute(calendar, day))
      const minute = fc.oneof(
        fc.integer({ min: first, max: last - 1 }),
        fc
          .tuple(fc.constantFrom(...notable), fc.integer({ min: -300, max: 1740 }))
          .map(([day, off]) => day + off),
      )
      const inRange = minute.filter((value) => value >= first && value < last)

      fc.assert(
        fc.property(hours, fc.array(inRange, { minLength: 60, maxLength: 60 }), (entries, moments) => {
          const slow = isOpenByMinute(entries, calendar)

          for (const moment of moments) {
            const isOpen = slow[moment] === 1
            const closing = isOpen ? slow.indexOf(0, moment) : -1
            const left = closing < 0 ? null : closing - moment
            const { closesAt, ...found } = openState(entries, at(moment), zone)

            expect(isOpenAt(entries, at(moment), zone)).toBe(isOpen)
            expect(nextOpening(entries, at(moment), zone)?.toString()).toBe(
              nextOpen(slow, moment, at)?.toString(),
            )
            expect(found.state).toBe(stateBy(isOpen, left))
            // Beyond a week the closing may be left open.
            if (found.minutesToClosing === null && (left ?? 0) > 7 * slotsPerDay) continue
            expect(found.minutesToClosing).toBe(left)
            expect(closesAt?.toString()).toBe(left === null ? undefined : at(closing).toString())
          }
        }),
        { numRuns: size({ short: 15, long: 150 }) },
      )
    })
  },
)

function notableMinute({ wall }: Calendar, day: string): number {
  return wall.indexOf(firstDay.until(Temporal.PlainDate.from(day)).days * slotsPerDay)
}

function stateBy(isOpen: boolean, minutesLeft: number | null): string {
  if (!isOpen) return 'closed'
  return minutesLeft !== null && minutesLeft < 60 ? 'closing-soon' : 'open'
}

function nextOpen(
  slow: Uint8Array,
  minute: number,
  at: (minute: number) => Temporal.Instant,
): Temporal.Instant | undefined {
  const closed = slow.indexOf(0, minute)
  const opening = closed < 0 ? -1 : slow.indexOf(1, closed)

  return opening >= 0 && opening <= minute + 72 * 60 ? at(opening) : undefined
}
