import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller
let north: string
let south: string

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  const create = async (name: string, more: object = {}) => {
    const data = { name, identifier: name, hosts: [`${name}.test`], ...more }
    const req = await createLocalReq({}, app.payload)
    return (await app.payload.create({ collection: 'divisions', data, ...asSystem(req) })).id
  }
  north = await create('nord')
  south = await create('sued', { isDefault: true })
})

afterAll(() => app.close())

const page = (division: string | null, more: object = {}) =>
  editor('POST', '/api/sites', { name: 'Kontakt', path: 'kontakt', isPublic: true, division, ...more })
const redirect = (path: string, target: string, division: string | null) =>
  editor('POST', '/api/redirects', { path, target, division })

it('two divisions both have a page at the same path, and neither has two', async () => {
  expect((await page(north, { name: 'Kontakt Nord' })).status).toBe(201)
  const made = await page(south, { name: 'Kontakt Süd' })
  expect(made.status).toBe(201)

  // What names no division belongs to the default one.
  for (const taken of [await page(north), await page(south), await page(null)]) {
    expect(taken).toMatchObject({ status: 400, body: { errors: [{ field: 'path', code: 'validation' }] } })
  }
  expect((await page(north)).body.errors?.[0]?.message).toBe(
    'Unter diesem Pfad gibt es in dieser Organisation schon eine Seite.',
  )
  expect((await editor('PATCH', `/api/sites/${idOf(made)}`, { division: north })).status).toBe(400)
})

it('divisions that get the same page at the same moment have it once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => page(north, { path: 'anfahrt' })))

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400])
})

it('divisions find their own page by its path', async () => {
  const nameAt = async (host: string) => readJson(await app.fetch(`http://${host}/api/sites/kontakt`))

  expect(await nameAt('nord.test')).toMatchObject({ name: 'Kontakt Nord' })
  expect(await nameAt('sued.test')).toMatchObject({ name: 'Kontakt Süd' })
})

it('divisions have redirects of their own beside those for all', async () => {
  expect((await redirect('/preise', '/alle-preise', null)).status).toBe(201)
  expect((await redirect('/preise', '/preise-nord', north)).status).toBe(201)

  expect((await redirect('/preise', '/x', north)).body.errors).toMatchObject([
    { field: 'path', message: 'Für diese Adresse gibt es schon einen Redirect.' },
  ])
  expect((await redirect('/preise', '/x', null)).status).toBe(400)
})

it('divisions lead an old address elsewhere than the others', async () => {
  await redirect('/angebote', '/alle', null)
  await redirect('/angebote', '/unsere', north)
  const targetAt = async (host: string) =>
    (await editor('GET', `/api/pages/place?path=/angebote&host=${host}`)).body.target

  expect([await targetAt('nord.test'), await targetAt('sued.test')]).toEqual(['/unsere', '/alle'])
})

it('divisions are not led in circles by redirects for all', async () => {
  await redirect('/hin', '/her', null)

  expect((await redirect('/her', '/hin', north)).status).toBe(400)
  await redirect('/fort', '/weiter', north)
  expect((await redirect('/weiter', '/fort', null)).status).toBe(400)
})

it('divisions keep their own way where a redirect for all leads on', async () => {
  const targetOf = async (id: string) => (await editor('GET', `/api/redirects/${id}`)).body.target
  const own = idOf(await redirect('/nord-alt', '/stufe', north))
  const temporary = { path: '/stufe', target: '/nord-neu', division: north, status: '302' }
  await editor('POST', '/api/redirects', temporary)
  const shared = idOf(await redirect('/alle-alt', '/stufe', null))
  await redirect('/stufe', '/ende', null)

  expect(await targetOf(own)).toBe('/stufe')
  expect(await targetOf(shared)).toBe('/ende')
})
