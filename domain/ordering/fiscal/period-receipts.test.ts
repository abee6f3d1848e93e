import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { monthOf, periodDue, periodKindOf } from './period-receipts.ts'

const at = (text: string) => Temporal.Instant.from(text)
const timeZone = 'Europe/Vienna'

describe('the receipt that ends a month', () => {
  it.each([
    ['within the first month', '2026-11-03T10:00:00Z', null, '2026-11-30T22:59:59Z', null],
    [
      'once it is over on the clock of the branch',
      '2026-11-03T10:00:00Z',
      null,
      '2026-11-30T23:00:00Z',
      'monthly',
    ],
    [
      'after the one of this month',
      '2026-11-03T10:00:00Z',
      '2026-12-01T05:00:00Z',
      '2026-12-31T22:00:00Z',
      null,
    ],
    [
      'when the year is over',
      '2026-11-03T10:00:00Z',
      '2026-12-01T05:00:00Z',
      '2026-12-31T23:00:00Z',
      'yearly',
    ],
    [
      'after months without a sale',
      '2026-03-03T10:00:00Z',
      '2026-04-01T05:00:00Z',
      '2026-09-12T10:00:00Z',
      'monthly',
    ],
  ])('%s', (_name, startedAt, lastAt, now, due) => {
    expect(
      periodDue({
        startedAt: at(startedAt),
        lastAt: lastAt === null ? null : at(lastAt),
        now: at(now),
        timeZone,
      }),
    ).toBe(due)
  })

  it('is owed once: whoever writes it when it is due owes nothing until the next month', () => {
    const instants = fc
      .integer({ min: 0, max: 4_000 })
      .map((hours) => at('2025-01-01T00:00:00Z').add({ hours }))
    fc.assert(
      fc.property(instants, fc.array(instants, { maxLength: 30 }), (startedAt, drawn) => {
        const later = drawn.filter((now) => Temporal.Instant.compare(now, startedAt) >= 0)
        let lastAt: Temporal.Instant | null = null
        const months: string[] = []
        for (const now of later.toSorted((one, other) => Temporal.Instant.compare(one, other))) {
          if (!periodDue({ startedAt, lastAt, now, timeZone })) continue
          months.push(monthOf(now, timeZone))
          lastAt = now
        }

        expect(new Set(months).size).toBe(months.length)
        expect(months).not.toContain(monthOf(startedAt, timeZone))
      }),
    )
  })

  it('that somebody asks for ends the year in December', () => {
    expect(periodKindOf(at('2026-12-31T22:59:59Z'), timeZone)).toBe('yearly')
    expect(periodKindOf(at('2026-12-31T23:00:00Z'), timeZone)).toBe('monthly')
  })
})
