import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { type Attempt, type Deed, tryOneByOne } from './testing/access-matrix/attempts.ts'
import { type BulkAttempt, tryMany } from './testing/access-matrix/bulk-attempts.ts'
import { askers, call, type Cast, castPeople, type Person } from './testing/access-matrix/cast.ts'
import { expectedPlaces, hasPublicCall, toldOtherwise } from './testing/access-matrix/expectations.data.ts'
import { type Place, places, type Slug, storeAtPlaces, workingAt } from './testing/access-matrix/places.ts'
import { collections } from './collections.ts'
import { globals } from './globals.ts'

const slugs = collections.map(({ slug }) => slug as Slug)

/** What was tried, with what became of it, beside what is written down. */
type Case = { actual: string; expected: string }

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
    const cases = await tryEverything(slug, cast.person(asker))
    count += cases.length

    for (const { actual, expected } of cases) expect.soft(actual).toBe(expected)
  })
})

describe.each(globals.map(({ slug }) => slug))('the global %s', (slug) => {
  it.each(askers)('lets %s do what is written down', async (asker) => {
    const person = cast.person(asker)
    const shopName = `Geändert von ${asker}`
    const read = await call(app, person, 'GET', `/api/globals/${slug}`)
    const saved = await call(app, person, 'POST', `/api/globals/${slug}`, { shopName })
    const { rows } = await app.pool.query<{ name: string }>('select shop_name as name from config')
    const maySave = expectedPlaces(slug, asker, 'change').length > 0
    count += 2

    expect(read.status === 200).toBe(expectedPlaces(slug, asker, 'read').length > 0)
    expect(rows[0]?.name === shopName).toBe(maySave)
    expect(saved.status).toBe(maySave ? 200 : asker === 'anyone' ? 401 : 403)
  })
})

it('is tried in thousands of cases: every role, collection, deed and place', () => {
  expect(count).toBeGreaterThan(5_000)
})

async function tryEverything(slug: Slug, person: Person): Promise<Case[]> {
  const records = await storeAtPlaces(cast, slug, person)
  const cases: Case[] = []
  await workingAt(cast, person, { slug, own: records.own }, async () => {
    const attempts = await tryMany({ cast, slug, person, records })
    cases.push(...attempts.flatMap((attempt) => judgeMany(slug, person, attempt)))
  })

  const isWriter = expectedPlaces(slug, person.asker, 'delete').length > 0
  const left = isWriter ? await storeAtPlaces(cast, slug, person) : records
  await workingAt(cast, person, { slug, own: left.own }, async () => {
    for (const place of places) {
      const attempts = await tryOneByOne({ cast, slug, person, place, record: left[place] })
      cases.push(...attempts.flatMap((attempt) => judgeOne(slug, person, place, attempt)))
    }
  })
  return cases
}

function judgeOne(slug: Slug, { asker }: Person, place: Place, attempt: Attempt): Case[] {
  const { deed, said, status, happened } = attempt
  const may = expectedPlaces(slug, asker, deed).includes(place)
  const tried = `${asker} ${said} ${place} ${slug}`
  const sees = expectedPlaces(slug, asker, 'read').includes(place)
  const expected = said === 'copy' ? may && sees && isCopied(slug) : may
  const isOpen = deed === 'read' || (said === 'POST' && hasPublicCall(slug))
  const mayHide = !sees || (said === 'copy' && !isCopied(slug))
  const told = toldOtherwise({ slug, asker, deed, isMany: false })
  const answered = { status, happened, isOpen, mayHide, told }

  return [
    { actual: `${tried}: ${happened}`, expected: `${tried}: ${expected}` },
    { actual: `${tried}: ${complaintOf(asker, answered)}`, expected: `${tried}: ` },
  ]
}

function judgeMany(slug: Slug, { asker }: Person, attempt: BulkAttempt): Case[] {
  const { deed, said, status, meant, reached } = attempt
  const may = expectedPlaces(slug, asker, deed)
  const expected = isClosedForMany(slug, deed) ? [] : meant.filter((place) => may.includes(place))
  const tried = `${asker} ${said} of ${slug}`
  const happened = reached.length > 0
  // Whoever may write some of the records is told which of those that were meant are theirs, though none is.
  const isOpen = may.length > 0
  const told = toldOtherwise({ slug, asker, deed, isMany: true })
  const answered = { status, happened, isOpen, mayHide: false, told }

  return [
    { actual: `${tried}: ${reached.join()}`, expected: `${tried}: ${expected.join()}` },
    {
      actual: `${tried}: ${complaintOf(asker, answered)}`,
      expected: `${tried}: `,
    },
  ]
}

/** Orders are moved and voided one at a time, under a lock. */
const isClosedForMany = (slug: Slug, deed: Deed) => slug === 'orders' && deed !== 'read'

const isCopied = (slug: Slug) => !app.payload.collections[slug].config.disableDuplicate

/** `mayHide` where a refusal may say as well that there is nothing, `told` where it says something else. */
type Answered = {
  status: number
  happened: boolean
  isOpen: boolean
  mayHide: boolean
  told: number | undefined
}

/** Who is not signed in is asked to sign in, who is learns that a right is missing; nothing is a fault. */
function complaintOf(asker: Person['asker'], { status, happened, isOpen, mayHide, told }: Answered): string {
  if (status >= 500) return `a fault, ${status}`
  if (asker !== 'anyone' && status === 401) return 'asked to sign in once more'
  // What the public reads in part hides the rest as if it did not exist, and a call of its own judges its body.
  if (happened || isOpen) return ''
  if (asker === 'anyone') return status === 401 ? '' : `not asked to sign in, ${status}`

  if (told !== undefined) return status === told ? '' : `told otherwise, ${status}`

  return status === 403 || (mayHide && status === 404) ? '' : `not told that a right is missing, ${status}`
}
