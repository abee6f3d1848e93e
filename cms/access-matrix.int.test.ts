import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Deed } from '#domain/people/rights.ts'
import type { ProtectedSlug } from '#domain/people/rights/all-rights.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { judge, tryEverything } from './testing/access-matrix/attempts.ts'
import { askers, call, type Cast, castPeople } from './testing/access-matrix/cast.ts'
import { grantsOf, type Place } from './testing/access-matrix/expected.ts'
import { collections } from './collections.ts'
import { globals } from './globals.ts'

const places: Place[] = ['own', 'shared', 'foreign']
const slugs = collections.map(({ slug }) => slug as CollectionSlug & ProtectedSlug)

let app: TestApp
let cast: Cast
let count = 0

beforeAll(async () => {
  app = await createTestApp()
  cast = await castPeople(app)
})

afterAll(() => app.close())

describe.each(slugs)('%s', (slug) => {
  it.each(askers)('for %s is as open as the table of rights says', async (asker) => {
    for (const place of places) {
      const cases = await tryEverything(cast, slug, cast.person(asker), place)
      count += cases.length
      for (const { actual, expected } of cases) expect.soft(actual).toBe(expected)
    }
  })
})

describe.each(globals.map(({ slug }) => slug as 'config' & ProtectedSlug))('the global %s', (slug) => {
  it.each(askers)('for %s is as open as the table of rights says', async (asker) => {
    const person = cast.person(asker)
    const may = (deed: Deed) => grantsOf(slug, asker, deed).includes('all')
    const read = await call(app, person, 'GET', `/api/globals/${slug}`)
    const saved = await call(app, person, 'POST', `/api/globals/${slug}`, {})
    const cases = [
      judge(`${asker} reads ${slug}`, read, may('read')),
      judge(`${asker} saves ${slug}`, saved, may('update')),
    ]
    count += cases.length

    for (const { actual, expected } of cases) expect.soft(actual).toBe(expected)
  })
})

it('is tried in well over 3,000 cases: every role, collection, deed and place', () => {
  expect(count).toBeGreaterThan(5_000)
})
