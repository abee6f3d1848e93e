import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { collections } from '#cms/collections.ts'
import { type Caller, employ } from '#scripts/testing/callers.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { filterNames, periodField } from './filters-of.ts'

let app: TestApp
let fixtures: RecordFixtures
let admin: Caller

const slugs = collections.map(({ slug }) => slug as CollectionSlug)
const nobody = '01900000-0000-7000-8000-000000000000'

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  admin = await employ(app, ['ROLE_ADMIN'])
})

afterAll(() => app.close())

describe.each(slugs)('a list of %s', (slug) => {
  it('is narrowed by every plain parameter that the description names', async () => {
    const { id } = await fixtures.store(slug)
    // As a client sees it, because that is what it filters by.
    const { body: record } = await admin('GET', `/api/${slug}/${id}?depth=0`)
    const { config } = app.payload.collections[slug]

    for (const name of filterNames(config)) {
      const value = plain(record[name])
      if (value === undefined) continue
      const found = await idsOf(`/api/${slug}?limit=500&${name}=${encodeURIComponent(value)}`)
      const others = await idsOf(
        `/api/${slug}?limit=500&where[${name}][not_equals]=${encodeURIComponent(value)}`,
      )

      expect
        .soft([name, found.includes(id), found.filter((each) => others.includes(each))])
        .toEqual([name, true, []])
    }
  })

  it('is narrowed to a period by from and to', async () => {
    const { id } = await fixtures.store(slug)
    const { body: record } = await admin('GET', `/api/${slug}/${id}?depth=0`)
    const at = record[periodField(app.payload.collections[slug].config)]
    const day = String(at ?? '').slice(0, 10)
    const around = Temporal.PlainDate.from(/^\d{4}/.test(day) ? day : '2026-01-01')
    const [before, after] = [around.subtract({ days: 2 }).toString(), around.add({ days: 2 }).toString()]

    const within = await idsOf(`/api/${slug}?limit=500&from=${before}&to=${after}`)
    expect(within.includes(id)).toBe(Boolean(at))
    expect(await idsOf(`/api/${slug}?limit=500&to=${before}`)).not.toContain(id)
    expect(await idsOf(`/api/${slug}?limit=500&from=${after}`)).not.toContain(id)
  })
})

it('what is no filter of a list is refused by its name, in every list', async () => {
  for (const slug of slugs) {
    const answer = await admin('GET', `/api/${slug}?limit=1&gibtEsNicht=1`)
    expect.soft([slug, answer.status, answer.body.errors]).toEqual([
      slug,
      400,
      [
        {
          field: 'gibtEsNicht',
          code: 'unknown-filter',
          message: 'Nach „gibtEsNicht“ kann diese Liste nicht gefiltert werden.',
        },
      ],
    ])
    const known =
      'depth=0&draft=false&limit=1&page=1&pagination=true&sort=-createdAt&select[id]=true&trash=false&locale=de&fallback-locale=null'
    expect.soft([slug, (await admin('GET', `/api/${slug}?${known}`)).status]).toEqual([slug, 200])
  }
})

it('a count is narrowed as its list is, by plain parameters and conditions together', async () => {
  const [vienna, graz] = [await fixtures.store('branches'), await fixtures.store('branches')]
  const { id } = await fixtures.store('tables', { branch: vienna.id })
  for (const branch of [vienna.id, graz.id]) await fixtures.store('tables', { branch })
  const count = async (query: string) => (await admin('GET', `/api/tables/count?${query}`)).body.totalDocs

  expect(await count(`branch=${vienna.id}`)).toBe(2)
  expect(await count(`branch=${vienna.id},${graz.id}&to=2000-01-01`)).toBe(0)
  expect(await count(`branch=${vienna.id}&where[id][equals]=${id}`)).toBe(1)
  expect(await count(`branch=${graz.id}&where=${JSON.stringify({ id: { equals: id } })}`)).toBe(0)
  expect(await count('')).toBeGreaterThanOrEqual(3)
})

