import { afterAll, beforeAll, expect, it } from 'vitest'

import { type Hired, verdict } from '#scripts/testing/hire.ts'

import { leave, openSheetHouse, type SheetHouse } from './testing/sheet-house.ts'

let house: SheetHouse
let anna: Hired

beforeAll(async () => {
  house = await openSheetHouse()
  anna = await house.engage()
})

afterAll(() => house.app.close())

const refused = async (answer: Promise<Response>) => {
  const { status, codes } = await verdict(await answer)
  return { status, codes: [...new Set(codes)] }
}
const mistyped = { status: 400, codes: ['validation'] }
const hash = 'a'.repeat(64)
const words = 'Das kann nicht sein.'

it.each(['0000-01-01', '0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31'])(
  'nothing is reckoned from or to %s, which nobody means',
  async (day) => {
    const { mia, vienna } = house
    const own = '/api/time-tracking/session/anna'

    expect(await refused(anna.ask('GET', `/api/time-sheets/holiday-balances?day=${day}`))).toEqual(mistyped)
    expect(await refused(anna.ask('GET', `${own}/working-schedules?from=${day}`))).toEqual(mistyped)
    expect(await refused(anna.ask('GET', `${own}/working-activities?to=${day}`))).toEqual(mistyped)
    expect(await refused(mia.ask('GET', `/api/working-schedules/plan?day=${day}`))).toEqual(mistyped)
    const publish = { branch: vienna, first: day, last: day }
    expect(await refused(mia.ask('POST', '/api/working-schedules/plan/publish', publish))).toEqual(mistyped)
    const copy = { branch: vienna, from: '2026-01-05', to: day }
    expect(await refused(mia.ask('POST', '/api/working-schedules/plan/copy', copy))).toEqual(mistyped)
  },
)

it('leave is told some years ahead, for each of them is reckoned', async () => {
  const tooFar = { status: 400, codes: ['day-ahead'] }
  const soon = Temporal.Now.plainDateISO().add({ years: 4 })

  expect(await refused(anna.ask('GET', '/api/time-sheets/holiday-balances?day=2999-12-31'))).toEqual(tooFar)
  expect((await anna.ask('GET', `/api/time-sheets/holiday-balances?day=${soon.toString()}`)).status).toBe(200)
})

it.each([
  ['confirm', { hash }],
  ['object', { words }],
  ['close', { hash }],
  ['reopen', { reason: words }],
  [`conflicts/${crypto.randomUUID()}/settle`, { reason: words }],
])('no step (%s) is taken in a month that has not begun, nor is it reckoned', async (step, body) => {
  const by = step === 'confirm' || step === 'object' ? anna : house.mia

  expect(await refused(house.step(by, anna, step, body, '2999-12'))).toEqual({
    status: 400,
    codes: ['month-ahead'],
  })
})

it('no hours are paid of a month that has not begun', async () => {
  expect(await refused(house.mia.ask('GET', `/api/time-sheets/payroll/${house.vienna}/2999-12/csv`))).toEqual(
    {
      status: 400,
      codes: ['month-ahead'],
    },
  )
})

it('a plan is published for a year at most', async () => {
  const publish = { branch: house.vienna, first: '2026-01-01', last: '2928-01-01' }

  expect(await refused(house.mia.ask('POST', '/api/working-schedules/plan/publish', publish))).toEqual({
    status: 400,
    codes: ['too-many-days'],
  })
})

it('nobody is away for longer than five years at once, in whatever years', async () => {
  const ask = (firstDay: string, lastDay: string) =>
    refused(anna.ask('POST', '/api/absences', leave(house, anna, { firstDay, lastDay })))

  expect(await ask('2026-01-01', '2126-01-01')).toEqual({ status: 400, codes: ['too-long'] })
  expect((await ask('0001-01-01', '0001-01-02')).status).toBe(400)
  expect((await ask('0001-01-01', '9999-12-31')).status).toBe(400)
  expect((await ask('2030-01-01', '2034-12-31')).status).toBe(201)
})

it('nobody has worked before the first month that has a sheet', async () => {
  const { mia, tina, vienna } = house
  const work = (day: string) =>
    refused(
      mia.ask('POST', '/api/working-activities', {
        user: tina.id,
        branch: vienna,
        state: 'ended',
        startedAt: `${day}T08:00:00Z`,
        endedAt: `${day}T09:00:00Z`,
      }),
    )

  expect(await work('0025-03-03')).toEqual({ status: 400, codes: ['before-records'] })
  expect(await work('1999-12-31')).toEqual({ status: 400, codes: ['before-records'] })
  expect((await work('2000-01-03')).status).toBe(201)
})
