import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PaletteGroup } from '#domain/operations/palette/palette.contract.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { type Hired, hire } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

import { isHidden } from './palette/readable-kinds.ts'
import { paletteOf } from './palette.port.ts'

let app: TestApp
let fixtures: RecordFixtures
let cast: TwoBranches
let editor: Hired

/** What is about the work of people, in the words of its title. */
const aboutPeople = {
  'working-schedules': {
    given: { from: '2026-08-03T16:00:00.000Z', to: '2026-08-04T00:00:00.000Z', status: 'published' },
    words: 'montag 3. august 18:00',
    title: 'Montag 3. August 2026, 18:00 bis 02:00',
  },
  absences: {
    given: { firstDay: '2026-08-03', lastDay: '2026-08-07', type: 'vacation' },
    words: '3. bis 7. august urlaub',
    title: '3. bis 7. August 2026, Urlaub',
  },
  'working-activities': {
    given: { startedAt: '2026-07-31T08:00:00.000Z', endedAt: '2026-07-31T12:30:00.000Z', state: 'ended' },
    words: 'freitag 31. juli 2026',
    title: 'Freitag 31. Juli 2026, 10:00 bis 14:30',
  },
  contracts: {
    given: { validFrom: '2026-08-01', validUntil: '', employmentType: 'part-time' },
    words: 'teilzeit august',
    title: 'ab 1. August 2026, Teilzeit',
  },
} as const
type AboutPeople = keyof typeof aboutPeople
const kinds = Object.keys(aboutPeople) as AboutPeople[]

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  cast = await openTwoBranches(app)
  editor = await hire(app, 'ROLE_EDITOR')
  await call(cast.tina, 'Valentina', 'Öhler')
  await call(cast.ben, 'Benedikt', 'Kröll')
})
afterAll(() => app.close())

const call = ({ id }: Hired, firstName: string, lastName: string) =>
  app.payload.update({ collection: 'users', id, data: { firstName, lastName }, overrideAccess: true })

async function search({ ask }: Hired, term: string): Promise<PaletteGroup[]> {
  const answer = await ask('POST', '/api/desk/search', { term })
  expect(answer.status).toBe(200)

  return (await readJson<{ groups: PaletteGroup[] }>(answer)).groups
}

const find = async (who: Hired, term: string, slug: string) =>
  (await search(who, term)).filter((group) => group.slug === slug).flatMap(({ hits }) => hits)

const idsOf = async (who: Hired, term: string, slug: string) =>
  (await find(who, term, slug)).map(({ id }) => id)

const record = (slug: AboutPeople, person: Hired, branch: string, given: object = {}) =>
  fixtures.store(slug, { ...aboutPeople[slug].given, user: person.id, branch, ...given })

describe.each(kinds)('%s', (slug) => {
  const { words, title } = aboutPeople[slug]

  it('are found by the person and the date in words, by whom they are about and whoever leads the branch', async () => {
    const { id } = await record(slug, cast.tina, cast.vienna)
    const terms = ['valentina', 'oehler vale', words, `öhler ${words}`]

    for (const term of terms)
      for (const who of [cast.tina, cast.mia, cast.admin])
        expect(await idsOf(who, term, slug), term).toEqual([id])
    for (const term of terms)
      for (const who of [cast.ben, editor]) expect(await find(who, term, slug), term).toEqual([])
    expect((await find(cast.mia, 'valentina', slug))[0]).toMatchObject({
      title: `Valentina Öhler, ${title}`,
    })
  })

  it('of colleagues are found by nobody of the team, not even at the same branch', async () => {
    const colleague = await hire(app, 'ROLE_EMPLOYEE', [cast.vienna])

    expect(await search(colleague, 'valentina')).toEqual([])
    expect(await find(colleague, words, slug)).toEqual([])
  })

  it('of somebody whom the manager may not know are not found by name or date, and take no places', async () => {
    const gone = await hire(app, 'ROLE_EMPLOYEE', [cast.graz])
    const here = await hire(app, 'ROLE_EMPLOYEE', [cast.vienna])
    for (const who of [gone, here]) await call(who, 'Dorothea', `Lang${slug.replaceAll('-', '')}`)
    const term = `dorothea lang${slug.replaceAll('-', '')}`
    const own = await record(slug, here, cast.vienna)
    await lateRecords(slug, gone)

    expect(await idsOf(cast.mia, term, slug)).toEqual([own.id])
    expect(await find(cast.admin, term, slug)).toHaveLength(6)
    expect((await find(cast.mia, 'einsicht', slug)).length).toBe(0)
  })

  it('of somebody whom the manager may not know are in the log by their dates, and not by the name', async () => {
    const gone = await hire(app, 'ROLE_EMPLOYEE', [cast.graz])
    const name = `Fern${slug.replaceAll('-', '')}`
    await call(gone, 'Dorothea', name)
    const { id } = await record(slug, gone, cast.vienna)
    // Worked time is a record that nobody removes.
    const isKept = slug === 'working-activities'
    if (!isKept) await app.payload.delete({ collection: slug, id, overrideAccess: true })
    const asked = `/api/logs?depth=0&where[title][like]=${name}`
    const { docs } = await readJson<{ docs: object[] }>(await cast.mia.ask('GET', asked))

    expect([docs, await search(cast.mia, name)]).toEqual([[], []])
    const { rows } = await app.pool.query(
      'select action, title from logs where document_id = $1 order by at',
      [id],
    )
    expect(rows).toEqual(['create', ...(isKept ? [] : ['delete'])].map((action) => ({ action, title })))
  })

  /** More than are looked at, each later than `aboutPeople`. */
  async function lateRecords(of: AboutPeople, person: Hired) {
    // Work is entered when it is over.
    const first = of === 'working-activities' ? '2026-08-01' : '2027-01-01'
    for (let count = 1; count <= 14; count += 1) {
      const day = Temporal.PlainDate.from(first).add({ days: count }).toString()
      const at = { from: `${day}T08:00:00.000Z`, to: `${day}T12:00:00.000Z` }
      await record(of, person, cast.vienna, {
        ...(of === 'working-schedules' && at),
        ...(of === 'absences' && { firstDay: day, lastDay: day }),
        ...(of === 'working-activities' && { startedAt: at.from, endedAt: at.to }),
        ...(of === 'contracts' && { validFrom: day, validUntil: day }),
      })
    }
  }
})

