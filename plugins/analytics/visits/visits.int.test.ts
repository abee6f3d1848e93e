import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import type { VisitBatch } from '#domain/insight/visits/visit-batch.contract.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { employ } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { keepMonths } from '../operations/keep-months.ts'

let app: TestApp

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() =>
  app.pool.query(
    'truncate analytics_logs, analytics_visits, visit_counts, visit_hours, visit_sketches, visit_drops',
  ),
)

const view = (n: number, path: string): VisitBatch['events'][number] => ({
  n,
  at: n * 1000,
  type: 'page',
  action: 'view',
  path,
})
const batchOf = (
  visit: string,
  events: VisitBatch['events'],
  more: Partial<VisitBatch> = {},
): VisitBatch => ({
  visit,
  visitor: '3f0e6c1e-7a6b-4b43-9d7e-0d7c8a1f2b3c',
  category: 'shop',
  context: { resolution: '390x844', ratio: 2.5, scheme: 'dark', referrer: 'https://www.google.at' },
  events,
  ...more,
})
const begunMsAgo = (ago: number) => uuidV7(Date.now() - ago)

async function tell(batch: VisitBatch, agent = phone) {
  const answer = await app.fetch('/api/analytics-logs/visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify(batch),
  })
  return { status: answer.status, body: (await answer.json()) as { taken?: boolean; reason?: string } }
}

async function counted(): Promise<Record<string, [visits: number, amount: number]>> {
  const { rows } = await app.pool.query<{ by: string; key: string; visits: number; amount: number }>(
    `select "by", key, sum(visits)::int as visits, sum(amount)::int as amount from visit_counts
      where span = 'day' and branch_id = '00000000-0000-0000-0000-000000000000' group by 1, 2 order by 1, 2`,
  )
  return Object.fromEntries(
    rows.map(({ by, key, visits, amount }) => [`${by} ${key}`.trim(), [visits, amount]]),
  )
}
const number = async (sql: string) =>
  Number((await app.pool.query<{ n: string }>(`select ${sql} as n`)).rows[0]?.n)

it('a visit is counted as it goes on, and what leads further takes the place of what was the end', async () => {
  const visit = begunMsAgo(60_000)
  expect((await tell(batchOf(visit, [view(1, '/'), view(2, '/speisen/')]))).body).toMatchObject({
    taken: true,
  })
  expect(await counted()).toMatchObject({ 'exit /speisen': [1, 1], 'step 2\t/speisen': [1, 1] })
  await tell(batchOf(visit, [view(3, '/kontakt?wer=ich')]))

  expect(await counted()).toEqual({
    total: [1, 3],
    'page /': [1, 1],
    'page /speisen': [1, 1],
    'page /kontakt': [1, 1],
    'entry /': [1, 1],
    'exit /kontakt': [1, 1],
    'step 1\t/\t/speisen': [1, 1],
    'step 2\t/speisen\t/kontakt': [1, 1],
    'step 3\t/kontakt': [1, 1],
    'source google.at': [1, 3],
    'browser safari': [1, 3],
    'system ios': [1, 3],
    'resolution 390x844': [1, 3],
    'ratio 2.5': [1, 3],
    'scheme dark': [1, 3],
  })
  expect(await number(`(select amount from visit_hours)`)).toBe(3)
})

it('what is told twice, at once or in another order is counted once', async () => {
  const visit = begunMsAgo(60_000)
  const first = batchOf(visit, [view(1, '/'), view(2, '/a')])
  const second = batchOf(visit, [view(3, '/b'), view(4, '/a')])
  await Promise.all([tell(second), tell(first), tell(first), tell(second)])
  await tell(first)

  expect(await counted()).toMatchObject({
    total: [1, 4],
    'page /a': [1, 2],
    'entry /': [1, 1],
    'exit /a': [1, 1],
  })
  expect(await number('(select count(*) from analytics_logs)')).toBe(4)
})

it('a visit is the same however its id is spelled', async () => {
  const visit = begunMsAgo(60_000)
  await tell(batchOf(visit.toUpperCase(), [view(1, '/')]))
  await tell(batchOf(visit, [view(2, '/a')]))

  expect(await counted()).toMatchObject({ total: [1, 2], 'exit /a': [1, 1] })
})

