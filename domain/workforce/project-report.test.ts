import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'

import { minuteMs } from '../time/zone-clock.ts'
import { type ProjectTerms, type ProjectWork, reportOfProject } from './project-report.ts'

const timeZone = 'Europe/Vienna'
const anna = { id: 'a', name: 'Anna' }
const bela = { id: 'b', name: 'Béla' }
const work = (id: string, from: string, to: string | null, more: Partial<ProjectWork> = {}): ProjectWork => ({
  id,
  timeZone,
  person: anna,
  task: null,
  note: null,
  breaks: [],
  from: Date.parse(`${from}+02:00`),
  to: to === null ? null : Date.parse(`${to}+02:00`),
  ...more,
})
const terms: ProjectTerms = { rate: 4500, budgetMinutes: 600, budgetCents: 50_000 }
const ever = { from: null, to: null }
const works = [
  work('3', '2026-08-05T08:00', '2026-08-05T12:20', { person: bela, task: 'Fenster' }),
  work('1', '2026-07-31T22:00', '2026-08-01T02:00'),
  work('2', '2026-08-04T08:00', '2026-08-04T12:00', {
    breaks: [{ from: Date.parse('2026-08-04T10:00+02:00'), to: Date.parse('2026-08-04T10:15+02:00') }],
  }),
]

describe('the report of a project', () => {
  it('has each stretch as a line of hours and money, and what of the budget is left', () => {
    const { total, left, lines, people } = reportOfProject(works, terms, ever)

    expect(lines.map(({ id, day, minutes, cents }) => [id, day, minutes, cents])).toEqual([
      ['1', '2026-07-31', 240, 18_000],
      ['2', '2026-08-04', 225, 16_875],
      ['3', '2026-08-05', 260, 19_500],
    ])
    expect(total).toEqual({ minutes: 725, cents: 54_375 })
    expect(left).toEqual({ minutes: -125, cents: -4375 })
    expect(people.map(({ name, minutes }) => [name, minutes])).toEqual([
      ['Anna', 465],
      ['Béla', 260],
    ])
  })

  it('bills the days of a period, on which work began, and measures the budget by all of it', () => {
    const { total, period, lines } = reportOfProject(works, terms, { from: '2026-08-01', to: '2026-08-04' })

    expect(lines.map(({ id }) => id)).toEqual(['2'])
    expect(period).toEqual({ minutes: 225, cents: 16_875 })
    expect(total.minutes).toBe(725)
  })

  it('counts nothing that has no end, and says so', () => {
    const going = [...works, work('4', '2026-08-05T13:00', null)]

    expect(reportOfProject(going, terms, ever)).toMatchObject({ total: { minutes: 725 }, open: 1 })
    expect(reportOfProject(going, terms, { from: null, to: '2026-08-04' }).open).toBe(0)
  })

  it('knows no money without a rate, and no rest without a budget', () => {
    const without = { rate: null, budgetMinutes: null, budgetCents: 50_000 }

    expect(reportOfProject(works, without, ever)).toMatchObject({
      total: { minutes: 725, cents: null },
      left: { minutes: null, cents: null },
    })
  })

  it('comes to the same over all periods as at once, to the cent', () => {
    const stretch = fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      length: fc.integer({ min: 1, max: 900 }),
    })
    fc.assert(
      fc.property(
        fc.array(stretch, { maxLength: 40 }),
        fc.integer({ min: 1, max: 99_999 }),
        (drawn, rate) => {
          const some = drawn.map(({ day, length }, index) => {
            const from = Date.parse(`2026-08-${String(day).padStart(2, '0')}T06:00+02:00`)
            return { ...work(String(index), '2026-08-01T00:00', null), from, to: from + length * minuteMs }
          })
          const given = { ...terms, rate }
          const halves = [
            reportOfProject(some, given, { from: null, to: '2026-08-14' }),
            reportOfProject(some, given, { from: '2026-08-15', to: null }),
          ]
          const all = reportOfProject(some, given, ever)

          expect(halves.reduce((sum, { period }) => sum + (period.cents ?? 0), 0)).toBe(all.total.cents)
          expect(all.people.reduce((sum, { cents }) => sum + (cents ?? 0), 0)).toBe(all.total.cents)
        },
      ),
      { numRuns: size({ short: 100, long: 2000 }) },
    )
  })
})
