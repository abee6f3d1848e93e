import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { type Hired, verdict } from '#scripts/testing/hire.ts'

import { april, march, openSheetHouse, type SheetHouse } from './testing/sheet-house.ts'

let house: SheetHouse
let anna: Hired
let start: string

beforeAll(async () => {
  house = await openSheetHouse()
})
afterAll(() => house.app.close())

/** Twelve hours of a day of March that were told of by a telephone in April. */
beforeEach(async () => {
  anna = await house.engage()
  start = await house.pressLate(anna, 'start', '2025-03-20T06:00:00Z', 'own')
  await house.pressLate(anna, 'end', '2025-03-20T18:00:00Z', 'own')
})

const settle = (by: Hired, event: string, reason = 'War an dem Tag da') =>
  by.ask('POST', `/api/time-sheets/${anna.id}/${march}/conflicts/${event}/settle`, { reason })
const problemsOf = async (by: Hired) =>
  (await house.sheetOf(anna, march, by)).whyNotClose?.map(({ code }) => code)

it('work that a device of one’s own told of days later is marked as such', async () => {
  const { stretches, conflicts } = await house.sheetOf(anna)

  expect(stretches).toMatchObject([{ day: '2025-03-20', state: 'ended', marks: ['sent-late'] }])
  expect(conflicts.map(({ text }) => text)).toEqual(
    Array(2).fill(expect.stringContaining('erst am 02.04.2025, 10:00 angekommen')),
  )
  const table = await (await anna.ask('GET', `/api/time-sheets/${anna.id}/${march}/file/csv`)).text()
  expect(table).toContain('720;später gesendet')
})

it('its month is closed once somebody who leads has accepted it, and is what it was', async () => {
  const hash = await house.hashOf(anna)
  expect(await problemsOf(house.mia)).toContain('conflicts-open')
  expect((await settle(anna, start)).status).toBe(403)

  expect((await settle(house.mia, start)).status).toBe(200)
  const { stretches, conflicts, changes, sums } = await house.sheetOf(anna)
  expect(conflicts).toEqual([])
  expect(stretches).toMatchObject([{ state: 'ended', startedAt: '2025-03-20T06:00:00.000Z', marks: [] }])
  expect(changes).toMatchObject([{ reason: 'War an dem Tag da' }])
  expect(sums.worked).toBe(720)
  expect(await house.hashOf(anna)).toBe(hash)
  await house.close(anna)
})

it('whoever leads does not accept what they pressed themselves', async () => {
  const event = await house.pressLate(house.mia, 'start', '2025-03-21T06:00:00Z', 'own')
  const own = `/api/time-sheets/${house.mia.id}/${march}/conflicts/${event}/settle`
  const answer = await house.mia.ask('POST', own, { reason: 'War da' })

  expect(await verdict(answer)).toEqual({ status: 403, codes: ['not-allowed'] })
  expect((await house.admin.ask('POST', own, { reason: 'War da' })).status).toBe(200)
})

it('what a clock of the house sends late needs nobody, and says so', async () => {
  const ben = await house.engage()
  await house.pressLate(ben, 'start', '2025-03-20T06:00:00Z')
  await house.pressLate(ben, 'end', '2025-03-20T14:00:00Z')
  const { conflicts, stretches } = await house.sheetOf(ben)

  expect(conflicts).toEqual([])
  expect(stretches).toMatchObject([{ marks: ['sent-late'] }])
})

it('an end after midnight that came late belongs to the day on which its work began, also on a month’s last one', async () => {
  const bea = await house.engage()
  await house.pressLate(bea, 'start', '2025-03-31T18:00:00Z')
  const end = await house.pressLate(bea, 'end', '2025-04-01T00:30:00Z', 'own')

  expect((await house.sheetOf(bea, april)).conflicts).toEqual([])
  expect((await house.sheetOf(bea)).conflicts.map(({ id }) => id)).toEqual([end])
  const settled = await house.step(house.mia, bea, `conflicts/${end}/settle`, {
    reason: 'War bis halb drei da',
  })
  expect(settled.status).toBe(200)
  expect((await house.sheetOf(bea)).conflicts).toEqual([])
  await house.close(bea)
})
