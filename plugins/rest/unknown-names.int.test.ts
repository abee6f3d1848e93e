import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { collections } from '#cms/collections.ts'
import { type Caller, employ } from '#scripts/testing/callers.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let fixtures: RecordFixtures
let admin: Caller

const slugs = collections.map(({ slug }) => slug as CollectionSlug)

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  admin = await employ(app, ['ROLE_ADMIN'])
})

afterAll(() => app.close())

describe('a name that every object has of itself is no filter either, and is not left out', () => {
  const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty']
  const lists = [
    '/api/tags?',
    '/api/tags/count?',
    '/api/sites/versions?',
    '/api/payload-preferences?',
    '/api/customers/export?format=csv&',
    '/api/pages/choices?',
    '/api/analytics-logs?',
  ]

  it.each(lists)('at %s', async (path) => {
    for (const name of names) {
      expect
        .soft([name, await admin('GET', `${path}${name}=x`)])
        .toMatchObject([name, { status: 400, body: { errors: [{ field: name, code: 'unknown-filter' }] } }])
    }
  })

  it('nor within a condition, where nothing would be left of it', async () => {
    for (const name of names) {
      for (const condition of [
        `where[${name}][equals]=x`,
        `where[or][0][${name}][equals]=x`,
        `where[name][${name}]=x`,
        `where=${JSON.stringify({ toString: { equals: 'x' } })}`,
        `where[branch.${name}][equals]=x`,
      ]) {
        expect
          .soft([condition, (await admin('GET', `/api/tables?${condition}`)).status])
          .toEqual([condition, 400])
      }
    }
  })

  it('nor where many are changed', async () => {
    const { id } = await fixtures.store('tags', { name: 'Herb' })
    const answer = await admin('PATCH', `/api/tags?where[id][equals]=${id}&constructor=x`, { name: 'Süß' })

    expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'unknown-filter' }] } })
  })
})

describe('an order that a list does not know', () => {
  const refused = (name: string) => ({
    status: 400,
    body: {
      errors: [
        {
          field: name,
          code: 'unknown-filter',
          message: `Nach „${name}“ kann diese Liste nicht sortiert werden.`,
        },
      ],
    },
  })

  it('is refused by its name, in every list', async () => {
    for (const slug of slugs) {
      for (const sort of ['gibtEsNicht', '-gibtEsNicht', 'id,gibtEsNicht']) {
        const answer = await admin('GET', `/api/${slug}?limit=1&sort=${sort}`)
        expect.soft([slug, sort, answer]).toMatchObject([slug, sort, refused('gibtEsNicht')])
      }
      const { config } = app.payload.collections[slug]
      const first = [config.defaultSort ?? 'id'].flat().join(',')
      for (const sort of [first, '-createdAt', '-id']) {
        expect
          .soft([slug, sort, (await admin('GET', `/api/${slug}?limit=1&sort=${sort}`)).status])
          .toEqual([slug, sort, 200])
      }
    }
  })

  it.each([
    ['/api/tables?sort=branch.gibtEsNicht', 'branch.gibtEsNicht'],
    ['/api/tables?sort=name.mehr', 'name.mehr'],
    ['/api/sites?sort=-content', 'content'],
    ['/api/sites?sort=content.body', 'content.body'],
    ['/api/sites/versions?sort=name', 'name'],
    ['/api/sites/versions?sort=version.gibtEsNicht', 'version.gibtEsNicht'],
    ['/api/payload-preferences?sort=gibtEsNicht', 'gibtEsNicht'],
    ['/api/customers/export?format=csv&sort=gibtEsNicht', 'gibtEsNicht'],
  ])('is refused at %s', async (path, name) => {
    expect(await admin('GET', path)).toMatchObject(refused(name))
  })

  it.each([
    '/api/tables?sort=-branch.name,branch,branch.id',
    '/api/sites?sort=_status,-content.teaserText',
    '/api/sites/versions?sort=-version.name,parent,latest,-updatedAt',
    '/api/payload-preferences?sort=-updatedAt',
  ])('is none at %s', async (path) => {
    expect((await admin('GET', path)).status).toBe(200)
  })
})
