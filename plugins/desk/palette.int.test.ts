import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PaletteGroup } from '#domain/operations/palette/palette.contract.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { type Hired, hire } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let fixtures: RecordFixtures
let cast: TwoBranches
let editor: Hired

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  cast = await openTwoBranches(app)
  editor = await hire(app, 'ROLE_EDITOR')
})
afterAll(() => app.close())

async function search({ ask }: Hired, term: string): Promise<PaletteGroup[]> {
  const answer = await ask('POST', '/api/desk/search', { term })
  expect(answer.status).toBe(200)

  return (await readJson<{ groups: PaletteGroup[] }>(answer)).groups
}

const idsOf = (groups: PaletteGroup[], slug: string): string[] =>
  groups.filter((group) => group.slug === slug).flatMap(({ hits }) => hits.map(({ id }) => id))

const find = async (who: Hired, term: string, slug: string) => idsOf(await search(who, term), slug)

const order = (branch: string, given: object) =>
  fixtures.store('orders', { branch, email: null, companyName: null, phone: null, ...given })

describe('an order is found', () => {
  it('by number, name, telephone and e-mail, by whoever works at its branch, and by nobody of another one', async () => {
    const { id, uid } = await order(cast.vienna, {
      ticketNumber: 4711,
      firstName: 'Şükrü',
      lastName: 'Öztürk-Groß',
      email: 'suekrue@post.example',
      phone: '+436641234567',
    })
    const terms = [
      '4711',
      '#4711',
      'öztürk',
      'oztu',
      'OEZTUERK',
      'gross sukru',
      'suekrue@post.example',
      '0664 123',
      '+43 664 1234567',
      '34567',
      String(uid),
    ]

    for (const term of terms) {
      for (const who of [cast.tina, cast.mia, cast.admin])
        expect(await find(who, term, 'orders'), term).toEqual([id])
      for (const who of [cast.ben, editor]) expect(await search(who, term), term).toEqual([])
    }
  })

  it('with what tells it from others, in German', async () => {
    await order(cast.vienna, {
      ticketNumber: 88,
      firstName: 'Hanna',
      lastName: 'Zwettler',
      phone: '+43660777',
      businessDay: '2026-11-24',
      type: 'delivery',
      status: 'confirmed',
    })
    const [group] = await search(cast.tina, 'zwettler')

    expect(group).toMatchObject({ slug: 'orders', label: 'Bestellungen' })
    expect(group?.hits[0]).toMatchObject({
      kind: 'Bestellung',
      title: 'Nr. 88 · Hanna Zwettler',
      hint: '24.11.2026 · Lieferung · Bestätigt · +43660777',
    })
  })

  it('before those whose words only begin so, the latest of them first, each time in the same order', async () => {
    const place = (lastName: string, placedAt: string, branch = cast.vienna) =>
      order(branch, { lastName, placedAt, firstName: null })
    const old = await place('Kar', '2025-01-01T10:00:00.000Z')
    const older = await place('Karner', '2025-01-02T10:00:00.000Z')
    const newest = await place('Karl', '2025-01-03T10:00:00.000Z')
    const expected = [old.id, newest.id, older.id]

    for (let round = 0; round < 3; round += 1)
      expect(await find(cast.tina, 'kar', 'orders')).toEqual(expected)
  })

  it('however many of other branches would be found before it', async () => {
    const { id } = await order(cast.vienna, { lastName: 'Xaver', placedAt: '2020-01-01T10:00:00.000Z' })
    for (let day = 1; day <= 25; day += 1)
      await order(cast.graz, {
        lastName: 'Xaver',
        placedAt: `2026-01-${String(day).padStart(2, '0')}T10:00:00.000Z`,
      })

    expect(await find(cast.tina, 'xaver', 'orders')).toEqual([id])
    expect(await find(cast.ben, 'xaver', 'orders')).not.toContain(id)
  })
})

describe('people are found', () => {
  it('as far as somebody may know them', async () => {
    const colleague = await fixtures.store('users', {
      firstName: 'Quirin',
      lastName: 'Wien',
      branches: [cast.vienna],
    })
    const stranger = await fixtures.store('users', {
      firstName: 'Quirin',
      lastName: 'Graz',
      branches: [cast.graz],
    })
    const both = [colleague.id, stranger.id].toSorted()

    expect((await find(cast.admin, 'quirin', 'users')).toSorted()).toEqual(both)
    expect(await find(cast.mia, 'quirin', 'users')).toEqual([colleague.id])
    expect(await find(cast.tina, 'quirin', 'users')).toEqual([])
  })

  it('as customers of the own branch only', async () => {
    const mine = await fixtures.store('customers', {
      branch: cast.vienna,
      kind: 'person',
      lastName: 'Yildiz',
    })
    const theirs = await fixtures.store('customers', {
      branch: cast.graz,
      kind: 'person',
      lastName: 'Yildiz',
    })

    expect(await find(cast.tina, 'yildiz', 'customers')).toEqual([mine.id])
    expect(await find(cast.ben, 'yildiz', 'customers')).toEqual([theirs.id])
    expect(await find(editor, 'yildiz', 'customers')).toEqual([])
  })

  it('of several branches by the list of theirs', async () => {
    const { id } = await fixtures.store('external-users', { name: 'Vroni Steuer', branches: [cast.vienna] })

    expect(await find(cast.tina, 'vroni', 'external-users')).toEqual([id])
    expect(await find(cast.ben, 'vroni', 'external-users')).toEqual([])
  })
})

describe('what somebody may not read is not found by it', () => {
  it('neither as a whole nor as a field', async () => {
    const { id } = await fixtures.store('vehicles', { name: 'Saugwagen', plate: 'FK-777ZZ' })
    expect(await find(cast.tina, '777zz', 'vehicles')).toEqual([id])

    const fields = app.payload.collections.vehicles.config.flattenedFields
    const plate = fields.find(({ name }) => name === 'plate')
    if (!plate || !('access' in plate)) throw new Error('Vehicles have no plate')
    const { access } = plate
    for (const read of [() => false, ({ doc }: { doc?: unknown }) => doc !== undefined]) {
      plate.access = { ...access, read }
      expect(await search(cast.tina, '777zz')).toEqual([])
      expect(await find(cast.tina, 'saugwagen', 'vehicles')).toEqual([id])
    }
    plate.access = access
  })

  it.each(['devices', 'contact-requests', 'analytics-leads'] as const)('%s by the team', async (slug) => {
    const { id } = await fixtures.store(slug, { name: `Geheim ${slug}`, branch: cast.vienna })

    expect(await find(cast.admin, `geheim ${slug}`, slug)).toEqual([id])
    expect(await search(cast.tina, `geheim ${slug}`)).toEqual([])
  })

  it.each([
    ['POST', '/api/desk/search', { term: 'huber' }],
    ['GET', '/api/desk/palette', undefined],
    ['POST', '/api/desk/opened', { slug: 'orders', id: '01970000-0000-7000-8000-000000000000' }],
  ])('%s %s by nobody who has not signed in', async (method, path, body) => {
    const answer = await app.fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })

    expect(answer.status).toBe(401)
  })
})

it('all that has a name is found by whoever may read it', async () => {
  const { id } = await fixtures.store('products', { name: 'Gebackene Mäuse' })
  const page = await fixtures.store('sites', { name: 'Über uns im Jänner' })

  expect(await find(editor, 'mause', 'products')).toEqual([id])
  expect(await find(cast.tina, 'jaenner', 'sites')).toEqual([page.id])
  expect(await find(cast.tina, 'wien', 'branches')).toEqual([cast.vienna])
})
