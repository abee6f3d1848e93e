import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { countedOrder } from '#domain/insight/business/order-fact.fixture.ts'
import type { AskedFigures } from '#domain/insight/statistics/figures.ts'
import { openCounter } from '#plugins/ordering/testing/open-counter.ts'
import { type Hired, hire, openBranch } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { storeOrders } from '../testing/stored-orders.ts'
import type { Sight } from './branches-of-figures.ts'
import { readBusinessFigures } from './read-business-figures.ts'

let app: TestApp
let lead: Hired
let anna: string
let ben: string
let branches: [string, string]

beforeAll(async () => {
  app = await createTestApp()
  const model = (await (await openCounter(app)).place()).id
  branches = [await openBranch(app, 'wien'), await openBranch(app, 'graz')]
  lead = await hire(app, 'ROLE_ADMIN', branches)
  anna = (await hire(app, 'ROLE_EMPLOYEE', branches)).id
  ben = (await hire(app, 'ROLE_EMPLOYEE', branches)).id
  await storeOrders(app, model, branches, [
    { order: { ...countedOrder(), businessDay: '2026-11-26' }, ledger: [], history: [], phone: null },
    { order: { ...countedOrder(), businessDay: '2026-11-27' }, ledger: [], history: [], phone: null },
  ])
})

afterAll(() => app.close())

type Work = { person: string; branch: string; from: string; to: string | null; rest?: [string, string] }

async function work({ person, branch, from, to, rest }: Work): Promise<void> {
  const id = randomUUID()
  await app.pool.query(
    `insert into working_activities (id, user_id, branch_id, state, started_at, ended_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, person, branch, to === null ? 'running' : 'ended', from, to],
  )
  if (!rest) return
  await app.pool.query(
    `insert into working_activities_breaks (_order, _parent_id, id, started_at, ended_at)
     values (1, $1, gen_random_uuid()::text, $2, $3)`,
    [id, ...rest],
  )
}

const ask = (
  asked: Partial<AskedFigures> & Pick<AskedFigures, 'dataset' | 'by'>,
  sight: Partial<Sight> = {},
) =>
  readBusinessFigures(app.payload, {
    range: { from: '2026-11-26', to: '2026-11-27' },
    timeZone: 'Europe/Vienna',
    grain: 'day',
    filters: {},
    limit: 50,
    ...asked,
    sight: { branches, people: 'all', ...sight },
    now: Temporal.Instant.from('2026-11-28T12:00:00Z'),
  })

it('what was worked stands against what was sold meanwhile: by day, by branch and by person', async () => {
  const [wien, graz] = branches
  await work({
    person: anna,
    branch: wien,
    from: '2026-11-26T15:00:00Z',
    to: '2026-11-26T21:00:00Z',
    rest: ['2026-11-26T18:00:00Z', '2026-11-26T18:30:00Z'],
  })
  // Begun on the evening of the 26th, and all of it of that day.
  await work({ person: ben, branch: wien, from: '2026-11-26T22:30:00Z', to: '2026-11-27T01:00:00Z' })
  await work({ person: anna, branch: graz, from: '2026-11-26T23:30:00Z', to: '2026-11-27T00:30:00Z' })
  await work({ person: ben, branch: graz, from: '2026-11-27T10:00:00Z', to: null })
  const byBranch = await ask({ dataset: 'working-activities', by: 'branch' })

  expect(byBranch.total).toEqual({ minutes: 330 + 150 + 60, people: 2, gross: 4360, grossPerHour: 484 })
  expect(byBranch.rows.map(({ label, values }) => [label, values])).toEqual([
    ['wien', { minutes: 480, people: 2, gross: 2180, grossPerHour: 273 }],
    ['graz', { minutes: 60, people: 1, gross: 2180, grossPerHour: 2180 }],
  ])
  expect(byBranch.points.get('2026-11-26')).toEqual({
    minutes: 480,
    people: 2,
    gross: 2180,
    grossPerHour: 273,
  })
  const byPerson = await ask({ dataset: 'working-activities', by: 'person' })
  expect(byPerson.rows.map(({ key, values }) => [key, values.minutes, values.gross])).toEqual([
    [anna, 390, null],
    [ben, 150, null],
  ])
  const answer = await lead.ask(
    'GET',
    `/api/working-activities${byBranch.path?.slice(byBranch.path.indexOf('?'))}&limit=1`,
  )
  expect((await readJson<{ totalDocs: number }>(answer)).totalDocs).toBe(3)
})

it('of a person whose times somebody may not see they learn nothing but what the branch has', async () => {
  const seen = await ask({ dataset: 'working-activities', by: 'person' }, { people: [ben] })

  expect(seen.rows.map(({ key }) => key)).toEqual([ben])
  expect(seen.others?.values.minutes).toBe(390)
  expect((await ask({ dataset: 'working-activities', by: 'person' }, { branches: [] })).rows).toEqual([])
})

it('published shifts are counted alike, those that nobody has yet as well, and drafts are not', async () => {
  const shift = (person: string | null, status: string, from: string, to: string, rest: number) =>
    app.pool.query(
      `insert into working_schedules (id, user_id, branch_id, status, "from", "to", break_minutes, day)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7)`,
      [person, branches[0], status, from, to, rest, from.slice(0, 10)],
    )
  await shift(anna, 'published', '2026-11-26T15:00:00Z', '2026-11-26T23:00:00Z', 30)
  await shift(null, 'published', '2026-11-27T15:00:00Z', '2026-11-27T17:00:00Z', 0)
  await shift(ben, 'draft', '2026-11-27T15:00:00Z', '2026-11-27T17:00:00Z', 0)
  const planned = await ask({ dataset: 'working-schedules', by: 'person' })

  expect(planned.total).toEqual({ minutes: 570, people: 1, gross: 4360, grossPerHour: 459 })
  expect(planned.rows.map(({ label, values }) => [label, values.minutes])).toEqual([
    [expect.stringContaining('Person'), 450],
    ['Offene Dienste', 120],
  ])
})

it('a night in which the clock is put back has an hour more', async () => {
  await work({
    person: anna,
    branch: branches[0],
    from: '2026-10-24T23:00:00Z',
    to: '2026-10-25T04:00:00Z',
  })
  const night = { from: '2026-10-25', to: '2026-10-25' }
  const { total, points } = await ask({
    dataset: 'working-activities',
    by: 'branch',
    range: night,
    grain: 'hour',
  })

  expect(total.minutes).toBe(300)
  expect([...points.keys()]).toEqual(['2026-10-24T23:00:00.000Z'])
})