it('a shift that is not published yet is found by whoever plans, not by whom it is about', async () => {
  const { id } = await record('working-schedules', cast.ben, cast.graz, { status: 'draft' })

  expect(await idsOf(cast.admin, 'benedikt', 'working-schedules')).toEqual([id])
  expect(await find(cast.ben, 'benedikt', 'working-schedules')).toEqual([])
  expect(await find(cast.mia, 'benedikt', 'working-schedules')).toEqual([])
})

it('whoever gets another name is found by that one, and no more by the former', async () => {
  const person = await hire(app, 'ROLE_EMPLOYEE', [cast.vienna])
  await call(person, 'Zenzi', 'Vorher')
  const { id } = await record('absences', person, cast.vienna)
  expect(await idsOf(cast.mia, 'vorher', 'absences')).toEqual([id])
  await call(person, 'Zenzi', 'Nachher')

  expect(await idsOf(cast.mia, 'nachher', 'absences')).toEqual([id])
  // The log tells what the account was called, and of the records of people the dates alone.
  const told = await find(cast.mia, 'vorher', 'logs')
  expect(new Set(told.map(({ title }) => title))).toEqual(new Set(['Zenzi Vorher']))
})

it('reviews are found by what the guest wrote, at the branch of the order alone', async () => {
  const order = await fixtures.store('orders', { branch: cast.vienna })
  const comment = `Das Gulasch war lauwarm,\n${'sonst alles recht. '.repeat(20)}`
  const { id } = await fixtures.store('order-reviews', {
    order: order.id,
    branch: cast.vienna,
    comment,
    rating: 2,
    isSettled: false,
  })

  for (const who of [cast.tina, cast.mia, cast.admin])
    expect(await idsOf(who, 'gulasch lauw', 'order-reviews')).toEqual([id])
  for (const who of [cast.ben, editor]) expect(await search(who, 'gulasch lauw')).toEqual([])
  const [hit] = await find(cast.mia, 'lauwarm', 'order-reviews')
  expect(hit).toMatchObject({ hint: '2 von 5 · Offen' })
  expect(hit?.title).toMatch(/^Das Gulasch war lauwarm, sonst .{50,80}…$/)
})

it('the log is found by what was changed and by whom, within the branch, by those who may read it', async () => {
  const task = await readJson<{ doc: { id: string } }>(
    await cast.mia.ask('POST', '/api/tasks', { title: 'Fettabscheider leeren', branch: cast.vienna }),
  )
  const [entry] = await find(cast.mia, 'fettab', 'logs')

  expect(entry).toMatchObject({
    title: 'Fettabscheider leeren',
    hint: expect.stringMatching(/^Erstellt · /),
  })
  expect(await find(cast.admin, 'fettab', 'logs')).toHaveLength(1)
  for (const who of [cast.tina, cast.ben, editor]) expect(await find(who, 'fettab', 'logs')).toEqual([])
  expect(task.doc.id).not.toBe(entry?.id)
})

it('people are shown by the name that they are called by everywhere', async () => {
  expect((await find(cast.mia, 'oehler', 'users'))[0]).toMatchObject({ title: 'Valentina Öhler' })
})

it('whatever the panel lists is found by typing', () => {
  const { collections } = app.payload.config
  const listed = collections.filter(
    ({ slug, admin }) => !slug.startsWith('payload-') && !isHidden(admin.hidden, { user: null } as never),
  )

  expect(
    paletteOf(app.payload.config)
      .kinds.map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(listed.map(({ slug }) => slug).toSorted())
})
