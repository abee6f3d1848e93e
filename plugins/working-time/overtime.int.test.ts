import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Hired } from '#scripts/testing/hire.ts'

import { april, march, openSheetHouse, type SheetHouse } from './testing/sheet-house.ts'

let house: SheetHouse

beforeAll(async () => {
  house = await openSheetHouse()
})

afterAll(() => house.app.close())

const rule = (overtime: object[], by = house.mia) =>
  by.ask('PATCH', `/api/branches/${house.vienna}`, { surcharges: { overtime } })
/** Ten hours of work, from 07:00 to 17:30 by the clock of Vienna with half an hour of break. */
const longDay = (person: Hired, day: string) =>
  house.work(person, day, {
    startedAt: instantOf(day, '07:00'),
    endedAt: instantOf(day, '17:30'),
    breaks: [{ startedAt: instantOf(day, '12:00'), endedAt: instantOf(day, '12:30') }],
  })
const instantOf = (day: string, clock: string) =>
  Temporal.PlainDateTime.from(`${day}T${clock}`)
    .toZonedDateTime('Europe/Vienna')
    .toInstant()
    .toString({ smallestUnit: 'millisecond' })
const overtimeIn = async (person: Hired, month: string) => {
  const { days, sums } = await house.sheetOf(person, month)
  const lines = days.flatMap((day) =>
    day.lines.flatMap(({ account, minutes, reason }) =>
      account === 'overtime' ? [`${minutes} ${reason}`] : [],
    ),
  )

  return { lines, sum: sums.balances.find(({ account }) => account === 'overtime')?.minutes }
}

describe('overtime', () => {
  it('is by the law of the country unless the branch says otherwise, and goes to whoever pays with its percent', async () => {
    const anna = await house.engage({ personnelNumber: '17' })
    await longDay(anna, '2025-03-03')
    await house.work(anna, '2025-03-04')

    // Ten hours are two more than eight; the week has eighteen.
    expect(await overtimeIn(anna, march)).toEqual({ lines: ['120 Über 8 Stunden am Tag, 50 %'], sum: 120 })
    await house.close(anna)
    const path = `/api/time-sheets/payroll/${house.vienna}/${march}/csv?isPartial=true`
    const table = await (await house.mia.ask('GET', path)).text()
    expect(table.split('\r\n').filter((line) => line.startsWith('2025-03;17;'))).toEqual([
      expect.stringMatching(/;Gearbeitete Stunden;1080;18,00;$/),
      expect.stringMatching(/;Überstunden;120;2,00;50$/),
    ])
  })

  it('is by the rule of the branch from its month on; what was closed before stays as it was', async () => {
    const anna = await house.engage()
    await longDay(anna, '2025-03-03')
    await longDay(anna, '2025-04-07')
    await house.close(anna)
    expect((await rule([{ validFrom: '2025-04-01', dailyMinutes: 540, percent: 75 }])).status).toBe(200)

    expect(await overtimeIn(anna, march)).toEqual({ lines: ['120 Über 8 Stunden am Tag, 50 %'], sum: 120 })
    expect((await house.sheetOf(anna, march)).differs).toBeNull()
    // One hour beyond nine, after the two that were carried over.
    expect(await overtimeIn(anna, april)).toEqual({ lines: ['60 Über 9 Stunden am Tag, 75 %'], sum: 180 })
    await rule([])
  })

  it('is none where a longer day is planned for good', async () => {
    const minutesPerWeekday = { monday: 600, tuesday: 600, wednesday: 600, thursday: 600, friday: 0 }
    const anna = await house.engage({ minutesPerWeekday })
    await longDay(anna, '2025-03-03')

    expect(await overtimeIn(anna, march)).toEqual({ lines: [], sum: undefined })
  })

  it.each<[object[], number]>([
    [[{ validFrom: '2025-01-01', dailyMinutes: 540, weeklyMinutes: 2310, percent: 50 }], 200],
    [[{ validFrom: '2025-01-01', percent: 301 }], 400],
    [[{ validFrom: '2025-01-01', dailyMinutes: 30 }], 400],
    [[{ validFrom: '2025-01-02', percent: 50 }], 400],
    [[{ validFrom: '2025-01-01' }], 400],
    [[{ validFrom: '2025-01-01', dailyMinutes: 600, weeklyMinutes: 540 }], 400],
    [
      [
        { validFrom: '2025-01-01', percent: 50 },
        { validFrom: '2025-01-01', percent: 60 },
      ],
      400,
    ],
    [[], 200],
  ])('rules %j are answered with %i', async (rules, status) => {
    expect((await rule(rules)).status).toBe(status)
  })

  it('is ruled by whoever leads the branch, and no guest reads of it', async () => {
    expect((await rule([{ validFrom: '2025-01-01', percent: 50 }], house.tina)).status).toBe(403)
    const asked = await house.app.fetch(`/api/branches/${house.vienna}`)

    expect(await asked.json()).not.toHaveProperty('surcharges')
  })
})
