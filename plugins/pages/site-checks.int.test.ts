import { afterAll, beforeAll, expect, it } from 'vitest'

import type { SiteFinding } from '#domain/content/pages/site-checks.contract.ts'
import { sectionsOf } from '#domain/content/section-types.ts'
import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
})

afterAll(() => app.close())

const seo = { title: 'Titel', description: 'Ein Satz.' }
const make = async (path: string, values: object = {}) =>
  idOf(
    await editor('POST', '/api/sites', {
      name: path,
      path,
      isPublic: true,
      type: 'custom_site',
      seo,
      ...values,
    }),
  )
const findingsOf = async (id: string) => {
  const { body } = await editor('GET', '/api/pages/checks')
  const findings = body.findings as SiteFinding[]
  return findings.filter(({ page }) => page === id).map(({ group, at }) => [group, at])
}
const link = (href: string) => ({ blockType: 'sectionLink', label: 'Weiter', button: { link: href } })

it('of each page is told what should be looked at, as it was written last', async () => {
  const { id: image } = await createRecordFixtures(app.payload).store('images', { alt: 'IMG_1234' })
  const hidden = await make('versteckt', { isPublic: false })
  const text = (tag: string) => ({
    root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: [heading(tag)] },
  })
  const heading = (tag: string) => ({
    type: 'heading',
    tag,
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: [{ type: 'text', text: tag, version: 1, detail: 0, format: 0, mode: 'normal', style: '' }],
  })
  const id = await make('alles', { seo: { title: 'x'.repeat(61) } })
  const body = [
    link('/gibt-es-nicht'),
    link('https://example.com'),
    { blockType: 'sectionLink', label: 'Dorthin', button: { target: hidden } },
    { blockType: 'content', text: text('h1') },
    { blockType: 'content', text: text('h3') },
    { blockType: 'gallery' },
    { blockType: 'parallax', image },
  ]
  await editor('PATCH', `/api/sites/${id}?draft=true`, { _status: 'draft', content: { body } })

  const found = (await findingsOf(id)).toSorted((one, other) => one.join().localeCompare(other.join()))
  expect(found).toEqual([
    ['elsewhere', 'content.body.1.button.link'],
    ['headings', 'content.body.4.text'],
    ['links', 'content.body.0.button.link'],
    ['links', 'content.body.2.button.target'],
    ['pictures', 'content.body.6.image'],
    ['reach', ''],
    ['search', 'seo.description'],
    ['search', 'seo.title'],
    ['sections', 'content.body.5'],
  ])
})

it('of a draft in which nothing is filled in yet is told as well', async () => {
  const body = sectionsOf('custom_site').map((blockType) => ({ blockType }))
  const draft = { path: 'begonnen', type: 'custom_site', content: { body }, _status: 'draft' }
  const id = idOf(await editor('POST', '/api/sites?draft=true', draft))
  const empty = idOf(await editor('POST', '/api/sites?draft=true', { path: 'leer', _status: 'draft' }))

  const { status, body: told } = await editor('GET', '/api/pages/checks')
  expect(status).toBe(200)
  const findings = told.findings as SiteFinding[]
  for (const page of [id, empty]) {
    expect(findings.filter((each) => each.page === page).map(({ name }) => name)).toContain('Ohne Namen')
  }
})

it('a page that is in order, and that something leads to, is not told of', async () => {
  const id = await make('in-ordnung')
  await make('fuehrt-hin', { content: { body: [link('/in-ordnung')] } })

  expect(await findingsOf(id)).toEqual([])
})

it('the list is for those who edit pages', async () => {
  const others = [anyone(app), await employ(app, ['ROLE_EMPLOYEE']), await employ(app, ['ROLE_MANAGER'])]
  const answers = await Promise.all(others.map((who) => who('GET', '/api/pages/checks')))

  expect(answers.map(({ status, body }) => [status, body.findings])).toEqual([
    [401, undefined],
    [403, undefined],
    [403, undefined],
  ])
})
