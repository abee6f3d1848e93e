import { afterAll, beforeAll, expect, it } from 'vitest'

import type { ProjectReportView } from '#domain/workforce/project-report.contract.ts'
import { hire } from '#scripts/testing/hire.ts'
import { lookedAt, planOf } from '#scripts/testing/plan-of.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

import { worksOfProject } from './operations/read-project-report.ts'

let app: TestApp
let { vienna, graz, admin, mia, tina, ben } = {} as TwoBranches
let project: string

beforeAll(async () => {
  app = await createTestApp()
  ;({ vienna, graz, admin, mia, tina, ben } = await openTwoBranches(app))
  project = await made('projects', {
    name: '=Grundreinigung',
    branch: vienna,
    members: [tina.id],
    budgetMinutes: 600,
    budget: 3e4,
    hourlyRate: 4500,
  })
  const task = await made('tasks', { title: 'Fenster', branch: vienna, project, assignees: [tina.id] })
  await worked('2026-10-01', { project, note: '=1+1' })
  await worked('2026-10-02', { task })
  await worked('2026-10-03', {})
})

afterAll(() => app.close())

async function made(slug: string, data: object): Promise<string> {
  const answer = await mia.ask('POST', `/api/${slug}`, data)
  expect(answer.status).toBe(201)

  return (await readJson<{ doc: { id: string } }>(answer)).doc.id
}
const worked = (day: string, about: object) =>
  made('working-activities', {
    user: tina.id,
    branch: vienna,
    state: 'ended',
    reason: 'Nachgetragen',
    ...about,
    startedAt: `${day}T08:00:00.000Z`,
    endedAt: `${day}T12:00:00.000Z`,
  })
const path = (rest = '') => `/api/projects/${project}/report${rest}`
const report = async (answer: Promise<Response>) => readJson<ProjectReportView>(await answer)

it('a project tells what was pressed for it or for its tasks, against its budget', async () => {
  const { total, budget, left, bill } = await report(mia.ask('GET', path()))

  expect(total).toEqual({ minutes: 480, cents: 36_000 })
  expect(budget).toEqual({ minutes: 600, cents: 30_000 })
  expect(left).toEqual({ minutes: 120, cents: -6000 })
  expect(bill?.lines.map(({ day, task, minutes, cents }) => [day, task, minutes, cents])).toEqual([
    ['2026-10-01', null, 240, 18_000],
    ['2026-10-02', 'Fenster', 240, 18_000],
  ])
})

it('is billed by days', async () => {
  const { total, bill } = await report(mia.ask('GET', path('?from=2026-10-02&to=2026-10-31')))

  expect(total.minutes).toBe(480)
  expect(bill?.period).toEqual({ minutes: 240, cents: 18_000 })
  expect((await mia.ask('GET', path('?from=gestern'))).status).toBe(400)
})

it('tells who works on it how much is used, and neither money by the hour nor who was there', async () => {
  const answer = await tina.ask('GET', path())
  const text = await answer.text()

  expect(JSON.parse(text)).toMatchObject({
    total: { minutes: 480, cents: null },
    left: { minutes: 120, cents: null },
    bill: null,
  })
  expect(await readJson(await tina.ask('GET', `/api/projects/${project}`))).not.toHaveProperty('hourlyRate')
  expect((await tina.ask('GET', path('/csv'))).status).toBe(403)
})

it('tells whoever leads another branch and works on it no more than others who do', async () => {
  const both = await hire(app, 'ROLE_MANAGER', [graz])
  const update = { overrideAccess: true, depth: 0 } as const
  const roles = { roles: ['ROLE_EMPLOYEE' as const, 'ROLE_MANAGER' as const] }
  await app.payload.update({ collection: 'users', id: both.id, data: roles, ...update })
  const members = (ids: string[]) =>
    app.payload.update({ collection: 'projects', id: project, data: { members: ids }, ...update })
  await members([tina.id, both.id])

  expect(await report(both.ask('GET', path()))).toMatchObject({
    total: { minutes: 480, cents: null },
    bill: null,
  })
  expect((await both.ask('GET', path('/csv'))).status).toBe(403)
  expect(await readJson(await both.ask('GET', `/api/projects/${project}`))).not.toHaveProperty('hourlyRate')
  // What is not shown cannot be asked for by halves either, which a lead of the branch need not.
  const filtered = '/api/projects?where[hourlyRate][greater_than]=4000'
  expect([(await both.ask('GET', filtered)).status, (await mia.ask('GET', filtered)).status]).toEqual([
    400, 400,
  ])
  expect(await readJson(await mia.ask('GET', `/api/projects/${project}`))).toHaveProperty('hourlyRate', 4500)
  await members([tina.id])
})

it('is nobody else to see', async () => {
  for (const end of ['', '/csv']) {
    expect((await ben.ask('GET', path(end))).status).toBe(404)
    expect((await app.fetch(path(end))).status).toBe(401)
  }
  expect((await admin.ask('GET', path())).status).toBe(200)
})

it('leaves as a table in which nothing is run as a formula', async () => {
  const answer = await mia.ask('GET', path('/csv?to=2026-10-01'))

  expect(answer.headers.get('content-disposition')).toContain(
    "filename*=UTF-8''Abrechnung%20%3DGrundreinigung.csv",
  )
  const { name } = await readJson<{ name: string }>(await admin.ask('GET', `/api/users/${tina.id}`))
  expect(await answer.text()).toBe(
    [
      'Tag;Person;Aufgabe;Notiz;Beginn;Ende;Stunden;Minuten;Betrag',
      `01.10.2026;${name};;'=1+1;01.10.2026 10:00;01.10.2026 14:00;4:00;240;180,00`,
      '',
    ].join('\r\n'),
  )
})

it('a report reads what was worked for its project, and not all that was ever worked in the house', async () => {
  await app.pool.query(
    `insert into working_activities (id, user_id, branch_id, state, started_at, ended_at, source, title)
     select gen_random_uuid(), $1, $2, 'ended', '2020-01-01'::timestamptz + n * interval '1 hour',
            '2020-01-01'::timestamptz + n * interval '1 hour' + interval '30 minutes', 'terminal', ''
       from generate_series(1, 20000) n`,
    [tina.id, vienna],
  )
  await app.pool.query('analyze working_activities')
  const plan = await planOf(app.pool, { text: worksOfProject, values: [project] })
  const read = plan.filter((node) => node['Relation Name'] === 'working_activities')

  expect(read.length).toBeGreaterThan(0)
  expect(lookedAt(read)).toBeLessThan(20)
})

it('a report of years shows the last lines, and counts all of them', async () => {
  const long = await made('projects', { name: 'Dauerauftrag', branch: vienna, members: [tina.id] })
  await app.pool.query(
    `insert into working_activities
       (id, user_id, branch_id, project_id, state, started_at, ended_at, source, made_of, title)
     select gen_random_uuid(), $1, $2, $3, 'ended', '2010-01-01'::timestamptz + n * interval '1 day',
            '2010-01-01'::timestamptz + n * interval '1 day' + interval '1 hour', 'terminal', '[]', ''
       from generate_series(1, 450) n`,
    [tina.id, vienna, long],
  )
  const { total, bill } = await report(mia.ask('GET', `/api/projects/${long}/report`))

  expect([total.minutes, bill?.period.minutes]).toEqual([450 * 60, 450 * 60])
  expect([bill?.lines.length, bill?.earlier]).toEqual([300, 150])
  expect(bill?.lines[0]?.day).toBe('2010-06-01')
})
