import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { SavedView } from '#domain/insight/statistics/saved-views.contract.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type CountedHouse, openCountedHouse } from '../business/testing/counted-house.ts'
import { readFirstPage } from './read-first-page.ts'
import { readChoice } from './statistics-choice.ts'
import { questionsOf } from './tabs/questions-of.ts'

let app: TestApp
let house: CountedHouse
let vera: Hired

beforeAll(async () => {
  app = await createTestApp()
  house = await openCountedHouse(app)
  vera = await hire(app, 'ROLE_MANAGER', [house.branches[0] ?? ''])
})
afterAll(() => app.close())

const now = '2026-12-31T11:00:00Z'
const today = '2026-12-31'

async function reqOf({ id }: Hired): Promise<PayloadRequest> {
  const user = await app.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })

  return createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
}
const pageOf = async (who: Hired, query = '') =>
  readFirstPage(await reqOf(who), {
    searchParams: Object.fromEntries(new URLSearchParams(query)),
    now,
    timeZone: 'Europe/Vienna',
  })
const keysOf = (query: string) =>
  questionsOf(readChoice(new URLSearchParams(query), today)).map(({ key }) => key)
const totalOf = (page: Awaited<ReturnType<typeof pageOf>>, dataset: string) =>
  page?.answers.find(([, answer]) => answer.dataset === dataset)?.[1].total

it.each(['', 'bereich=kampagnen&zeitraum=months12&nach-referrers=source', 'bereich=team&vergleich=ohne'])(
  'brings the answer to every question of the tab that is opened: %j',
  async (query) => {
    const page = await pageOf(house.lead, query)

    expect(page?.answers.map(([key]) => key)).toEqual(keysOf(query))
    expect(page?.now === null).toBe(query !== '')
    expect(page?.branches.docs.map(({ id }) => id)).toEqual(expect.arrayContaining(house.branches))
  },
)

it('tells what the own calls would tell, and of no branch that somebody does not lead', async () => {
  const query = 'zeitraum=months12&vergleich=ohne'
  const [all, one] = [await pageOf(house.lead, query), await pageOf(vera, query)]
  const called = await vera.ask('GET', `/api/statistics/revenue?from=2026-01-01&to=${today}`)

  expect(totalOf(one, 'revenue')).toEqual((await readJson<Statistics>(called)).total)
  expect(totalOf(one, 'revenue')).not.toEqual(totalOf(all, 'revenue'))
})

it('brings what a view shows whose link is opened, and what tells of the goals of the place', async () => {
  const shown = `bereich=produkte&zeitraum=days7`
  const answer = await vera.ask('POST', '/api/statistics/views', {
    name: 'Küche',
    query: shown,
    isForAll: false,
  })
  const { id } = await readJson<SavedView>(answer)
  expect((await pageOf(vera, `ansicht=${id}`))?.answers.map(([key]) => key)).toEqual(keysOf(shown))

  const goal = { measure: 'orders', period: 'week', branch: house.branches[0], target: 50 }
  await vera.ask('PUT', '/api/statistics/goals', goal)
  const keys = (await pageOf(vera))?.answers.map(([key]) => key) ?? []
  expect(keys.slice(0, -1)).toEqual(keysOf(''))
  expect(keys.at(-1)).toContain(`/api/statistics/orders?from=2026-12-28&to=${today}`)
})

it('brings nothing to whoever may not read it, and all but what cannot be asked', async () => {
  const tina = await hire(app, 'ROLE_EMPLOYEE', house.branches)

  expect(await pageOf(tina)).toBeNull()
  expect((await pageOf(house.lead, 'filiale=keine'))?.answers).toEqual([])
})
