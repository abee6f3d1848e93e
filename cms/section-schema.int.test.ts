import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'

import { sectionsOf } from '#domain/content/section-types.ts'
import { type SiteType, siteTypeLabels } from '#domain/content/site-types.ts'
import { anyone, type Caller, employ } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import type { DemoPage, Refs } from './demo/website/demo-page.ts'
import { restaurantPages } from './demo/website/pages/restaurant-pages.data.ts'
import { cleaningSite } from './demo/website/store-websites.ts'

type Section = { properties: { blockType: { const: string } }; title: string; description: string }

let app: TestApp
let editor: Caller

const someId = '0198b1d4-0000-7000-8000-000000000001'
const toSome = () => someId
const refs: Refs = {
  page: toSome,
  picture: toSome,
  video: toSome,
  priceList: someId,
  piece: toSome,
  branch: toSome,
  category: toSome,
}
const types = Object.keys(siteTypeLabels) as SiteType[]
const schemaOf = async (type: SiteType) =>
  (await editor('GET', `/api/pages/schema?type=${type}`)).body as { items: { oneOf: Section[] } }
const bodyOf = (page: DemoPage) => page.content(refs).body ?? []

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
})

afterAll(() => app.close())

describe('the schema for pages written by machine', () => {
  it.each(types)('offers a %s its sections, each with a German name and what it is for', async (type) => {
    const sections = (await schemaOf(type)).items.oneOf

    expect(sections.map(({ properties }) => properties.blockType.const)).toEqual(sectionsOf(type))
    for (const { title, description } of sections) expect(title && description).toBeTruthy()
  })

  it('fits every page that people have written', async () => {
    for (const page of [...cleaningSite, ...restaurantPages]) {
      const schema = z.fromJSONSchema(await schemaOf(page.type))
      expect([page.key, schema.safeParse(bodyOf(page)).error]).toEqual([page.key, undefined])
    }
  })

  it('refuses what no form would take', async () => {
    const schema = z.fromJSONSchema(await schemaOf('custom_site'))
    const wrong = [
      [{ blockType: 'roulette' }],
      [{ blockType: 'techniques', limit: 'viele' }],
      [{ blockType: 'twoColumns', columns: [{}, {}, {}] }],
    ]
    expect(wrong.map((body) => schema.safeParse(body).success)).toEqual([false, false, false])
  })

  it('and the API refuse a third column', async () => {
    const columns = [{}, {}, {}]
    const content = { body: [{ blockType: 'twoColumns', columns }] }
    const page = { name: 'Drei', path: 'drei-spalten', type: 'custom_site', content }

    expect(await editor('POST', '/api/sites', page)).toMatchObject({
      status: 400,
      body: { errors: [{ field: expect.stringContaining('columns') }] },
    })
  })

  it('is for those who write pages', async () => {
    expect((await anyone(app)('GET', '/api/pages/schema?type=custom_site')).status).toBe(401)
    expect((await editor('GET', '/api/pages/schema?type=custom_other')).status).toBe(400)
  })
})
