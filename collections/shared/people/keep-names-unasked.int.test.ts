import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let fixtures: RecordFixtures
let cast: TwoBranches
/** Two who have moved on from Vienna, where what is about them has stayed. */
let anna: Hired
let zora: Hired

const given = {
  absences: (day: string) => ({ firstDay: day, lastDay: day, type: 'vacation' }),
  contracts: (day: string) => ({ validFrom: day, validUntil: day, employmentType: 'part-time' }),
  'working-schedules': (day: string) => ({
    from: `${day}T08:00:00.000Z`,
    to: `${day}T12:00:00.000Z`,
    status: 'published',
  }),
  'working-activities': (day: string) => ({
    startedAt: `${day}T08:00:00.000Z`,
    endedAt: `${day}T12:00:00.000Z`,
    state: 'ended',
  }),
} as const
type Titled = keyof typeof given
const titled = Object.keys(given) as Titled[]
/** Of Zora, Anna and Tina, in the order of their dates. */
const made = {} as Record<Titled, [string, string, string]>

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  cast = await openTwoBranches(app)
  anna = await hire(app, 'ROLE_EMPLOYEE', [cast.graz])
  zora = await hire(app, 'ROLE_EMPLOYEE', [cast.graz])
  await call(anna, 'Anna', 'Auer')
  await call(zora, 'Zora', 'Zach')
  await call(cast.tina, 'Tina', 'Tauber')
  for (const slug of titled)
    made[slug] = [
      await record(slug, zora, '2026-08-03'),
      await record(slug, anna, '2026-08-04'),
      await record(slug, cast.tina, '2026-08-05'),
    ]
})

afterAll(() => app.close())

const call = ({ id }: Hired, firstName: string, lastName: string) =>
  app.payload.update({ collection: 'users', id, data: { firstName, lastName }, overrideAccess: true })

async function record(slug: Titled, person: Hired, day: string, more: object = {}): Promise<string> {
  const about = { user: person.id, branch: cast.vienna, ...given[slug](day), ...more }

  return (await fixtures.store(slug, about)).id
}

async function idsFor({ ask }: Hired, slug: string, query: string): Promise<string[]> {
  const answer = await ask('GET', `/api/${slug}?depth=0&limit=100&${query}`)
  expect(answer.status).toBe(200)

  return (await readJson<{ docs: { id: string }[] }>(answer)).docs.map(({ id }) => id)
}

describe.each(titled)('whoever leads the branch of %s', (slug) => {
  const questions = [
    'where[title][like]=auer',
    'where[title][contains]=A',
    'where[title][not_like]=tauber',
    'where[title][greater_than]=Anna',
    'where[title][exists]=true',
    'where[or][0][title][like]=auer&where[or][1][and][0][title][contains]=Anna%20A',
    'where[or][0][title][like]=zach&where[and][0][title][like]=zach',
    'where[title][like]=zach&where[user][exists]=true',
  ]

  it.each(questions)('is told nothing of hidden names by %s', async (question) => {
    const [, , own] = made[slug]
    const hidden = await idsFor(cast.mia, slug, question)

    expect(hidden.filter((id) => id !== own)).toEqual([])
    expect(await idsFor(cast.admin, slug, question)).not.toEqual(hidden)
  })

  it('finds their own people by name, and everybody’s records by what is no name', async () => {
    const [first, second, own] = made[slug]

    expect(await idsFor(cast.mia, slug, 'where[title][like]=tauber')).toEqual([own])
    expect(await idsFor(cast.tina, slug, 'where[title][like]=tauber')).toEqual([own])
    expect((await idsFor(cast.mia, slug, `where[branch][equals]=${cast.vienna}`)).toSorted()).toEqual(
      [first, second, own].toSorted(),
    )
  })

  it('reads the list in the order of the dates where others have that of the names', async () => {
    const [first, second, own] = made[slug]

    expect(await idsFor(cast.mia, slug, 'sort=title')).toEqual([first, second, own])
    expect(await idsFor(cast.mia, slug, 'sort=-title,id')).toEqual([own, second, first])
    expect(await idsFor(cast.admin, slug, 'sort=title')).toEqual([second, own, first])
  })

  it('counts none by name', async () => {
    const count = async ({ ask }: Hired) =>
      (await readJson<{ totalDocs: number }>(await ask('GET', `/api/${slug}/count?where[title][like]=auer`)))
        .totalDocs

    expect([await count(cast.mia), await count(cast.admin)]).toEqual([0, 1])
  })
})

it('no name is told by what is changed or deleted by it', async () => {
  const byName = 'where[title][like]=auer'
  const removed = await cast.mia.ask('DELETE', `/api/absences?${byName}`)
  const changed = await cast.mia.ask('PATCH', `/api/absences?${byName}`, { note: 'gefunden' })
  const told = await Promise.all([removed, changed].map((answer) => readJson<{ docs: object[] }>(answer)))
  expect(told.map(({ docs }) => docs)).toEqual([[], []])
})

it('what the values of titles are is told to those alone who may know everybody', async () => {
  const valuesFor = ({ id }: Hired) =>
    app.payload
      .findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
      .then((user) =>
        app.payload.findDistinct({
          collection: 'absences',
          field: 'title',
          overrideAccess: false,
          req: { user: { ...user, collection: 'users' } },
        }),
      )
      .then(({ values }) => values.length)

  await expect(valuesFor(cast.mia)).rejects.toMatchObject({ code: 'not-allowed' })
  expect(await valuesFor(cast.admin)).toBe(3)
})
