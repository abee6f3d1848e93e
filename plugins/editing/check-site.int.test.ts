import { afterAll, beforeAll, expect, it } from 'vitest'

import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { recordStatements } from '#scripts/testing/count-statements.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller
let employee: Caller
let visitor: Caller
let count = 0

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  employee = await employ(app, ['ROLE_EMPLOYEE'])
  visitor = anyone(app)
})

afterAll(() => app.close())

const newSite = async (values: object = {}) => {
  count += 1
  return idOf(await editor('POST', '/api/sites', { name: 'Über uns', path: `seite-${count}`, ...values }))
}
const draft = (id: string, values: object) => editor('PATCH', `/api/sites/${id}?draft=true`, values)

it('the checks of a page look at its newest draft', async () => {
  const id = await newSite({ type: 'custom_service' })
  const { id: image } = await createRecordFixtures(app.payload).store('images', { alt: 'IMG_1234' })
  await draft(id, { content: { image } })

  expect((await employee('GET', `/api/sites/${id}/publish-checks`)).body).toMatchObject({
    warnings: [{ code: 'alt-text', at: 'content.image' }],
  })
  expect((await visitor('GET', `/api/sites/${id}/publish-checks`)).status).toBe(401)
})

it('what leads to a page is looked for where it may matter, since that reads all pages', async () => {
  const id = await newSite({ name: 'Öffnungszeiten' })
  const searched = async () => {
    const statements = await recordStatements(app.payload, () =>
      editor('GET', `/api/sites/${id}/publish-checks`),
    )
    return {
      texts: statements.some((statement) => statement.includes('::text like')),
      messages: statements.some((statement) => statement.includes('"contact_requests"')),
    }
  }

  expect(await searched()).toEqual({ texts: false, messages: false })
  await draft(id, { isPublic: false })
  expect(await searched()).toEqual({ texts: true, messages: false })
})

it('the checks of a page know which pages are of its division', async () => {
  const { id: division } = await app.payload.create({
    collection: 'divisions',
    data: { name: 'Reinwerk', identifier: 'reinwerk', hosts: ['reinwerk.test'] },
    overrideAccess: true,
  })
  const [foreign, own] = [await newSite({ name: 'Karte' }), await newSite({ name: 'Preise', division })]
  const buttons = [{ target: foreign }, { target: own }]
  const body = [{ blockType: 'buttons', buttons }]
  const id = await newSite({ type: 'custom_site', division, content: { body } })

  expect((await employee('GET', `/api/sites/${id}/publish-checks`)).body.warnings).toMatchObject([
    { code: 'dead-link', message: expect.stringContaining('„Karte“, die zu einer anderen Organisation') },
  ])
})

it('a page that is being written anew is led to as long as visitors see the former one', async () => {
  const [seen, taken] = [await newSite({ name: 'Karte' }), await newSite({ name: 'Alte Karte' })]
  await draft(seen, { name: 'Neue Karte', _status: 'draft' })
  await editor('PATCH', `/api/sites/${taken}`, { _status: 'draft' })
  const body = [{ blockType: 'buttons', buttons: [{ target: seen }, { target: taken }] }]
  const id = await newSite({ type: 'custom_site', content: { body } })

  expect((await employee('GET', `/api/sites/${id}/publish-checks`)).body.warnings).toMatchObject([
    { code: 'dead-link', message: 'Der Link führt zur Seite „Alte Karte“, die nicht veröffentlicht ist.' },
  ])
})

it('the checks of a page name what visitors will not see of it', async () => {
  const body = [{ blockType: 'parallaxVideo' }, { blockType: 'content', subheadline: 'Oben' }]
  const id = await newSite({ type: 'custom_service', content: { body } })

  expect((await employee('GET', `/api/sites/${id}/publish-checks`)).body.warnings).toMatchObject([
    { code: 'no-picture', at: 'content.image' },
    { code: 'hidden-section', at: 'content.body.0' },
  ])
})

it('whoever switches a page off, takes it back or moves it is told what leads to it', async () => {
  const { id: wirtshaus } = await app.payload.create({
    collection: 'divisions',
    data: { name: 'Wirtshaus', identifier: 'wirtshaus', hosts: ['wirtshaus.test'] },
    overrideAccess: true,
  })
  const id = await newSite({ name: 'Anfahrt' })
  const places = async () =>
    ((await editor('GET', `/api/sites/${id}/publish-checks`)).body.warnings as { code: string }[]).filter(
      ({ code }) => code === 'leads-nowhere',
    )
  await newSite({
    name: 'Start',
    type: 'custom_site',
    content: { body: [{ blockType: 'buttons', buttons: [{ target: id }] }] },
  })
  await editor('POST', '/api/navigations', {
    name: 'Hauptmenü',
    identifier: 'main',
    items: [{ type: 'site', label: 'Anfahrt', site: id }],
  })
  expect(await places()).toEqual([])

  await draft(id, { isPublic: false })
  expect(await places()).toMatchObject([
    {
      at: 'isPublic',
      message: expect.stringMatching(
        /Seite „Start“ und Navigation „Hauptmenü“|Navigation „Hauptmenü“ und Seite „Start“/,
      ),
    },
  ])
  await draft(id, { isPublic: true, division: wirtshaus })
  expect(await places()).toMatchObject([
    { at: 'division', message: expect.stringMatching(/gehört zu „Wirtshaus“.* ins Leere: Seite „Start“\.$/) },
  ])
  await draft(id, { division: null })
  await editor('PATCH', `/api/sites/${id}`, { _status: 'draft' })
  expect(await places()).toMatchObject([
    { at: 'path', message: expect.stringContaining('nicht veröffentlicht') },
  ])
})

it('the checks of a home page tell of the one that visitors see already', async () => {
  await newSite({ name: 'Willkommen', type: 'custom_home' })
  const id = await newSite({ name: 'Sommer', type: 'custom_home' })

  expect((await employee('GET', `/api/sites/${id}/publish-checks`)).body.warnings).toEqual([
    {
      code: 'second-home',
      at: 'type',
      message: 'Es gibt schon die Startseite „Willkommen“. Besucher sehen nur die zuletzt angelegte.',
    },
  ])
})