describe('what is no filter is refused as well', () => {
  const refused = { status: 400, body: { errors: [{ field: 'gibtEsNicht', code: 'unknown-filter' }] } }

  it('where records or their earlier states are counted or listed', async () => {
    for (const slug of slugs) {
      const { versions } = app.payload.collections[slug].config
      const paths = [`/api/${slug}/count`, ...(versions ? [`/api/${slug}/versions`] : [])]
      for (const path of paths) {
        expect.soft([path, await admin('GET', `${path}?gibtEsNicht=1`)]).toMatchObject([path, refused])
        expect
          .soft([path, (await admin('GET', `${path}?where[id][exists]=true`)).status])
          .toEqual([path, 200])
      }
    }
  })

  it('where many are changed or deleted, known filters included, and all stay as they are', async () => {
    const { id } = await fixtures.store('tags', { name: 'Vegan' })
    const those = `/api/tags?where[id][equals]=${id}`
    for (const [method, body] of [['PATCH', { name: 'Scharf' }], ['DELETE']] as const) {
      expect(await admin(method, `${those}&gibtEsNicht=1`, body)).toMatchObject(refused)
      expect(await admin(method, `${those}&name=Mild`, body)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'name', code: 'unknown-filter' }] },
      })
    }
    expect((await admin('GET', `/api/tags/${id}`)).body).toMatchObject({ name: 'Vegan' })

    const panels = 'depth=0&limit=0&locale=de&select[id]=true&draft=true&trash=false&overrideLock=true'
    expect((await admin('PATCH', `${those}&${panels}`, { name: 'Scharf' })).status).toBe(200)
  })

  it('by the lists of Payload itself and those that are no collection', async () => {
    const customer = await fixtures.store('customers')
    for (const path of [
      '/api/payload-locked-documents?',
      '/api/payload-locked-documents/count?',
      '/api/payload-preferences?',
      '/api/analytics-logs?',
      '/api/customers/export?format=csv&',
      '/api/pages/choices?',
      '/api/users/second-factor?',
      `/api/customers/${customer.id}/orders?`,
    ]) {
      expect.soft([path, await admin('GET', `${path}gibtEsNicht=1`)]).toMatchObject([path, refused])
      expect.soft([path, (await app.fetch(path, { headers: admin.badge })).status]).toEqual([path, 200])
    }
  })
})

it('a choice that there is not is refused, and asks the database nothing', async () => {
  for (const query of ['where[type][equals]=y', 'type=y', 'where[type][not_in]=custom_home,y']) {
    const answer = await admin('GET', `/api/sites?${query}`)
    expect([query, answer.status, answer.body.errors?.[0]?.field]).toEqual([query, 400, 'type'])
  }
})

it('pages of a list hold each record once, also where all were made in the same moment', async () => {
  for (let made = 0; made < 60; made += 1) await fixtures.store('tags')
  await app.pool.query(`update tags set created_at = '2026-01-01', updated_at = '2026-01-01'`)
  await app.pool.query(`insert into tags (id, name, created_at, updated_at)
    select gen_random_uuid(), 'Merkmal ' || n, '2026-01-01', '2026-01-01' from generate_series(1, 440) n`)
  const seen: string[] = []
  for (let page = 1; page <= 10; page += 1) {
    seen.push(...(await idsOf(`/api/tags?limit=50&page=${page}&sort=updatedAt`)))
  }

  expect(seen.length).toBeGreaterThanOrEqual(500)
  expect(new Set(seen).size).toBe(seen.length)
})

it('several values are separated by commas, and a wrong one is refused in German', async () => {
  const [vienna, graz] = [await fixtures.store('branches'), await fixtures.store('branches')]
  const first = await fixtures.store('tables', { branch: vienna.id })
  const second = await fixtures.store('tables', { branch: graz.id })
  const wrong = await admin('GET', '/api/tables?from=gestern')

  expect(await idsOf(`/api/tables?branch=${vienna.id},${graz.id}`)).toEqual(
    expect.arrayContaining([first.id, second.id]),
  )
  expect(await idsOf(`/api/tables?branch=${nobody}`)).toEqual([])
  expect([wrong.status, wrong.body.errors]).toEqual([
    400,
    [
      {
        field: 'from',
        code: 'validation',
        message: 'Bitte geben Sie einen Tag (JJJJ-MM-TT) oder einen Zeitpunkt an.',
      },
    ],
  ])
})

async function idsOf(path: string): Promise<string[]> {
  const { body } = await admin('GET', `${path}&depth=0`)
  if (!body.docs) throw new Error(`${path} answered ${JSON.stringify(body)}`)

  return (body.docs as { id: string }[]).map(({ id }) => id)
}

/** What a parameter can say of a value. */
function plain(value: unknown): string | undefined {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

  return isPlain && value !== '' ? String(value) : undefined
}
