import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { countStatements } from '#scripts/testing/count-statements.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { collections } from './collections.ts'

let app: TestApp
let fixtures: RecordFixtures
let token: string

const few = 3
const many = 12

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  const { email } = await fixtures.store('users', { roles: ['ROLE_ADMIN'] })
  const answer = await app.fetch('/api/auth/authenticate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'ein-gutes-passwort' }),
  })
  token = (await readJson<{ token: string }>(answer)).token
})

afterAll(() => app.close())

it.each(collections.map(({ slug }) => slug as CollectionSlug))(
  'a list of %s costs as many statements for many rows as for few',
  async (slug) => {
    for (let count = 0; count < many; count += 1) await fixtures.store(slug)
    const list = (limit: number) => async () => {
      const answer = await app.fetch(`/api/${slug}?limit=${limit}&depth=1`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const { docs } = await readJson<{ docs: unknown[] }>(answer)
      expect(docs).toHaveLength(limit)
    }
    // Once before, because the first list of a process prepares itself.
    await list(many)()

    expect(await countStatements(app.payload, list(many))).toBeLessThanOrEqual(
      await countStatements(app.payload, list(few)),
    )
  },
)
