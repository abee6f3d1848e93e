import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { collections } from '#cms/collections.ts'
import { type Caller, employ } from '#scripts/testing/callers.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let fixtures: RecordFixtures
let admin: Caller

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  admin = await employ(app, ['ROLE_ADMIN'])
})

afterAll(() => app.close())

const slugs = collections.map(({ slug }) => slug as CollectionSlug)

describe.each(slugs)('one of %s', (slug) => {
  it('is changed by nobody in what cannot be changed, and says which field', async () => {
    const { id } = await fixtures.store(slug)
    const { status, body: read } = await admin('GET', `/api/${slug}/${id}?depth=0`)
    const trial = await admin('PATCH', `/api/${slug}/${id}`, {})
    // Some are written by the product alone, whatever is sent.
    if (status !== 200 || trial.status !== 200) return

    for (const method of ['PUT', 'PATCH']) {
      for (const [field, value] of Object.entries({
        id: '01900000-0000-7000-8000-000000000000',
        createdAt: '2001-01-01T00:00:00.000Z',
        gibtEsNicht: 1,
      })) {
        if (field === 'createdAt' && !('createdAt' in read)) continue
        const answer = await admin(method, `/api/${slug}/${id}`, { [field]: value })
        expect
          .soft([method, answer.status, answer.body.errors?.map((each) => [each.field, each.code])])
          .toEqual([method, 400, [[field, 'fixed-field']]])
      }
    }
    const { body: after } = await admin('GET', `/api/${slug}/${id}?depth=0`)
    expect(after.createdAt).toBe(read.createdAt)
  })

  it('may be sent back as it was read, whatever depth it was read with', async () => {
    const { id } = await fixtures.store(slug)
    for (const depth of [0, 1]) {
      const { body: read } = await admin('GET', `/api/${slug}/${id}?depth=${depth}`)
      const { body } = await admin('PUT', `/api/${slug}/${id}`, read)

      expect(
        (body.errors ?? []).filter(({ code }) => code === 'fixed-field' || code === 'changed-meanwhile'),
      ).toEqual([])
    }
  })
})

it('what was changed meanwhile is not changed back', async () => {
  const { id } = await fixtures.store('tags', { name: 'Gastgarten' })
  const { body: read } = await admin('GET', `/api/tags/${id}`)
  await admin('PATCH', `/api/tags/${id}`, { name: 'Terrasse' })
  const late = await admin('PUT', `/api/tags/${id}`, { ...read, name: 'Garten' })

  expect([late.status, late.body.errors?.[0]?.code]).toEqual([409, 'changed-meanwhile'])
})

it('a field that a role may not change is refused to it by name, and nothing of the rest is saved', async () => {
  const branch = await fixtures.store('branches', { name: 'Wien', identifier: 'wien' })
  const manager = await employ(app, ['ROLE_MANAGER'], [branch.id])
  const answer = await manager('PATCH', `/api/branches/${branch.id}`, { name: 'Neu', identifier: 'anders' })
  const { body: after } = await admin('GET', `/api/branches/${branch.id}`)

  expect([answer.status, answer.body.errors]).toEqual([
    400,
    [{ field: 'identifier', code: 'fixed-field', message: 'Dieses Feld kann nicht geändert werden.' }],
  ])
  expect(after).toMatchObject({ name: 'Wien', identifier: 'wien' })
  expect((await manager('PATCH', '/api/branches/wien', { name: 'Neu', identifier: 'wien' })).status).toBe(200)
})
