import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let cast: TwoBranches
/** Works at both branches. */
let olga: Hired
/** Leads both branches. */
let lea: Hired

type Stored = { doc: { id: string } & Record<string, unknown> }

beforeAll(async () => {
  app = await createTestApp()
  cast = await openTwoBranches(app)
  olga = await hire(app, 'ROLE_EMPLOYEE', [cast.vienna, cast.graz])
  lea = await hire(app, 'ROLE_MANAGER', [cast.vienna, cast.graz])
})

afterAll(() => app.close())

const shift = (day: string, more: object = {}) => ({
  user: cast.tina.id,
  branch: cast.vienna,
  from: `${day}T08:00:00Z`,
  to: `${day}T12:00:00Z`,
  ...more,
})
const plan = ({ ask }: Hired, values: object) => ask('POST', '/api/working-schedules', values)
const stored = async (answer: Promise<Response>) => (await readJson<Stored>(await answer)).doc
const refusal = async (answer: Promise<Response>) => verdict(await answer)
const change = ({ ask }: Hired, id: string, values: object) =>
  ask('PATCH', `/api/working-schedules/${id}`, values)

describe('a shift is for people of its own branch', () => {
  it('though whoever plans leads both', async () => {
    const answer = plan(lea, shift('2027-01-04', { branch: cast.graz }))

    expect(await refusal(answer)).toEqual({ status: 400, codes: ['foreign-person'] })
    expect((await plan(lea, shift('2027-01-04', { branch: cast.graz, user: olga.id }))).status).toBe(201)
  })

  it('and cannot be handed to another branch either', async () => {
    const { id } = await stored(plan(lea, shift('2027-01-05')))

    expect(await refusal(change(lea, id, { branch: cast.graz }))).toEqual({
      status: 400,
      codes: ['foreign-person'],
    })
  })

  it('unless the administration lends somebody', async () => {
    expect((await plan(cast.admin, shift('2027-01-06', { branch: cast.graz }))).status).toBe(201)
  })
})

describe('a shift of somebody who is away', () => {
  it.each([
    ['approved', { status: 400, codes: ['on-leave'] }],
    ['requested', { status: 201, codes: [] }],
    ['canceled', { status: 201, codes: [] }],
  ] as const)('with leave that is %s answers %j', async (status, expected) => {
    const day = { approved: '2027-02-01', requested: '2027-02-02', canceled: '2027-02-03' }[status]
    await app.payload.create({
      collection: 'absences',
      data: {
        user: cast.tina.id,
        branch: cast.vienna,
        firstDay: day,
        lastDay: day,
        type: 'vacation',
        status,
      },
      overrideAccess: true,
    })

    expect(await refusal(plan(cast.mia, shift(day)))).toEqual(expected)
  })

  it('which was planned before may still get a note', async () => {
    const { id } = await stored(plan(cast.mia, shift('2027-02-05')))
    await app.payload.create({
      collection: 'absences',
      data: {
        user: cast.tina.id,
        branch: cast.vienna,
        firstDay: '2027-02-05',
        lastDay: '2027-02-05',
        type: 'vacation',
        status: 'approved',
      },
      overrideAccess: true,
    })

    expect((await change(cast.mia, id, { note: 'Ersatz suchen' })).status).toBe(200)
    expect(await refusal(change(cast.mia, id, { to: '2027-02-05T13:00:00Z' }))).toEqual({
      status: 400,
      codes: ['on-leave'],
    })
  })
})

describe('an open shift', () => {
  it('has no person, and says so', async () => {
    expect(await stored(plan(cast.mia, shift('2027-03-01', { user: null })))).toMatchObject({
      title: 'Offene Schicht, Montag 1. März 2027, 09:00 bis 13:00',
    })
  })

  it('is seen by everybody of its branch once it is published', async () => {
    const { id } = await stored(plan(cast.mia, shift('2027-03-02', { user: null })))
    const seen = async () =>
      Promise.all(
        [cast.tina, olga, cast.ben].map(
          async ({ ask }) => (await ask('GET', `/api/working-schedules/${id}`)).status,
        ),
      )

    expect(await seen()).toEqual([404, 404, 404])
    await change(cast.mia, id, { status: 'published' })
    expect(await seen()).toEqual([200, 200, 404])
    expect(await readJson(await olga.ask('GET', `/api/working-schedules/${id}`))).toMatchObject({
      title: 'Offene Schicht, Dienstag 2. März 2027, 09:00 bis 13:00',
    })
  })

  it('gets the name of whoever has it', async () => {
    const { id } = await stored(plan(cast.mia, shift('2027-03-03', { user: null })))
    const { title } = await stored(change(cast.mia, id, { user: cast.tina.id }))

    expect(title).toMatch(/^Person \d+, Mittwoch 3\. März 2027/)
  })
})

it('a shift counts what is changed of it, and knows since when it is published', async () => {
  const { id, revision, publishedAt } = await stored(plan(cast.mia, shift('2027-04-01')))
  expect([revision, publishedAt]).toEqual([0, null])
  const published = await stored(change(cast.mia, id, { status: 'published' }))
  expect(published).toMatchObject({ revision: 1, publishedAt: expect.any(String) })
  const again = await stored(change(cast.mia, id, { status: 'published', from: published.from }))

  expect(again).toMatchObject({ revision: 1, publishedAt: published.publishedAt })
  expect(await stored(change(cast.mia, id, { status: 'draft' }))).toMatchObject({
    revision: 2,
    publishedAt: null,
  })
})
