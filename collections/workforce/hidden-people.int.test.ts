import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import type { Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let { vienna, graz, admin, mia, tina, ben } = {} as TwoBranches

type Body = { errors?: { code: string; field?: string; message?: string }[]; doc?: { id: string } }
type Collection =
  | 'absences'
  | 'working-activities'
  | 'working-schedules'
  | 'tasks'
  | 'projects'
  | 'analytics-leads'

beforeAll(async () => {
  app = await createTestApp()
  ;({ vienna, graz, admin, mia, tina, ben } = await openTwoBranches(app))
})

afterAll(() => app.close())

/** Each day once, so that nothing overlaps by chance. */
let days = 0
const nextDay = () => {
  days += 1
  return Temporal.PlainDate.from('2025-01-01').add({ days }).toString()
}

const bodies: Record<Collection, (person: string) => Record<string, unknown>> = {
  absences: (user) => ({ user, branch: vienna, type: 'vacation', ...on(nextDay()) }),
  'working-activities': (user) => ({
    user,
    branch: vienna,
    state: 'ended',
    ...hours('startedAt', 'endedAt'),
  }),
  'working-schedules': (user) => ({ user, branch: vienna, ...hours('from', 'to') }),
  tasks: (user) => ({ title: 'Kühlhaus reinigen', branch: vienna, assignees: [tina.id, user] }),
  projects: (user) => ({ name: 'Grundreinigung', branch: vienna, members: [user] }),
  'analytics-leads': (user) => ({ name: 'Anfrage', source: 'form', assignee: user }),
}
const collections = Object.keys(bodies) as Collection[]
const fieldOf: Partial<Record<Collection, string>> = {
  tasks: 'assignees',
  projects: 'members',
  'analytics-leads': 'assignee',
}
const on = (day: string) => ({ firstDay: day, lastDay: day })

function hours(from: string, to: string) {
  const day = nextDay()
  return { [from]: `${day}T08:00:00.000Z`, [to]: `${day}T12:00:00.000Z` }
}

const ask = async (person: Hired, method: string, path: string, body?: object) => {
  const answer = await person.ask(method, path, body)
  const { errors = [], doc } = await readJson<Body>(answer)

  return { status: answer.status, errors: errors.map(({ code, field }) => ({ code, field })), id: doc?.id }
}
const hidden = (slug: Collection) => ({
  status: 403,
  errors: [{ code: 'not-allowed', field: fieldOf[slug] ?? 'user' }],
})
const recordOf = async (slug: Collection, person: string) => {
  const { id } = await ask(admin, 'POST', `/api/${slug}`, bodies[slug](person))
  return String(id)
}

describe.each(collections)('%s', (slug) => {
  it('name nobody by what is no id, and no statement is tried with it', async () => {
    const told = vi.spyOn(app.payload.logger, 'error')
    for (const id of ['x', `urn:uuid:${ben.id}`, `{${ben.id}}`]) {
      expect(await ask(mia, 'POST', `/api/${slug}`, bodies[slug](id))).toMatchObject(hidden(slug))
    }
    expect(told).not.toHaveBeenCalled()
    told.mockRestore()
  })

  it('name a colleague, and nobody of another branch', async () => {
    expect((await ask(mia, 'POST', `/api/${slug}`, bodies[slug](tina.id))).status).toBe(201)
    expect(await ask(mia, 'POST', `/api/${slug}`, bodies[slug](ben.id))).toMatchObject(hidden(slug))
    expect(await ask(mia, 'POST', `/api/${slug}`, bodies[slug](admin.id))).toMatchObject(hidden(slug))
  })

  it('answer for somebody who does not exist as for somebody hidden', async () => {
    const nobody = 'b7c1d5a2-52a1-4a37-9d0f-8f2f3bb31a10'

    expect(await ask(mia, 'POST', `/api/${slug}`, bodies[slug](nobody))).toMatchObject(hidden(slug))
  })

  it('are about whomever the administration says', async () => {
    expect((await ask(admin, 'POST', `/api/${slug}`, bodies[slug](ben.id))).status).toBe(201)
  })
})

describe.each(collections.filter((slug) => slug !== 'working-activities'))(
  'a stored record of %s',
  (slug) => {
    const field = fieldOf[slug] ?? 'user'
    const valueOf = (person: string) => (field.endsWith('s') ? [person] : person)

    it('is not handed to somebody of another branch, alone, whole or with others', async () => {
      const id = await recordOf(slug, tina.id)
      const whole = { ...bodies[slug](tina.id), [field]: valueOf(ben.id) }

      expect(await ask(mia, 'PATCH', `/api/${slug}/${id}`, { [field]: valueOf(ben.id) })).toMatchObject(
        hidden(slug),
      )
      expect(await ask(mia, 'PUT', `/api/${slug}/${id}`, whole)).toMatchObject(hidden(slug))
      const many = await ask(mia, 'PATCH', `/api/${slug}?where[id][equals]=${id}`, {
        [field]: valueOf(ben.id),
      })
      expect(many).toMatchObject({ status: 400, errors: [{ code: 'validation' }] })
      expect(await ask(mia, 'POST', `/api/${slug}/${id}/duplicate`, whole)).toMatchObject(hidden(slug))
      const { [field]: named } = await readJson<Record<string, unknown>>(
        await admin.ask('GET', `/api/${slug}/${id}?depth=0`),
      )
      expect(JSON.stringify(named)).not.toContain(ben.id)
    })
  },
)

it('of those who help somebody may have moved on, and the rest is kept as before', async () => {
  const task = await recordOf('tasks', ben.id)
  const change = (body: object) => ask(mia, 'PATCH', `/api/tasks/${task}`, body)

  expect((await change({ title: 'Kühlhaus putzen', assignees: [ben.id, mia.id] })).status).toBe(200)
  expect((await change({ assignees: [tina.id] })).status).toBe(200)
  expect(await change({ assignees: [tina.id, ben.id] })).toMatchObject(hidden('tasks'))
})

it('no refusal tells when somebody of another branch is away or at work', async () => {
  const day = nextDay()
  const away = { ...bodies.absences(ben.id), branch: graz, ...on(day) }
  expect((await ask(admin, 'POST', '/api/absences', away)).status).toBe(201)
  const here = await recordOf('absences', ben.id)

  for (const asked of [day, nextDay()]) {
    const body = { ...bodies.absences(ben.id), ...on(asked) }
    expect(await ask(mia, 'POST', '/api/absences', body)).toMatchObject(hidden('absences'))
    expect(await ask(mia, 'PATCH', `/api/absences/${here}`, on(asked))).toMatchObject(hidden('absences'))
  }
})

it('a project and a lead name no customer of another branch', async () => {
  const customerOf = async (branch: string) =>
    (await ask(admin, 'POST', '/api/customers', { lastName: 'Auer', branch })).id
  const [own, foreign] = [await customerOf(vienna), await customerOf(graz)]
  const project = (customer: unknown) => ({ ...bodies.projects(tina.id), customer })
  const lead = (customer: unknown) => ({ ...bodies['analytics-leads'](tina.id), customer })
  const refused = { status: 403, errors: [{ code: 'not-allowed', field: 'customer' }] }

  expect((await ask(mia, 'POST', '/api/projects', project(own))).status).toBe(201)
  expect((await ask(mia, 'POST', '/api/analytics-leads', lead(own))).status).toBe(201)
  expect(await ask(mia, 'POST', '/api/projects', project(foreign))).toMatchObject(refused)
  expect(await ask(mia, 'POST', '/api/analytics-leads', lead(foreign))).toMatchObject(refused)
})
