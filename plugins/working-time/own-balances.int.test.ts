import { afterAll, beforeAll, expect, it } from 'vitest'

import { dayNumberOf, isoDayOf } from '#domain/time/calendar-day.ts'
import type { MonthSheetView } from '#domain/workforce/time-sheets.contract.ts'
import { askWith } from '#scripts/testing/hire.ts'
import { openClock, type PersonAt } from '#scripts/testing/open-clock.ts'
import { readJson } from '#scripts/testing/test-app.ts'

import { openSheetHouse, type SheetHouse } from './testing/sheet-house.ts'

type Balances = { docs: { account: string; label: string; minutes: number }[]; leaveDays: number | null }

const pin = '4711'
const today = Temporal.Now.plainDateISO('Europe/Vienna').toString()
const yesterday = isoDayOf(dayNumberOf(today) - 1)
const everyDay = {
  monday: 480,
  tuesday: 480,
  wednesday: 480,
  thursday: 480,
  friday: 480,
  saturday: 480,
  sunday: 480,
}
let house: SheetHouse
let clock: Awaited<ReturnType<typeof openClock>>

beforeAll(async () => {
  house = await openSheetHouse()
  clock = await openClock({ send: askWith(house.app), asAdmin: house.admin.ask, branch: house.vienna })
})
afterAll(() => house.app.close())

async function arrive(validFrom: string) {
  const person = await house.engage({ validFrom, minutesPerWeekday: everyDay, weeklyMinutes: 3360 })
  const username = `person-${person.id.slice(-8)}`
  await house.admin.ask('PATCH', `/api/users/${person.id}`, { username })
  await house.admin.ask('PUT', `/api/users/${person.id}/pin`, { pin })

  return { person, pressing: await clock.signIn(username, pin) }
}
const balancesOf = async (pressing: PersonAt) => readJson<Balances>(await pressing.read('balances'))

it('whoever has a contract sees at the clock what their balance came to until yesterday, today not yet owed', async () => {
  const { person, pressing } = await arrive(yesterday)
  const before = await balancesOf(pressing)
  // Nothing on a holiday.
  const minutes = expect.toBeOneOf([-480, 0])
  expect(before.docs.at(-1)).toEqual({ account: 'time', label: 'Zeitsaldo bis gestern', minutes })

  // From 08:00 to 16:30 with half an hour of break.
  await house.work(person, yesterday)
  const after = await balancesOf(pressing)
  expect((after.docs.at(-1)?.minutes ?? 0) - (before.docs.at(-1)?.minutes ?? 0)).toBe(480)
  await pressing.press('start')
  expect((await balancesOf(pressing)).docs.at(-1)).toEqual(after.docs.at(-1))
})

it('that balance is the one of their sheet less what the day itself brings, and the leave that of their account', async () => {
  const { person, pressing } = await arrive(isoDayOf(dayNumberOf(today) - 40))
  const { docs, leaveDays } = await balancesOf(pressing)
  const sheet = await readJson<MonthSheetView>(
    await person.ask('GET', `/api/time-sheets/${person.id}/${today.slice(0, 7)}`),
  )
  const ofToday = sheet.days
    .find(({ day }) => day === today)
    ?.lines.reduce((sum, { account, minutes }) => (account === 'time' ? sum + minutes : sum), 0)
  const stand = sheet.sums.balances.find(({ account }) => account === 'time')?.minutes ?? 0

  expect(docs.at(-1)?.minutes).toBe(stand - (ofToday ?? 0))
  const leave = await readJson<{ docs: { left: number }[] }>(
    await person.ask('GET', `/api/time-sheets/holiday-balances?user=${person.id}`),
  )
  expect(leaveDays).toBe(leave.docs[0]?.left)
})
