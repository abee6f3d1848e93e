import type { CollectionSlug, FlattenedField } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { collections } from '#cms/collections.ts'
import { nobodyWrites } from '#collections/shared/access/field-access.ts'
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

/** These have calls of their own, whose contracts say what may be sent, or come with another record. */
const madeByCalls = new Set<CollectionSlug>([
  'day-ends',
  'logs',
  'messages',
  'order-reviews',
  'orders',
  'payments',
  'print-jobs',
  'questionnaire-submissions',
  'shift-swaps',
  'themes',
  'vouchers',
])

/** Set by the product alone. */
const isClosed = (field: FlattenedField): boolean =>
  'access' in field && field.access?.create === nobodyWrites.create && exampleOf(field) !== undefined

/** Something that a field of this kind could be. */
function exampleOf(field: FlattenedField): unknown {
  if (field.type === 'select') {
    const [option] = field.options
    return typeof option === 'object' ? option.value : option
  }
  const examples: Partial<Record<FlattenedField['type'], unknown>> = {
    text: 'x',
    textarea: 'x',
    email: 'x@example.com',
    number: 7,
    checkbox: true,
    date: '2001-01-01T00:00:00.000Z',
  }

  return 'hasMany' in field && field.hasMany ? undefined : examples[field.type]
}

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

  it('is made by nobody with what only the product sets, and says which field', async () => {
    const { flattenedFields, upload } = app.payload.collections[slug].config
    // A file does not come as JSON.
    if (upload || madeByCalls.has(slug)) return
    for (const field of flattenedFields.filter(isClosed)) {
      const { status, body } = await admin('POST', `/api/${slug}`, { [field.name]: exampleOf(field) })
      const refused = body.errors?.filter(({ code }) => code === 'fixed-field').map((each) => each.field)

      expect.soft([status, refused]).toEqual([400, [field.name]])
    }
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

describe('what stands deeper in a record', () => {
  const fixedAt = async (method: string, path: string, sent: object) => {
    const { status, body } = await admin(method, path, sent)
    return [status, body.errors?.map(({ field, code }) => `${field} ${code}`)]
  }

  it('is refused where the record has no such field: in a group, in rows and in sections', async () => {
    const { id } = await fixtures.store('sites', { type: 'custom_site' })
    const path = `/api/sites/${id}`
    const body = [{ blockType: 'twoColumns', columns: [{}, {}] }]
    expect((await admin('PATCH', path, { content: { body } })).status).toBe(200)
    const { content } = (await admin('GET', `${path}?depth=0`)).body as {
      content: { body: { columns: object[] }[] }
    }
    const [section] = content.body
    const columns = section?.columns ?? []

    for (const method of ['PUT', 'PATCH']) {
      for (const [sent, field] of [
        [{ gibtEsNicht: 1 }, 'content.gibtEsNicht'],
        [{ body: [{ ...section, gibtEsNicht: 1 }] }, 'content.body.0.gibtEsNicht'],
        [
          { body: [{ ...section, columns: [{ ...columns[0], gibtEsNicht: 1 }, columns[1]] }] },
          'content.body.0.columns.0.gibtEsNicht',
        ],
        [
          { body: [section, { blockType: 'twoColumns', columns: [{}, { gibtEsNicht: 1 }] }] },
          'content.body.1.columns.1.gibtEsNicht',
        ],
      ] as const) {
        expect(await fixedAt(method, path, { content: sent })).toEqual([400, [`${field} fixed-field`]])
      }
    }
    expect(await fixedAt('PUT', path, { content })).toEqual([200, undefined])
    expect(await fixedAt('PUT', path, { content: { body: [...content.body, ...body] } })).toEqual([
      200,
      undefined,
    ])
  })

  it('may be taken out, put in another order and added', async () => {
    const { id } = await fixtures.store('customers', { lastName: 'Berg' })
    const path = `/api/customers/${id}`
    const [home, office] = ['Linz', 'Graz'].map((city) => ({ street: 'Weg 1', zipCode: '4020', city }))
    await admin('PATCH', path, { addresses: [home, office] })
    const rows = ((await admin('GET', path)).body as { addresses: object[] }).addresses

    expect(await fixedAt('PUT', path, { addresses: [...rows.toReversed(), home] })).toEqual([200, undefined])
    expect(await fixedAt('PUT', path, { addresses: [{ ...home, ort: 'Wels' }] })).toEqual([
      400,
      ['addresses.0.ort fixed-field'],
    ])
    expect(await fixedAt('PUT', path, { addresses: [] })).toEqual([200, undefined])
  })
})

describe.each(['/api/globals/config', '/api/config'])('the settings at %s', (path) => {
  it('are changed by nobody in what cannot be changed, and say which field', async () => {
    expect((await admin('POST', path, { shopName: 'Eck' })).status).toBe(200)
    for (const [field, value] of Object.entries({
      id: '01900000-0000-7000-8000-000000000000',
      createdAt: '2001-01-01T00:00:00.000Z',
      globalType: 'footer',
      gibtEsNicht: 1,
    })) {
      const { status, body } = await admin('POST', path, { shopName: 'Neu', [field]: value })
      expect
        .soft([field, status, body.errors?.map((each) => [each.field, each.code])])
        .toEqual([field, 400, [[field, 'fixed-field']]])
    }
    expect((await admin('GET', path)).body).toMatchObject({ shopName: 'Eck' })
  })

  it('may be sent back as they were read, and not as they were before that', async () => {
    const { body: before } = await admin('GET', `${path}?depth=0`)
    for (const depth of [0, 1]) {
      const { body: read } = await admin('GET', `${path}?depth=${depth}`)
      expect(await admin('POST', path, read)).toMatchObject({ status: 200 })
    }
    expect(await admin('POST', path, before)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'changed-meanwhile' }] },
    })
  })
})
