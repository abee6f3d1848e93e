import { afterAll, beforeAll, expect, it } from 'vitest'

import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
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

it('the checks of a page know which pages are of its division', async () => {
  const { id: division } = await app.payload.create({
    collection: 'divisions',
    data: { name: 'Reinwerk', identifier: 'reinwerk', hosts: ['reinwerk.test'] },
    overrideAccess: true,
  })
  const [foreign, own] = [
    await newSite({ name: 'Karte' }),
    await newSite({ name: 'Preise', division: division }),
  ]
  const buttons = [{ target: foreign }, { target: own }]
  const body = [{ blockType: 'buttons', buttons }]
  const id = await newSite({ type: 'custom_site', division: division, content: { body } })

  expect((await employee('GET', `/api/sites/${id}/publish-checks`)).body.warnings).toMatchObject([
    { code: 'dead-link', message: expect.stringContaining('„Karte“, die zu einer anderen Organisation') },
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
