import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Goal } from '#domain/insight/statistics/goals.contract.ts'
import type { Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let cast: TwoBranches

beforeAll(async () => {
  app = await createTestApp()
  cast = await openTwoBranches(app)
})

afterAll(() => app.close())

const path = '/api/statistics/goals'
const set = (who: Hired, goal: Partial<Goal>) =>
  who.ask('PUT', path, { measure: 'gross', period: 'month', branch: null, target: 2_000_050, ...goal })
const listOf = async ({ ask }: Hired) =>
  readJson<{ goals: Goal[]; branches: string[] | null }>(await ask('GET', path))

it('a goal is kept to the cent, and a new one of the same thing takes its place', async () => {
  await set(cast.admin, { target: 100_000_000_000 })
  const first = await readJson<Goal>(await set(cast.admin, {}))
  const answers = await Promise.all([1, 2, 3].map((target) => set(cast.admin, { measure: 'orders', target })))
  const { goals } = await listOf(cast.admin)

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(goals.filter(({ measure }) => measure === 'gross')).toEqual([{ ...first, target: 2_000_050 }])
  expect(goals.filter(({ measure }) => measure === 'orders')).toHaveLength(1)
})

it('whoever leads a branch sees and sets its goals, and those of no other', async () => {
  const { vienna, graz, mia, admin } = cast
  await set(admin, { branch: graz })
  const own = await readJson<Goal>(await set(mia, { branch: vienna, period: 'week' }))

  expect(await listOf(mia)).toEqual({ goals: [own], branches: [vienna] })
  expect((await listOf(admin)).branches).toBeNull()
  expect([(await set(mia, { branch: graz })).status, (await set(mia, {})).status]).toEqual([403, 403])
  const { goals } = await listOf(admin)
  const others = goals.filter(({ branch }) => branch !== vienna)
  for (const { id } of others) expect((await mia.ask('DELETE', `${path}/${id}`)).status).toBe(404)
  expect((await mia.ask('DELETE', `${path}/${own.id}`)).status).toBe(200)
})

it('whoever leads nobody has no goals to see or set', async () => {
  const answers = [
    await cast.tina.ask('GET', path),
    await set(cast.tina, { branch: cast.vienna }),
    await app.fetch(path),
  ]

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 401])
})

it.each([
  [{ target: 0 }, 400],
  [{ target: -1 }, 400],
  [{ target: 12.5 }, 400],
  [{ target: 100_000_000_001 }, 400],
  [{ measure: 'tip' }, 400],
  [{ period: 'year' }, 400],
  [{ branch: '0193b0c5-0000-7000-8000-000000000009' }, 404],
])('%o is answered with %i', async (goal, status) => {
  expect((await set(cast.admin, goal as Partial<Goal>)).status).toBe(status) // also what no goal can be
})
