import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { AbsencePreview } from '#domain/workforce/absence-preview.contract.ts'
import { leaveAfter } from '#domain/workforce/leave/leave-after.ts'
import type { LeaveRow } from '#domain/workforce/time-sheets.contract.ts'
import { hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { readJson } from '#scripts/testing/test-app.ts'

import { leave, openSheetHouse, type SheetHouse } from './testing/sheet-house.ts'

let house: SheetHouse

beforeAll(async () => {
  house = await openSheetHouse()
})

afterAll(() => house.app.close())

/** A Monday to Friday in so many months, whenever a test runs. */
const dayIn = (months: number, later: number) => {
  const around = Temporal.Now.plainDateISO('Europe/Vienna').add({ months })
  return around.add({ days: ((8 - around.dayOfWeek) % 7) + later }).toString()
}
const day = (later: number) => dayIn(2, later)
const asked = (person: Hired, more: object = {}) =>
  new URLSearchParams({
    user: person.id,
    type: 'sick',
    firstDay: day(0),
    lastDay: day(4),
    ...more,
  }).toString()
const preview = async (by: Hired, query: string) => by.ask('GET', `/api/time-sheets/absence-preview?${query}`)
const costOf = async (person: Hired, more: object = {}) =>
  readJson<AbsencePreview>(await preview(person, asked(person, more)))

describe('what an absence would cost', () => {
  it('is what it costs once it is asked for, halves of days as well', async () => {
    const anna = await house.engage({ validFrom: '2025-01-01' })
    const halves = { startsAtNoon: 'true', endsAtNoon: 'true' }
    const told = await costOf(anna, { type: 'vacation', ...halves })
    const body = leave(house, anna, {
      firstDay: day(0),
      lastDay: day(4),
      startsAtNoon: true,
      endsAtNoon: true,
    })
    const { doc } = await readJson<{ doc: { days: number } }>(await anna.ask('POST', '/api/absences', body))
    const { docs } = await readJson<{ docs: LeaveRow[] }>(
      await anna.ask('GET', `/api/time-sheets/holiday-balances?day=${day(4)}`),
    )
    const until = docs[0]?.lines.filter((line) => line.day <= day(4)) ?? []

    expect(told.days).toBe(doc.days)
    expect(
      (await costOf(anna, { firstDay: day(0), lastDay: day(0), startsAtNoon: 'true' })).days,
    ).toBeLessThan(1)
    expect(told.left).toBe(until.reduce((sum, { days }) => sum + days, 0))
  })

  it('is the same for whoever decides about it, also of leave of a year to come', async () => {
    const anna = await house.engage({ validFrom: '2025-01-01' })
    const far = { firstDay: dayIn(14, 0), lastDay: dayIn(14, 4) }
    const told = await costOf(anna, { type: 'vacation', ...far })
    await anna.ask('POST', '/api/absences', leave(house, anna, far))
    const url = `/api/time-sheets/holiday-balances?user=${anna.id}`
    const { docs } = await readJson<{ docs: LeaveRow[] }>(await house.mia.ask('GET', url))
    const [account] = docs

    expect(account?.until && account.until >= far.lastDay).toBe(true)
    expect(leaveAfter(account?.lines ?? [], far.lastDay)).toBe(told.left)
  })

  it('is no leave for an illness, and unknown without a contract', async () => {
    const anna = await house.engage()
    const none = await hire(house.app, 'ROLE_EMPLOYEE', [house.vienna])

    expect((await costOf(anna)).left).toBeNull()
    expect(await costOf(none, { type: 'vacation' })).toEqual({ days: null, left: null })
  })

  it('is told of oneself and of people whom one leads, of days that make sense and are near', async () => {
    const anna = await house.engage()
    const strangers = await hire(house.app, 'ROLE_MANAGER', [house.graz])

    expect((await preview(house.mia, asked(anna))).status).toBe(200)
    expect(await verdict(await preview(strangers, asked(anna)))).toEqual({
      status: 404,
      codes: ['unknown-record'],
    })
    expect((await preview(anna, asked(anna, { lastDay: day(-1) }))).status).toBe(400)
    const codesOf = async (days: object) => (await verdict(await preview(anna, asked(anna, days)))).codes
    expect(await codesOf({ firstDay: '2999-12-30', lastDay: '2999-12-31' })).toEqual(['too-far'])
    expect(await codesOf({ lastDay: '2999-12-31' })).toEqual(['too-long'])
  })
})

describe('an absence', () => {
  it('is approved by nobody for themselves, in whatever way they ask', async () => {
    const body = leave(house, house.mia, { firstDay: day(0), lastDay: day(0), status: 'approved' })
    const made = await house.mia.ask('POST', '/api/absences', body)
    const { doc } = await readJson<{ doc: { id: string } }>(
      await house.mia.ask('POST', '/api/absences', { ...body, status: 'requested' }),
    )
    const decided = await house.mia.ask('PATCH', `/api/absences/${doc.id}`, { status: 'approved' })

    expect([made.status, decided.status]).toEqual([400, 400])
  })
})