it('pages of the longest names in any script are counted, as far as they are told apart', async () => {
  const named = (seed: number) =>
    `/${Array.from({ length: 499 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919 + seed) % 20_000))).join('')}`
  const answer = await tell(batchOf(begunMsAgo(60_000), [view(1, named(1)), view(2, named(2))]))

  expect(answer).toMatchObject({ status: 202, body: { taken: true } })
  expect(await counted()).toMatchObject({ total: [1, 2], [`page ${named(1).slice(0, 200)}`]: [1, 1] })
})

it('nothing that a browser says of itself is kept, and no address that opens an order', async () => {
  await tell(
    batchOf(begunMsAgo(5000), [view(1, '/status/wer/geheim'), view(2, '//Status/wer/geheim'), view(3, '/ ')]),
  )
  const { rows } = await app.pool.query(
    'select v::text as visit, l::text as log from analytics_visits v, analytics_logs l',
  )

  expect(JSON.stringify(rows)).not.toMatch(/Mozilla|AppleWebKit|geheim|127\.0\.0\.1|::1/)
})

it('programs, the team, wrong clocks and late words are not counted, and said to be so', async () => {
  const manager = await employ(app, ['ROLE_MANAGER'])
  await tell(batchOf(begunMsAgo(5000), [view(1, '/')]), 'curl/8.5.0')
  await manager(
    'POST',
    '/api/analytics-logs/visits',
    batchOf(begunMsAgo(5000), [view(1, '/'), view(2, '/a')]),
  )
  const ahead = await tell(batchOf(begunMsAgo(-3_600_000), [view(1, '/')]))
  await tell(batchOf(begunMsAgo(40 * 3_600_000), [view(1, '/')]))

  expect(ahead).toMatchObject({ status: 202, body: { taken: false, reason: 'clock' } })
  expect(await counted()).toEqual({})
  const { rows } = await app.pool.query(`select reason, events from visit_drops order by reason`)
  expect(rows).toEqual([
    { reason: 'bot', events: 3 },
    { reason: 'clock', events: 1 },
    { reason: 'late', events: 1 },
  ])
})

it.each([
  ['visit', { visit: crypto.randomUUID() }],
  ['events', { events: [] }],
  ['events.0.path', { events: [{ ...view(1, 'ohne'), path: 'ohne' }] }],
  ['events.0.n', { events: [view(0, '/')] }],
  ['context.resolution', { context: { resolution: 'groß' } }],
] as const)('refuses a wrong %s in German', async (field, wrong) => {
  const { status, body } = await tell({ ...batchOf(begunMsAgo(5000), [view(1, '/')]), ...(wrong as object) })

  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: [{ field, code: 'validation' }] })
})

it('more than pages tell at once is refused, also where it does not say how much it is', async () => {
  const events = Array.from({ length: 50 }, (_, index) => ({
    ...view(index + 1, '/'),
    data: { text: 'x'.repeat(2000) },
  }))
  const { status, body } = await tell(batchOf(begunMsAgo(60_000), events))

  expect({ status, body }).toMatchObject({ status: 413, body: { errors: [{ code: 'too-large' }] } })
  expect(await counted()).toEqual({})
})

it('a visit of more events than a person causes is counted up to there', async () => {
  const visit = begunMsAgo(600_000)
  for (let from = 1; from <= 410; from += 50) {
    await tell(
      batchOf(
        visit,
        Array.from({ length: 50 }, (_, index) => view(from + index, '/')),
      ),
    )
  }

  expect((await counted()).total).toEqual([1, 400])
  expect(await number(`(select events from visit_drops where reason = 'too-many')`)).toBe(50)
})

it('visits and who came are forgotten after 25 months, and what was counted of them stays', async () => {
  await tell(batchOf(begunMsAgo(60_000), [view(1, '/')]))
  const later = (months: number) => Temporal.Now.zonedDateTimeISO('UTC').add({ months }).toInstant()
  const left = async () => [
    await number('(select count(*) from analytics_visits)'),
    await number('(select count(*) from analytics_logs where visit is not null)'),
    await number('(select count(*) from visit_sketches)'),
    await number(`(select sum(visits) from visit_counts where span = 'day' and "by" = 'total')`),
  ]
  await keepMonths({ pool: app.pool, now: Temporal.Now.instant() })
  await keepMonths({ pool: app.pool, now: later(25) })
  expect(await left()).toEqual([1, 1, 3, 1])

  await keepMonths({ pool: app.pool, now: later(26) })
  expect((await left()).slice(0, 2)).toEqual([0, 0])
  // At the end of a month it is the next one already by the clock of the house, which days are counted by.
  await keepMonths({ pool: app.pool, now: later(27) })
  expect(await left()).toEqual([0, 0, 0, 1])
})
