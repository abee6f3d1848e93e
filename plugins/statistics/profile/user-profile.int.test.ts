import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { datasetOf, type ProfileName, profiles } from '#domain/insight/statistics/datasets.data.ts'
import type { Statistics, StatisticsValues } from '#domain/insight/statistics/statistics.contract.ts'
import { askWith, type Hired, verdict } from '#scripts/testing/hire.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { howToRepeat, testSeed } from '#scripts/testing/test-seed.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let house: TwoBranches
let project: string
let task: string

beforeAll(async () => {
  app = await createTestApp()
  house = await openTwoBranches(app)
  const made = await app.payload.create({
    collection: 'projects',
    data: { name: 'Herbstfest', branch: house.vienna, status: 'active' },
    overrideAccess: true,
  })
  project = made.id
  const set = {
    title: 'Zelt aufbauen',
    branch: house.vienna,
    status: 'open',
    priority: 'normal',
    recurrence: { frequency: 'none' },
  } as const
  task = (await app.payload.create({ collection: 'tasks', data: set, overrideAccess: true })).id
})

beforeEach(async () => {
  await app.pool.query('delete from working_activities')
  await app.pool.query('delete from working_schedules')
})

afterAll(() => app.close())

// The table has these keys and no others.
const names = Object.keys(profiles) as ProfileName[]
const october = 'start=2026-10-01&end=2026-10-31'
const path = (name: ProfileName, person: Hired, more = october) =>
  `/api/statistics/${name}?user=${person.id}&${more}`
const read = async (by: Hired, name: ProfileName, person: Hired, more?: string): Promise<Statistics> => {
  const answer = await by.ask('GET', path(name, person, more))
  expect(answer.status).toBe(200)

  return readJson<Statistics>(answer)
}

type Work = {
  by: Hired
  branch: string
  from: string
  minutes: number
  pause?: number
  isFor?: string | null
}

async function work({ by, branch, from, minutes, pause = 0, isFor = null }: Work): Promise<void> {
  const id = randomUUID()
  await app.pool.query(
    `insert into working_activities (id, user_id, branch_id, state, started_at, ended_at, project_id)
     values ($1, $2, $3, 'ended', $4, $4::timestamptz + $5 * interval '1 minute', $6)`,
    [id, by.id, branch, from, minutes, isFor],
  )
  await app.pool.query(
    `insert into working_activities_breaks (_order, _parent_id, id, started_at, ended_at)
     values (1, $1, gen_random_uuid()::text, $2::timestamptz, $2::timestamptz + $3 * interval '1 minute')`,
    [id, from, pause],
  )
}

const plan = ({ by, branch, from, minutes, pause = 0 }: Work, status = 'published') =>
  app.pool.query(
    `insert into working_schedules (id, user_id, branch_id, status, "from", "to", break_minutes, day)
     values (gen_random_uuid(), $1, $2, $3, $4, $4::timestamptz + $5 * interval '1 minute', $6, $7)`,
    [by.id, branch, status, from, minutes, pause, from.slice(0, 10)],
  )

