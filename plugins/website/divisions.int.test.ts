import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { pageView, websiteView } from '#domain/content/page.contract.ts'
import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller
let visitor: Caller
let reinwerk: string

const host = 'reinwerk.test'
const makePage = async (page: object) =>
  idOf(await editor('POST', '/api/sites', { isPublic: true, division: reinwerk, ...page }))
const read = (path: string) => visitor('GET', `/api/pages?path=${path}&host=${host}`)

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  visitor = anyone(app)
  const req = await createLocalReq({}, app.payload)
  const create = (data: { name: string; identifier: string; hosts?: string[]; isDefault?: boolean }) =>
    app.payload.create({ collection: 'divisions', data, ...asSystem(req) })
  reinwerk = (await create({ name: 'Reinwerk', identifier: 'reinwerk', hosts: [host] })).id
  await create({ name: 'Wirtshaus', identifier: 'wirtshaus', isDefault: true })
})

afterAll(() => app.close())

it('a page does not lead to a page of another division, which none of its hosts has', async () => {
  const foreign = await makePage({ name: 'Karte', path: 'karte', division: null })
  const own = await makePage({ name: 'Eigene', path: 'eigene' })
  const buttons = [{ label: 'Fremd', target: foreign, link: '/ersatz' }, { target: own }]
  const body = [{ blockType: 'buttons', buttons }]
  await makePage({ name: 'Verweise', path: 'verweise', type: 'custom_site', content: { body } })

  const page = pageView.parse((await read('verweise')).body)
  expect(page.body[0]).toMatchObject({
    buttons: [{ target: null, link: '/ersatz' }, { target: { href: '/eigene' } }],
  })
})

it('the frame names the public branches of its division and no others', async () => {
  const branch = (name: string, more: object) =>
    app.payload.create({
      collection: 'branches',
      data: { name, identifier: name.toLowerCase(), timeZone: 'Europe/Vienna', ...more } as never, // checked by Payload
      overrideAccess: true,
    })
  await branch('Lager', { division: reinwerk })
  await branch('Bald', { division: reinwerk, isPublic: false })
  await branch('Gasthof', {})
  const at = async (asked: string) =>
    websiteView.parse((await visitor('GET', `/api/website?host=${asked}`)).body).branches

  expect((await at(host)).map(({ name }) => name)).toEqual(['Lager'])
  expect((await at('localhost')).map(({ name }) => name)).toEqual(['Gasthof'])
})
