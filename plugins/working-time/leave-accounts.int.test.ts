import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Hired } from '#scripts/testing/hire.ts'

import { type LeaveHouse, openLeaveHouse } from './testing/leave-house.ts'

let house: LeaveHouse

beforeAll(async () => {
  house = await openLeaveHouse()
  await house.admin.ask('PATCH', `/api/branches/${house.vienna}`, { country: 'AT', region: null })
})

afterAll(() => house.app.close())

/** Another contract of somebody, with five days of eight hours. */
const alsoFrom = async (person: Hired, validFrom: string) => {
  const answer = await house.admin.ask('POST', '/api/contracts', {
    user: person.id,
    branch: house.vienna,
    validFrom,
    hoursPer: 'week',
    weeklyMinutes: 2400,
    minutesPerWeekday: {},
    employmentType: 'full-time',
    holidayDaysPerYear: 25,
  })
  expect(answer.status).toBe(201)
}
const absent = async (person: Hired, more: object) => {
  const absence = { user: person.id, branch: house.vienna, type: 'vacation', status: 'approved', ...more }
  expect((await house.admin.ask('POST', '/api/absences', absence)).status).toBe(201)
}

it('a contract that is entered ahead lets nobody leave who goes on with it, and takes leave that is asked of it', async () => {
  const anna = await house.engageThere({ holidayDaysPerYear: 25, validUntil: '2026-06-30' })
  await alsoFrom(anna, '2026-07-01')
  await absent(anna, { firstDay: '2026-08-03', lastDay: '2026-08-07' })
  const account = await house.leaveOf(anna, '2026-06-15')

  expect(account?.lines.map(({ kind }) => kind)).not.toContain('exit')
  expect(account).toMatchObject({ left: 75, planned: 5 })
})

it('whoever comes back after a gap has left before it, however early that is entered', async () => {
  const anna = await house.engageThere({ holidayDaysPerYear: 25, validUntil: '2026-06-30' })
  await alsoFrom(anna, '2027-01-01')

  expect((await house.leaveOf(anna, '2026-06-30'))?.lines.map(({ kind }) => kind)).toContain('exit')
  expect((await house.leaveOf(anna, '2027-07-01'))?.left).toBe(25)
})

it('Karenz takes its share of the leave of the year, once it is approved (§ 15f (2) MSchG)', async () => {
  const anna = await house.engageThere({ holidayDaysPerYear: 25 })
  const karenz = { type: 'parental', firstDay: '2025-01-01', lastDay: '2025-12-31' }
  await absent(anna, { ...karenz, status: 'requested' })
  expect((await house.leaveOf(anna, '2025-06-01'))?.entitled).toBe(50)

  const bea = await house.engageThere({ holidayDaysPerYear: 25 })
  await absent(bea, karenz)
  expect((await house.leaveOf(bea, '2025-06-01'))?.entitled).toBe(25)
})