it.each(names)('%s answers in the one shape, with every point of the range', async (name) => {
  const answer = await read(
    house.tina,
    name,
    house.tina,
    'start=2026-10-24&end=2026-10-26&now=2026-10-25T08:00:00%2B01:00&compare=year',
  )

  expect([answer.dataset, answer.title, answer.layer]).toEqual([name, profiles[name].title, 'business'])
  expect(answer.range).toEqual({
    from: '2026-10-24',
    to: '2026-10-26',
    timeZone: 'Europe/Vienna',
    grain: 'day',
  })
  expect(answer.series.map(({ at }) => at)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
  expect(answer.compared).toMatchObject({ from: '2025-10-25', to: '2025-10-27' })
  expect(answer.measures.map(({ key }) => key)).toEqual(profiles[name].measures)
})

it('somebody sees their own, whoever leads them sees it, the administration sees all, and nobody else does', async () => {
  const asked = async (by: Hired, person: Hired) =>
    await Promise.all(
      names.map(async (name) => (await verdict(await by.ask('GET', path(name, person)))).status),
    )

  expect(await asked(house.tina, house.tina)).toEqual([200, 200])
  expect(await asked(house.mia, house.tina)).toEqual([200, 200])
  expect(await asked(house.admin, house.ben)).toEqual([200, 200])
  expect(await asked(house.mia, house.ben)).toEqual([404, 404])
  expect(await asked(house.tina, house.mia)).toEqual([404, 404])
  expect((await askWith(app)('GET', path('user-profile', house.tina))).status).toBe(401)
})

it.each([
  ['start=2026-11-02&end=2026-11-01', 'end'],
  ['start=2026-02-30&end=2026-11-01', 'start'],
  ['start=2026-11-01', 'end'],
  ['start=2026-11-01&end=2026-11-01&now=gestern', 'now'],
  ['start=2026-11-01&end=2026-11-01&by=person', 'by'],
  ['start=2026-11-01&end=2026-11-01&from=2026-11-01', 'from', 'unknown-filter'],
])('refuses %s in German', async (query, field, code = 'validation') => {
  const answer = await house.tina.ask('GET', path('user-profile', house.tina, query))

  expect(answer.status).toBe(400)
  expect(await readJson(answer)).toMatchObject({ errors: [{ field, code }] })
})

it('only shifts that are over by now are due, and what was worked is set against them', async () => {
  const [by, branch] = [house.tina, house.vienna]
  await work({ by, branch, from: '2026-10-05T08:00:00Z', minutes: 510, pause: 30 })
  await plan({ by, branch, from: '2026-10-05T08:00:00Z', minutes: 540, pause: 30 })
  await plan({ by, branch, from: '2026-10-06T08:00:00Z', minutes: 480 })
  await plan({ by, branch, from: '2026-10-07T08:00:00Z', minutes: 480 }, 'draft')
  const at = async (now: string) => (await read(by, 'user-profile', by, `${october}&now=${now}`)).total

  expect(await at('2026-10-06T15:59:59Z')).toEqual({
    minutes: 480,
    plannedMinutes: 510 + 480,
    dueMinutes: 510,
    balance: -30,
  })
  expect(await at('2026-10-06T16:00:00Z')).toMatchObject({ dueMinutes: 990, balance: -510 })
})

it('what was worked is told by what it was for, and each row opens its entries', async () => {
  const [by, branch] = [house.tina, house.vienna]
  await work({ by, branch, from: '2026-10-05T08:00:00Z', minutes: 60, isFor: project })
  await work({ by, branch, from: '2026-10-05T10:00:00Z', minutes: 90, isFor: project })
  await work({ by, branch, from: '2026-10-06T10:00:00Z', minutes: 45 })
  await app.pool.query('update working_activities set task_id = $1 where project_id is null', [task])
  const byProject = await read(by, 'user-profile-working-activities', by)
  const byTask = await read(by, 'user-profile-working-activities', by, `${october}&by=task`)

  expect(byProject.rows.map(({ label, values }) => [label, values])).toEqual([
    ['Herbstfest', { minutes: 150, stints: 2 }],
    ['Ohne Projekt', { minutes: 45, stints: 1 }],
  ])
  expect(byTask.rows.map(({ label, values }) => [label, values.minutes])).toEqual([
    ['Ohne Aufgabe', 150],
    ['Zelt aufbauen', 45],
  ])
  for (const { path: list, values } of [
    { path: byTask.path, values: byTask.total },
    ...byProject.rows,
    ...byTask.rows,
  ]) {
    const answer = await by.ask(
      'GET',
      `/api/working-activities${list?.slice(list.indexOf('?')) ?? ''}&limit=1`,
    )
    expect((await readJson<{ totalDocs: number }>(answer)).totalDocs).toBe(values.stints)
  }
})

const anyWork = fc.record({
  isOfTina: fc.boolean(),
  isVienna: fc.boolean(),
  from: fc.constantFrom(
    '2026-09-30T21:59:00Z',
    '2026-09-30T22:00:00Z',
    '2026-10-24T22:30:00Z',
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00Z',
    '2026-10-31T22:59:00Z',
    '2026-10-31T23:00:00Z',
  ),
  minutes: fc.integer({ min: 31, max: 600 }),
  pause: fc.integer({ min: 0, max: 30 }),
  isForProject: fc.boolean(),
  isPlan: fc.boolean(),
})

it('whatever was worked and planned, points and rows come to what the records say, to the minute', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyWork, { maxLength: 12 }), async (drawn) => {
      await app.pool.query('delete from working_activities')
      await app.pool.query('delete from working_schedules')
      for (const { isOfTina, isVienna, isForProject, isPlan, ...each } of drawn) {
        const by = isOfTina ? house.tina : house.ben
        const own = { ...each, by, branch: isVienna ? house.vienna : house.graz }
        await (isPlan ? plan(own) : work({ ...own, isFor: isForProject ? project : null }))
      }
      // By the clock of Vienna, October begins and ends at these moments.
      const { rows } = await app.pool.query<StatisticsValues>(
        `select (select coalesce(sum(extract(epoch from a.ended_at - a.started_at - (b.ended_at - b.started_at)) / 60), 0)::float8
                   from working_activities a join working_activities_breaks b on b._parent_id = a.id
                  where a.user_id = $1 and a.started_at >= '2026-09-30T22:00Z' and a.started_at < '2026-10-31T23:00Z') as minutes,
                (select count(*)::int from working_activities a
                  where a.user_id = $1 and a.started_at >= '2026-09-30T22:00Z' and a.started_at < '2026-10-31T23:00Z') as stints,
                (select coalesce(sum(extract(epoch from s."to" - s."from") / 60 - s.break_minutes), 0)::float8
                   from working_schedules s
                  where s.user_id = $1 and s."from" >= '2026-09-30T22:00Z' and s."from" < '2026-10-31T23:00Z') as "plannedMinutes"`,
        [house.tina.id],
      )
      for (const name of names) {
        for (const by of datasetOf(name).by) {
          for (const grain of ['hour', 'day', 'month']) {
            const asked = `${october}&by=${by}&grain=${grain}`
            const { total, series, rows: told } = await read(house.tina, name, house.tina, asked)
            for (const measure of datasetOf(name).measures) {
              const sumOf = (all: readonly { values: StatisticsValues }[]) =>
                all.reduce((sum, { values }) => sum + (values[measure] ?? 0), 0)
              const raw = rows[0]?.[measure] ?? total[measure]
              expect([measure, sumOf(series), sumOf(told), total[measure]], howToRepeat).toEqual([
                measure,
                raw,
                raw,
                raw,
              ])
            }
          }
        }
      }
    }),
    { numRuns: size({ short: 8, long: 100 }), seed: testSeed },
  )
})
