import type { CollectionSlug, FlattenedField } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { countStatements } from '#scripts/testing/count-statements.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { collections } from './collections.ts'

let app: TestApp
let token: string
const ids = new Map<CollectionSlug, string[]>()

const few = 3
const many = 12
const slugs = collections.map(({ slug }) => slug as CollectionSlug)

beforeAll(async () => {
  app = await createTestApp()
  const fixtures = createRecordFixtures(app.payload)
  for (const slug of slugs) {
    const stored: string[] = []
    for (let count = 0; count < many; count += 1) stored.push((await fixtures.store(slug)).id)
    ids.set(slug, stored)
  }
  // These are never changed; here they are as if they had been written so.
  await app.pool.query('alter table payments disable trigger keep_payments')
  await app.pool.query('alter table day_ends disable trigger keep_day_ends')
  for (const slug of slugs) await relateAll(slug)

  const { email } = await fixtures.store('users', { roles: ['ROLE_ADMIN'] })
  const answer = await app.fetch('/api/auth/authenticate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'ein-gutes-passwort' }),
  })
  token = (await readJson<{ token: string }>(answer)).token
})

afterAll(() => app.close())

describe.each(slugs)('a list of %s', (slug) => {
  it.each([1, 2])('costs no more statements for many rows than for few, depth %i', async (depth) => {
    const list = (limit: number) => lists(`/api/${slug}?depth=${depth}`, limit)

    expect(await growthOf(list)).toBeLessThanOrEqual(0)
  })
})

describe('a list by its own path', () => {
  it('costs no more statements for many rows than for few', async () => {
    const branch = ids.get('branches')?.[0]
    await app.payload.db.drizzle.execute(
      `insert into menus_rels (parent_id, path, branches_id, "order")
       select id, 'branches', '${branch}', 9 from menus`,
    )
    const analytics = { type: 'page', action: 'view', category: 'site', data: {} }
    for (let count = 0; count < many; count += 1) await ask('POST', '/api/analytics-logs', analytics)

    const ofMenus = (limit: number) => lists(`/api/branches/${branch}/menus?depth=1`, limit)
    const ofVisits = (limit: number) => lists('/api/analytics-logs?', limit)
    expect(await growthOf(ofMenus)).toBeLessThanOrEqual(0)
    expect(await growthOf(ofVisits)).toBeLessThanOrEqual(0)
  })
})

/** How many statements a list of many rows costs beyond one of few. */
async function growthOf(list: (limit: number) => () => Promise<unknown>): Promise<number> {
  // Once before, because the first list of a process prepares itself.
  await list(many)()

  return (await countStatements(app.payload, list(many))) - (await countStatements(app.payload, list(few)))
}

function lists(path: string, limit: number): () => Promise<void> {
  return async () => {
    const { docs } = await readJson<{ docs: unknown[] }>(await ask('GET', `${path}&limit=${limit}`))
    expect(docs).toHaveLength(limit)
  }
}

function ask(method: string, path: string, body?: object): Promise<Response> {
  return app.fetch(path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** Each record gets other records in all of its relations, so that nothing is read once for all of them. */
async function relateAll(slug: CollectionSlug): Promise<void> {
  const relations = app.payload.collections[slug].config.flattenedFields.filter(
    (field) => field.type === 'relationship' || field.type === 'upload',
  )
  // What has one record of its own cannot be given that of another.
  const own = relations.filter((field) => !field.unique)
  for (const [index, id] of (ids.get(slug) ?? []).entries()) {
    const stored = await app.payload.db.findOne({ collection: slug, where: { id: { equals: id } } })
    const related = Object.fromEntries(own.map((field) => [field.name, relationOf(field, index)]))
    const data = { ...stored, ...related }
    await app.payload.db.updateOne({ collection: slug, id, data, returning: false })
  }
}

function relationOf(
  field: Extract<FlattenedField, { type: 'relationship' | 'upload' }>,
  index: number,
): unknown {
  const [to] = [field.relationTo].flat()
  const value = to && ids.get(to)?.[index]
  const related = Array.isArray(field.relationTo) ? { relationTo: to, value } : value

  return field.hasMany ? [related] : related
}
