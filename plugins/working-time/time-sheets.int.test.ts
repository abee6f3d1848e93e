import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { LeaveRow, MonthRow } from '#domain/workforce/time-sheets.contract.ts'
import { askWith, hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { readJson } from '#scripts/testing/test-app.ts'

import { april, march, openSheetHouse, type SheetHouse } from './testing/sheet-house.ts'

let house: SheetHouse

beforeAll(async () => {
  house = await openSheetHouse()
})

afterAll(() => house.app.close())

const list = async <Row>(by: Hired, path: string): Promise<Row[]> => {
  const answer = await by.ask('GET', `/api/time-sheets/${path}`)
  expect(answer.status).toBe(200)

  return (await readJson<{ docs: Row[] }>(answer)).docs
}
const rowOf = async (person: Hired, month = march, by = house.admin) =>
  (await list<MonthRow>(by, `balances?month=${month}&user=${person.id}`))[0]

describe('a month', () => {
  it('shows each day with what was owed, worked and credited, and why', async () => {
    const anna = await house.engage()
    await house.work(anna, '2025-03-03')
    await house.work(anna, '2025-03-04')
    await house.app.payload.create({
      collection: 'absences',
      data: {
        user: anna.id,
        branch: house.vienna,
        type: 'vacation',
        status: 'approved',
        firstDay: '2025-03-05',
        lastDay: '2025-03-05',
      },
      overrideAccess: true,
    })
    const sheet = await house.sheetOf(anna)
    const on = (day: string) => sheet.days.find((each) => each.day === `2025-03-${day}`)

    expect(sheet.days).toHaveLength(31)
    expect(on('03')).toMatchObject({ owed: 480, worked: 480, breaks: 30, credited: 0 })
    expect(on('03')?.lines.map(({ minutes, reason }) => [minutes, reason])).toEqual([
      [-480, 'Soll lt. Vertrag'],
      [480, 'Gearbeitet 08:00–16:30, Pause 00:30'],
    ])
    expect(on('05')).toMatchObject({ owed: 480, worked: 0, credited: 480 })
    expect(sheet.sums).toMatchObject({ owed: 21 * 480, worked: 960, credited: 480 })
    expect(sheet.sums.balances).toEqual([{ account: 'time', label: 'Zeitsaldo', minutes: -18 * 480 }])
    expect(sheet.stretches.map(({ day, breaks }) => [day, breaks.length])).toEqual([
      ['2025-03-03', 1],
      ['2025-03-04', 1],
    ])
    expect(sheet.absences).toMatchObject([{ type: 'vacation', status: 'approved' }])
  })

  it('credits public holidays of the branch, and goes on from the month before', async () => {
    const anna = await house.engage()
    const sheet = await house.sheetOf(anna, april)

    expect(sheet.opening).toMatchObject([
      { account: 'time', minutes: -21 * 480, reason: 'Übertrag vom 31.03.2025' },
    ])
    expect(sheet.days.find(({ day }) => day === '2025-04-21')?.lines).toContainEqual(
      expect.objectContaining({ minutes: 480, reason: 'Feiertag: Ostermontag' }),
    )
    expect(await rowOf(anna, april)).toMatchObject({
      owed: 22 * 480,
      credited: 480,
      state: 'open',
      differs: false,
      balances: [
        {
          account: 'time',
          label: 'Zeitsaldo',
          minutes: -21 * 480 - 21 * 480,
        },
      ],
    })
  })

  it('keeps work at night and on Sundays apart, by the terms of its branch', async () => {
    const anna = await house.engage()
    await house.work(anna, '2025-03-08', {
      startedAt: '2025-03-08T19:00:00.000Z',
      endedAt: '2025-03-09T01:00:00.000Z',
      breaks: [],
    })
    const { sums, days } = await house.sheetOf(anna)

    expect(sums.balances.map(({ label, minutes }) => [label, minutes])).toEqual([
      ['Nachtarbeit', 240],
      ['Sonntagsarbeit', 120],
      ['Zeitsaldo', 360 - 21 * 480],
    ])
    expect(days.find(({ day }) => day === '2025-03-08')?.worked).toBe(360)
  })

  it('says what the law objects to', async () => {
    const anna = await house.engage()
    await house.work(anna, '2025-03-03', { breaks: [] })
    const { warnings } = await house.sheetOf(anna)

    expect(warnings.map(({ code }) => code)).toEqual(['break-missing'])
    expect(warnings[0]?.text).toMatch(/^Es fehlt eine Pause: .*AZG/)
    expect(await rowOf(anna)).toMatchObject({ warnings: 1 })
  })

  it('shows the person every change by hand, with who and why', async () => {
    const anna = await house.engage()
    const id = await house.work(anna, '2025-03-03', { reason: 'Tablet war aus' })
    const path = `/api/working-activities/${id}`
    await house.mia.ask('PATCH', path, { endedAt: '2025-03-03T14:00:00.000Z', reason: 'Ging früher' })
    await house.mia.ask('DELETE', `${path}?reason=Doppelt`)
    const { changes, stretches } = await house.sheetOf(anna, march, anna)

    expect(stretches).toEqual([])
    expect(changes).toMatchObject([
      { reason: 'Tablet war aus', before: null, after: { endedAt: '2025-03-03T15:30:00.000Z' } },
      {
        reason: 'Ging früher',
        by: expect.stringMatching(/^Person/),
        before: { endedAt: '2025-03-03T15:30:00.000Z' },
        after: { endedAt: '2025-03-03T14:00:00.000Z' },
      },
      { reason: 'Doppelt', before: { endedAt: '2025-03-03T14:00:00.000Z' }, after: null },
    ])
  })

  it('that has not begun is refused', async () => {
    const anna = await house.engage()

    expect(await verdict(await house.admin.ask('GET', `/api/time-sheets/${anna.id}/2999-01`))).toEqual({
      status: 400,
      codes: ['month-ahead'],
    })
    expect(await verdict(await house.admin.ask('GET', '/api/time-sheets/balances?month=2999-01'))).toEqual({
      status: 400,
      codes: ['month-ahead'],
    })
    expect((await house.admin.ask('GET', `/api/time-sheets/${anna.id}/2025-13`)).status).toBe(400)
  })

  it('that goes on owes nothing for what lies ahead', async () => {
    const anna = await house.engage()
    const { docs, month } = await readJson<{ docs: MonthRow[]; month: string }>(
      await house.admin.ask('GET', `/api/time-sheets/balances?user=${anna.id}`),
    )
    const today = Temporal.Now.zonedDateTimeISO('Europe/Vienna').toPlainDate().toString()
    const sheet = await house.sheetOf(anna, month)

    expect(docs).toHaveLength(1)
    expect(sheet.days.at(-1)?.day).toBe(today)
  })
})

describe('leave accounts', () => {
  it('tell what is left and planned on a day, line by line', async () => {
    const anna = await house.engage({ validFrom: '2025-01-01', holidayCarryOver: 3 })
    await house.app.payload.create({
      collection: 'absences',
      data: {
        user: anna.id,
        branch: house.vienna,
        type: 'vacation',
        status: 'approved',
        firstDay: '2025-07-07',
        lastDay: '2025-07-11',
      },
      overrideAccess: true,
    })
    const on = async (day: string) =>
      (await list<LeaveRow>(house.mia, `holiday-balances?day=${day}&user=${anna.id}`))[0]

    expect(await on('2025-07-01')).toMatchObject({ carried: 3, entitled: 25, taken: 0, planned: 5, left: 28 })
    const after = await on('2025-12-01')
    expect(after).toMatchObject({ taken: 5, planned: 0, left: 23 })
    expect(after?.lines).toContainEqual(expect.objectContaining({ kind: 'carry', days: 3 }))
    // The oldest goes first: three days of what was carried over, the others of this year.
    const taken = after?.lines.filter(({ kind }) => kind === 'taken')
    expect(taken?.map(({ days, year }) => [days, year])).toEqual([
      [-3, 'vor dem Beginn'],
      [-2, 'ab 01.01.2025'],
    ])
  })
})

describe('time sheets', () => {
  it('are seen by the person, whoever leads them, and the administration', async () => {
    const anna = await house.engage()
    const others = await hire(house.app, 'ROLE_MANAGER', [house.graz])
    const seen = async (by: Hired, path: string) =>
      (await list<MonthRow>(by, path)).map(({ person }) => person.id)

    for (const path of [`balances?month=${march}`, 'holiday-balances?day=2025-03-31']) {
      expect(await seen(house.admin, path)).toContain(anna.id)
      expect(await seen(house.mia, path)).toContain(anna.id)
      expect(await seen(anna, path)).toEqual([anna.id])
      expect(await seen(others, path)).toEqual([])
      expect(await seen(house.mia, `${path}&branch=${house.vienna}`)).toContain(anna.id)
      expect(await seen(house.admin, `${path}&branch=${house.graz}`)).not.toContain(anna.id)
    }
    expect((await anna.ask('GET', `/api/time-sheets/${anna.id}/${march}`)).status).toBe(200)
  })

  it('of others are answered like those of nobody', async () => {
    const anna = await house.engage()
    const strangers = [await hire(house.app, 'ROLE_MANAGER', [house.graz]), await house.engage(), house.ben]
    const nobody = crypto.randomUUID()

    for (const stranger of strangers) {
      for (const path of [
        (id: string) => `${id}/${march}`,
        (id: string) => `balances?month=${march}&user=${id}`,
        (id: string) => `holiday-balances?user=${id}`,
      ]) {
        const [theirs, none] = [
          await stranger.ask('GET', `/api/time-sheets/${path(anna.id)}`),
          await stranger.ask('GET', `/api/time-sheets/${path(nobody)}`),
        ]
        expect(await verdict(theirs)).toEqual({ status: 404, codes: ['unknown-record'] })
        expect(none.status).toBe(404)
      }
    }
  })

  it('of a branch that one does not lead are none', async () => {
    expect(
      await verdict(await house.mia.ask('GET', `/api/time-sheets/balances?branch=${house.graz}`)),
    ).toEqual({
      status: 404,
      codes: ['unknown-branch'],
    })
  })

  it('are for nobody who has not signed in', async () => {
    const anna = await house.engage()
    for (const path of ['balances', 'holiday-balances', `${anna.id}/${march}`]) {
      expect(await verdict(await askWith(house.app)('GET', `/api/time-sheets/${path}`))).toEqual({
        status: 401,
        codes: ['unauthenticated'],
      })
    }
  })
})
