import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { notifyTagsOf } from '#kernel/live/notify-tags.ts'
import { countStatements } from '#scripts/testing/count-statements.ts'
import type { Hired } from '#scripts/testing/hire.ts'

import { carryLeaveOver } from './leave/carry-leave-over.ts'
import { acknowledgeNotice } from './leave/settle-notice.ts'
import { type LeaveHouse, noonOf, openLeaveHouse, spring } from './testing/leave-house.ts'

vi.mock('#kernel/live/notify-tags.ts', { spy: true })

let house: LeaveHouse

beforeAll(async () => {
  house = await openLeaveHouse()
})
afterAll(() => house.app.close())

const receivedOf = async (person: Hired) =>
  (await house.noticesOf(person)).map(({ receivedOn }) => receivedOn !== null)
const carriedOf = async ({ id }: Hired) => {
  const { rowCount } = await house.app.pool.query('select from leave_carry_overs where user_id = $1', [id])

  return rowCount
}

it('what is said of leave stands only where the screens that show it hear of it', async () => {
  const anna = await house.engageThere()
  await house.tell([anna])
  const [first] = await house.noticesOf(anna)
  const own = await house.reqOf(anna)
  const led = await house.reqOf(house.mia)
  const now = noonOf(spring)
  const acknowledge = () => acknowledgeNotice(own, { notice: first?.id ?? '', now })
  const said = { user: anna.id, yearFrom: '2025-01-01', ground: 'personal' as const, words: 'Prüfung', now }

  for (const step of [acknowledge, () => carryLeaveOver(led, said)]) {
    vi.mocked(notifyTagsOf).mockRejectedValueOnce(new Error('Connection gone'))
    await expect(step()).rejects.toThrow('Connection gone')
  }
  expect([await receivedOf(anna), await carriedOf(anna)]).toEqual([[false, false], 0])

  await acknowledge()
  await carryLeaveOver(led, said)
  expect([await receivedOf(anna), await carriedOf(anna)]).toEqual([[true, false], 1])
})

it('many are told in as many statements as one', async () => {
  const { payload } = house.app
  const [anna, bea, cleo] = [await house.engageThere(), await house.engageThere(), await house.engageThere()]
  const one = await countStatements(payload, () => house.tell([anna]))

  expect(await countStatements(payload, () => house.tell([bea, cleo]))).toBe(one)
})
