import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type Hired, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let { vienna, graz, admin, mia, tina, ben } = {} as TwoBranches

type Stored = { doc: { id: string } & Record<string, unknown> }

beforeAll(async () => {
  app = await createTestApp()
  ;({ vienna, graz, admin, mia, tina, ben } = await openTwoBranches(app))
})

afterAll(() => app.close())

const stored = async (answer: Promise<Response>) => (await readJson<Stored>(await answer)).doc
const refused = async (answer: Promise<Response>) => verdict(await answer)

describe('a shift', () => {
  const shift = (from: string, to: string, more: object = {}) => ({
    user: tina.id,
    branch: vienna,
    from,
    to,
    ...more,
  })

  it('knows its day by the clock of its branch', async () => {
    const doc = await stored(
      mia.ask('POST', '/api/working-schedules', shift('2026-12-01T23:30:00Z', '2026-12-02T05:00:00Z')),
    )

    expect(doc).toMatchObject({ day: '2026-12-02', status: 'draft' })
  })

  it('never clashes with another one of the person, not even of another branch', async () => {
    const clashing = shift('2026-12-02T04:00:00Z', '2026-12-02T08:00:00Z')

    expect(await refused(mia.ask('POST', '/api/working-schedules', clashing))).toEqual({
      status: 400,
      codes: ['overlap'],
    })
    expect(await refused(admin.ask('POST', '/api/working-schedules', { ...clashing, branch: graz }))).toEqual(
      { status: 400, codes: ['overlap'] },
    )
    expect(
      (await mia.ask('POST', '/api/working-schedules', { ...clashing, from: '2026-12-02T05:00:00Z' })).status,
    ).toBe(201)
  })

  it('wins alone when several arrive at once', async () => {
    const same = shift('2026-12-05T08:00:00Z', '2026-12-05T12:00:00Z')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => mia.ask('POST', '/api/working-schedules', same)),
    )

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 400, 400, 400, 400,
    ])
  })

  it('may be moved within itself', async () => {
    const { id } = await stored(
      mia.ask('POST', '/api/working-schedules', shift('2026-12-06T08:00:00Z', '2026-12-06T12:00:00Z')),
    )
    const doc = await stored(mia.ask('PATCH', `/api/working-schedules/${id}`, { to: '2026-12-06T13:00:00Z' }))

    expect(doc.to).toBe('2026-12-06T13:00:00.000Z')
  })

  it('is seen by its person once it is published, and by nobody else of the team', async () => {
    const { id } = await stored(
      mia.ask('POST', '/api/working-schedules', shift('2026-12-07T08:00:00Z', '2026-12-07T12:00:00Z')),
    )
    const seenBy = async (person: Hired) => (await person.ask('GET', `/api/working-schedules/${id}`)).status

    expect(await seenBy(tina)).toBe(404)
    await mia.ask('PATCH', `/api/working-schedules/${id}`, { status: 'published' })
    expect([await seenBy(tina), await seenBy(ben)]).toEqual([200, 404])
  })

  it.each([
    [{ to: '2026-12-10T08:00:00Z' }, 'end-too-early'],
    [{ to: '2026-12-11T08:00:00Z' }, 'too-long'],
    [{ breakMinutes: 240 }, 'break-too-long'],
    [{ from: 'morgen' }, 'validation'],
  ])('with %j is refused as %s', async (change, code) => {
    const answer = mia.ask('POST', '/api/working-schedules', {
      ...shift('2026-12-10T08:00:00Z', '2026-12-10T12:00:00Z'),
      ...change,
    })

    expect(await refused(answer)).toEqual({ status: 400, codes: [code] })
  })

  it('is planned in own branches only', async () => {
    const inGraz = { ...shift('2026-12-12T08:00:00Z', '2026-12-12T12:00:00Z'), branch: graz }

    expect((await mia.ask('POST', '/api/working-schedules', inGraz)).status).toBe(403)
    expect((await tina.ask('POST', '/api/working-schedules', { ...inGraz, branch: vienna })).status).toBe(403)
  })
})

it('a task is worked on by whoever is responsible, and planned by who leads', async () => {
  const task = {
    title: 'Kühlhaus reinigen',
    branch: vienna,
    assignees: [tina.id],
    checklist: [{ text: 'Boden' }],
  }
  const { id } = await stored(mia.ask('POST', '/api/tasks', task))
  const change = {
    title: 'Nichts tun',
    status: 'done',
    checklist: [{ text: 'Boden', isDone: true }],
    views: [],
  }

  const refused = await readJson(await tina.ask('PATCH', `/api/tasks/${id}`, change))
  expect(refused).toMatchObject({ errors: [{ field: 'title', code: 'fixed-field' }] })
  const { title: _, ...work } = change
  expect(await stored(tina.ask('PATCH', `/api/tasks/${id}`, work))).toMatchObject({
    title: 'Kühlhaus reinigen',
    status: 'done',
    doneAt: expect.any(String),
    checklist: [expect.objectContaining({ isDone: true })],
  })
  expect((await ben.ask('GET', `/api/tasks/${id}`)).status).toBe(404)
})
