import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { MovedSwap } from '#domain/workforce/planning/plan-steps.contract.ts'
import type { Hired } from '#scripts/testing/hire.ts'
import { readJson } from '#scripts/testing/test-app.ts'

import { monday, openPlanHouse, type PlanHouse } from './testing/plan-house.ts'
import { countSwaps, waitingSwaps } from './today/waiting-swaps.ts'

let house: PlanHouse

beforeAll(async () => {
  house = await openPlanHouse()
})
afterAll(() => house.app.close())

async function requestOf({ id }: Hired) {
  const { payload } = house.app
  const user = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}
const waitingFor = async (person: Hired, now = Temporal.Now.instant()) => {
  const [line] = await waitingSwaps(await requestOf(person), now)
  return line
}

it('a swap that two people have agreed about waits for whoever plans the branch, until they decide or it is too late', async () => {
  const { id } = await house.add(house.shift(monday, house.tina))
  await house.call(house.mia, 'POST', 'plan/publish', { branch: house.vienna, first: monday, last: monday })
  const swap = await readJson<MovedSwap>(
    await house.tina.ask('POST', '/api/shift-swaps/begin', { shift: id }),
  )
  expect((await waitingFor(house.mia))?.count).toBe(0)

  await house.olga.ask('POST', `/api/shift-swaps/${swap.id}/accept`)
  expect(await waitingFor(house.mia)).toMatchObject({
    label: 'Schichttausch',
    count: 1,
    since: expect.stringMatching(/Z$/),
    path: `/planung?filiale=${house.vienna}&tag=${monday}`,
  })
  expect([
    await countSwaps(await requestOf(house.mia)),
    await countSwaps(await requestOf(house.admin)),
  ]).toEqual([1, 1])
  expect((await waitingFor(house.olga, Temporal.Instant.from(`${monday}T12:00:00Z`)))?.count).toBe(0)

  await house.mia.ask('POST', `/api/shift-swaps/${swap.id}/approve`)
  expect((await waitingFor(house.mia))?.count).toBe(0)
})
