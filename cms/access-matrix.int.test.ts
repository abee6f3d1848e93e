import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { type Attempt, type Deed, tryOneByOne } from './testing/access-matrix/attempts.ts'
import { type BulkAttempt, tryMany } from './testing/access-matrix/bulk-attempts.ts'
import { askers, call, type Cast, castPeople, type Person } from './testing/access-matrix/cast.ts'
import { expectedPlaces, expectedSlugs } from './testing/access-matrix/expectations.data.ts'
import { type Place, places, type Slug, storeAtPlaces, workingAt } from './testing/access-matrix/places.ts'
import { collections } from './collections.ts'
import { globals } from './globals.ts'

const slugs = collections.map(({ slug }) => slug as Slug)

let app: TestApp
let cast: Cast
let count = 0

beforeAll(async () => {
  app = await createTestApp()
  cast = await castPeople(app)
})

afterAll(() => app.close())

describe.each(slugs)('%s', (slug) => {
  it.each(askers)('lets %s do what is written down, and the database shows no more', async (asker) => {
    const person = cast.person(asker)
    const records = await storeAtPlaces(cast, slug, person)
    await workingAt(cast, person, { slug, own: records.own }, async () => {
      for (const attempt of await tryMany({ cast, slug, person, records })) judgeMany(slug, person, attempt)
    })

    const isWriter = expectedPlaces(slug, asker, 'delete').length > 0
    const left = isWriter ? await storeAtPlaces(cast, slug, person) : records
    await workingAt(cast, person, { slug, own: left.own }, async () => {
      for (const place of places) {
        for (const attempt of await tryOneByOne({ cast, slug, person, place, record: left[place] })) {
          judgeOne(slug, person, place, attempt)
        }
      }
    })
  })
})

describe.each(globals.map(({ slug }) => slug))('the global %s', (slug) => {
  it.each(askers)('lets %s do what is written down', async (asker) => {
    const person = cast.person(asker)
    const shopName = `Geändert von ${asker}`
    const read = await call(app, person, 'GET', `/api/globals/${slug}`)
    const saved = await call(app, person, 'POST', `/api/globals/${slug}`, { shopName })
    const { rows } = await app.pool.query<{ name: string }>('select shop_name as name from config')
    count += 2

    expect(read.status === 200).toBe(expectedPlaces(slug, asker, 'read').length > 0)
    expect(rows[0]?.name === shopName).toBe(expectedPlaces(slug, asker, 'change').length > 0)
    if (asker === 'anyone') expect(saved.status).toBe(401)
  })
})

it('is written down for every collection and global', () => {
  expect(expectedSlugs.toSorted()).toEqual([...slugs, ...globals.map(({ slug }) => slug)].toSorted())
})

it('is tried in thousands of cases: every role, collection, deed and place', () => {
  expect(count).toBeGreaterThan(5_000)
})

function judgeOne(
  slug: Slug,
  { asker }: Person,
  place: Place,
  { deed, said, status, happened }: Attempt,
): void {
  count += 1
  const may = expectedPlaces(slug, asker, deed).includes(place)
  const tried = `${asker} ${said} ${place} ${slug}`
  // Copies are refused for other reasons as well, such as a name that exists already.
  const isSound = said === 'copy' ? !happened || may : happened === may
  expect.soft(`${tried}: ${status}, ${isSound ? 'as written down' : happened}`).toMatch(/as written down$/)
  expect.soft(refusalOf(tried, status, { asker, isReading: deed === 'read', happened })).toBe('')
}

function judgeMany(slug: Slug, { asker }: Person, { deed, said, status, meant, reached }: BulkAttempt): void {
  count += 1
  const may = expectedPlaces(slug, asker, deed)
  const expected = isClosedForMany(slug, deed) ? [] : meant.filter((place) => may.includes(place))
  const tried = `${asker} ${said} of ${slug}`
  expect.soft(`${tried}: ${reached.join()}`).toBe(`${tried}: ${expected.join()}`)
  if (asker === 'anyone') expect.soft(`${tried}: ${status}`).toBe(`${tried}: 401`)
  expect.soft([tried, status < 500, status === 401]).toEqual([tried, true, asker === 'anyone'])
}

/** Orders are moved one at a time, under a lock. */
const isClosedForMany = (slug: Slug, deed: Deed) => slug === 'orders' && deed === 'change'

type Refused = { asker: Person['asker']; isReading: boolean; happened: boolean }

/** Who is not signed in is asked to sign in, who is learns that a right is missing; nothing is a fault. */
function refusalOf(tried: string, status: number, { asker, isReading, happened }: Refused): string {
  if (status >= 500) return `${tried} is answered with ${status}`
  if (asker !== 'anyone' && status === 401) return `${tried} is asked to sign in`
  // What the public reads in part hides the rest as if it did not exist; a call of its own judges its body.
  const isOpen = status === 404 || status === 400 || status === 409 || status === 200
  if (asker === 'anyone' && !happened && status !== 401 && !(isOpen && (isReading || isPublicCall(tried)))) {
    return `${tried} is answered with ${status}`
  }

  return ''
}

/** Visitors order, answer and send files by calls that are theirs. */
const isPublicCall = (tried: string) => /POST \w+ (orders|uploads|questionnaire-submissions)$/.test(tried)
