import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import type { PageRequests } from '#domain/insight/requests/page-requests.contract.ts'
import { datasets } from '#domain/insight/statistics/datasets.data.ts'
import { type Caller, employ } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { keepMonths } from '../operations/keep-months.ts'
import { countRequests } from './count-requests.ts'

const at = Temporal.Instant.from('2026-11-24T10:40:00Z')
let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await createTestApp()
  admin = await employ(app, ['ROLE_ADMIN'])
})
afterAll(() => app.close())
beforeEach(() => app.pool.query('truncate page_requests'))

const turn = (countsRequests: boolean) =>
  app.payload.updateGlobal({ slug: 'config', data: { countsRequests }, overrideAccess: true })

async function ask(pages: readonly string[], when: Temporal.Instant = at): Promise<void> {
  const counter = countRequests({ payload: app.payload })
  for (const page of pages) counter.note({ host: 'localhost:3000', page, at: when })
  await counter.stop()
}
const told = async (days = 'from=2026-11-23&to=2026-11-24'): Promise<PageRequests> =>
  // As its contract says.
  (await admin('GET', `/api/page-requests?${days}`)).body as unknown as PageRequests
const stored = async () => (await app.pool.query('select * from page_requests order by page, hour')).rows

it('is off unless the house turns it on, and then nothing is kept', async () => {
  await ask(['/', '/karte'])

  expect(await stored()).toEqual([])
  expect(await told()).toEqual({ isOn: false, total: 0, days: [], pages: [] })
})

it('keeps for each page and hour how often it was asked for, and nothing of anybody', async () => {
  await turn(true)
  await ask(['/', '/karte', '/karte'])
  await ask(['/karte'], at.add({ minutes: 10 }))
  await ask(['/karte'], at.add({ minutes: 30 }))
  const rows = await stored()

  expect(rows.map(({ page, requests }) => [page, requests])).toEqual([
    ['/', 1],
    ['/karte', 3],
    ['/karte', 1],
  ])
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['division_id', 'hour', 'page', 'requests'])
})

it('tells pages by their number, and days by the clock of the house', async () => {
  await turn(true)
  const times = (count: number, page: string) => Array<string>(count).fill(page)
  await ask([...times(6, '/karte'), ...times(5, '/kontakt')])
  await ask(times(5, '/karte'), Temporal.Instant.from('2026-11-23T22:30:00Z'))
  await ask(['/karte'], Temporal.Instant.from('2026-11-23T23:30:00Z'))

  expect(await told()).toEqual({
    isOn: true,
    total: 17,
    days: [
      { day: '2026-11-23', requests: 5 },
      { day: '2026-11-24', requests: 12 },
    ],
    pages: [
      { page: '/karte', requests: 12 },
      { page: '/kontakt', requests: 5 },
    ],
  })
})

it('tells of no fewer than five, also not by what is left of the total', async () => {
  await turn(true)
  const times = (count: number, page: string) => Array<string>(count).fill(page)
  await ask([...times(9, '/karte'), ...times(6, '/kontakt'), ...times(4, '/impressum')])
  await ask(['/karte'], at.subtract({ hours: 24 }))

  expect(await told('from=2026-11-22&to=2026-11-24')).toMatchObject({
    total: 20,
    days: [
      { day: '2026-11-23', requests: null },
      { day: '2026-11-24', requests: null },
    ],
    pages: [
      { page: '/karte', requests: 10 },
      { page: '/kontakt', requests: null },
      { page: '/impressum', requests: null },
    ],
  })
})

it.each([
  ['from=2026-11-24&to=2026-11-23', '„Bis“ darf nicht vor „Von“ liegen.'],
  ['from=2001-01-01&to=2026-11-23', 'Mehr als 1830 Tage können nicht auf einmal ausgewertet werden.'],
])('says why %s cannot be asked for', async (days, message) => {
  const { status, body } = await admin('GET', `/api/page-requests?${days}`)

  expect([status, body.errors]).toMatchObject([400, [{ field: 'to', message }]])
})

it('is in no figure of the statistics, and no visit is in it', async () => {
  const figures = async () => {
    const answers = []
    for (const name of Object.keys(datasets)) {
      const { body } = await admin('GET', `/api/statistics/${name}?from=2026-11-23&to=2026-11-24`)
      const { asOf: _asOf, ...answer } = body
      answers.push(answer)
    }
    return answers
  }
  await turn(true)
  const before = await figures()
  await ask(Array<string>(50).fill('/karte'))

  expect(await figures()).toEqual(before)
  const visit = { type: 'page', action: 'view', path: '/karte' }
  await app.pool.query(
    `insert into analytics_logs (id, created_at, type, action, data) values (gen_random_uuid(), $1, $2, $3, $4)`,
    [at.toString(), visit.type, visit.action, JSON.stringify({ path: visit.path })],
  )
  expect((await told()).total).toBe(50)
})

it('goes after 25 months, like visits', async () => {
  await turn(true)
  await ask(['/karte'], Temporal.Instant.from('2024-09-30T10:00:00Z'))
  await ask(['/karte'])
  await keepMonths({ pool: app.pool, now: at })

  expect((await stored()).length).toBe(1)
})

it('is told to whoever sees visits, and to nobody else', async () => {
  const employee = await employ(app, ['ROLE_EMPLOYEE'])

  expect((await employee('GET', '/api/page-requests?from=2026-11-23&to=2026-11-24')).status).toBe(403)
  expect((await app.fetch('/api/page-requests?from=2026-11-23&to=2026-11-24')).status).toBe(401)
})
