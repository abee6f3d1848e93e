import { afterAll, beforeAll, expect, it } from 'vitest'

import { carryOver } from '#plugins/editing/carry-over-pages.sql.ts'
import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { carryOverClaims, carryOverThemes } from './carry-over-themes.sql.ts'

let app: TestApp
let admin: Caller
let editor: Caller
let employee: Caller
let visitor: Caller
let count = 0

beforeAll(async () => {
  app = await createTestApp()
  admin = await employ(app, ['ROLE_ADMIN'])
  editor = await employ(app, ['ROLE_EDITOR'])
  employee = await employ(app, ['ROLE_EMPLOYEE'])
  visitor = anyone(app)
})

afterAll(() => app.close())

type Look = Record<string, unknown>

/** A division with a look, and the theme that came with it. */
async function newDivision(theme: Look = { color1: '#102030', claims: ['Fixpreis'] }) {
  count += 1
  const host = `marke-${count}.test`
  const division = idOf(
    await admin('POST', '/api/divisions', {
      name: `Marke ${count}`,
      identifier: `marke-${count}`,
      hosts: [host],
      theme,
    }),
  )
  const { body } = await editor('GET', `/api/themes?where[division][equals]=${division}`)
  const [own] = body.docs as { id: string; theme: Look }[]
  const look = async () =>
    (await visitor('GET', `/api/divisions/${division}`)).body.theme as Record<string, unknown>

  return { division, host, theme: String(own?.id), own, look }
}
const draft = (id: string, theme: Look) => editor('PATCH', `/api/themes/${id}?draft=true`, { theme })
const newest = async (id: string) => (await editor('GET', `/api/themes/${id}?draft=true`)).body

it('a division has a theme from its beginning, which looks as it does', async () => {
  const { own } = await newDivision()

  expect(own).toMatchObject({
    name: 'Marke 1',
    _status: 'published',
    theme: { color1: '#102030', claims: ['Fixpreis'], face: null },
  })
})

it('no visitor sees a look before it is published', async () => {
  const { theme, host, look } = await newDivision()
  expect((await draft(theme, { color1: '#300010', claims: [] })).status).toBe(200)

  expect(await look()).toMatchObject({ color1: '#102030', claims: ['Fixpreis'] })
  expect((await visitor('GET', `/api/website?host=${host}`)).body.theme).toMatchObject({ color1: '#102030' })
  expect((await visitor('GET', `/api/themes/${theme}`)).status).toBe(401)
  expect((await visitor('GET', '/api/themes?draft=true')).status).toBe(401)
  expect((await employee('PATCH', `/api/themes/${theme}`, { theme: { color1: '#000000' } })).status).toBe(403)

  const sent = await editor('PATCH', `/api/themes/${theme}`, { _status: 'published' })
  expect(sent.status).toBe(200)
  expect(await look()).toMatchObject({ color1: '#300010', claims: [] })
  expect((await visitor('GET', `/api/website?host=${host}`)).body.theme).toMatchObject({ color1: '#300010' })
})

it('what a call says of the look is published at once, and a draft goes on from it', async () => {
  const { division, theme, look } = await newDivision()
  await draft(theme, { borderRadius: '1rem' })
  await admin('PATCH', `/api/divisions/${division}`, { name: 'Anders', theme: { color1: '#001122' } })

  expect(await look()).toMatchObject({ color1: '#001122', borderRadius: null })
  expect((await editor('GET', `/api/themes/${theme}`)).body).toMatchObject({
    name: 'Anders',
    _status: 'published',
    theme: { color1: '#001122', borderRadius: null },
  })
  expect(await newest(theme)).toMatchObject({
    name: 'Anders',
    _status: 'draft',
    theme: { color1: '#001122', borderRadius: '1rem' },
  })
})

it('a look that nobody can read is refused when it is published, at its field, and the old one stays', async () => {
  const { theme, look } = await newDivision()
  expect((await draft(theme, { color1: '#f0f0f0', color2: '#ffffff' })).status).toBe(200)
  const sent = await editor('PATCH', `/api/themes/${theme}`, { _status: 'published' })

  expect(sent).toMatchObject({
    status: 400,
    body: { errors: expect.arrayContaining([expect.objectContaining({ field: 'theme.color1' })]) },
  })
  expect(await look()).toMatchObject({ color1: '#102030' })
  expect((await editor('GET', `/api/themes/${theme}`)).body).toMatchObject({ theme: { color1: '#102030' } })
})

it('a theme is never taken back, now or later, and neither made nor deleted by hand', async () => {
  const { theme, division } = await newDivision()
  const inEffect = { status: 400, body: { errors: [{ code: 'in-effect' }] } }
  expect(await editor('PATCH', `/api/themes/${theme}`, { _status: 'draft' })).toMatchObject(inEffect)
  const at = Temporal.Now.instant().add({ hours: 1 }).toString()
  const plan = (type: string) => editor('POST', `/api/themes/${theme}/planned`, { type, at })
  expect(await plan('unpublish')).toMatchObject(inEffect)
  expect((await plan('publish')).status).toBe(200)
  expect((await admin('POST', '/api/themes', { division })).status).toBe(403)
  expect((await admin('DELETE', `/api/themes/${theme}`)).status).toBe(403)

  expect((await admin('DELETE', `/api/divisions/${division}`)).status).toBe(200)
  const { rows } = await app.pool.query(
    `select (select count(*)::int from themes where id = $1) as themes,
            (select count(*)::int from payload_jobs where input::text like '%' || $1 || '%') as plans`,
    [theme],
  )
  expect(rows).toEqual([{ themes: 0, plans: 0 }])
})

it('an earlier look comes back as a draft, and its history says who did what', async () => {
  const { theme, look } = await newDivision()
  await editor('PATCH', `/api/themes/${theme}`, { theme: { accent: '#0b63b5' } })
  await editor('PATCH', `/api/themes/${theme}`, { theme: { face: 'warm', accent: null } })
  const told = await editor('GET', `/api/pages/versions/${theme}?of=themes`)
  const versions = told.body.versions as { id: string; summary: string[]; by: string | null }[]
  expect(versions.map(({ summary }) => summary)).toEqual([
    ['Gesicht und Akzentfarbe geändert'],
    ['Akzentfarbe geändert'],
    ['Angelegt'],
  ])
  expect(versions[0]?.by).toEqual(expect.any(String))

  await editor('POST', `/api/themes/versions/${versions[1]?.id}`)
  expect(await newest(theme)).toMatchObject({ _status: 'draft', theme: { accent: '#0b63b5', face: null } })
  expect(await look()).toMatchObject({ face: 'warm', accent: null })
})

it('the form of a division sends no look back that has changed since it was opened', async () => {
  const { division, theme, look } = await newDivision()
  await editor('PATCH', `/api/themes/${theme}`, { theme: { color1: '#334455' } })
  const form = new FormData()
  form.set('_payload', JSON.stringify({ title: 'Titel', theme: { color1: '#102030' } }))
  expect((await admin.send(`/api/divisions/${division}`, form, 'PATCH')).status).toBe(200)

  expect((await visitor('GET', `/api/divisions/${division}`)).body.title).toBe('Titel')
  expect(await look()).toMatchObject({ color1: '#334455' })
})

it('the form of a theme publishes it', async () => {
  const { theme, look } = await newDivision()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ _status: 'published', theme: { color1: '#445566', claims: [] } }))
  expect((await editor.send(`/api/themes/${theme}`, form, 'PATCH')).status).toBe(200)

  expect(await look()).toMatchObject({ color1: '#445566', claims: [] })
})

it('divisions that were there before get a theme that looks as they do, with a version', async () => {
  const { division, theme } = await newDivision({
    color1: '#123456',
    face: 'clear',
    claims: ['Eins', 'Zwei'],
  })
  await app.pool.query('truncate themes, _themes_v cascade')
  await app.pool.query(carryOverThemes)
  await app.pool.query(carryOver(['themes']))
  await app.pool.query(carryOverClaims)

  const { body } = await editor('GET', `/api/themes?where[division][equals]=${division}`)
  const look = { color1: '#123456', face: 'clear', claims: ['Eins', 'Zwei'] }
  expect(body.docs).toMatchObject([{ _status: 'published', theme: look }])
  const [{ id }] = body.docs as [{ id: string }]
  expect(id).not.toBe(theme)
  const versions = await editor('GET', `/api/themes/versions?where[parent][equals]=${id}`)
  expect(versions.body.docs).toMatchObject([{ version: { theme: look } }])
})
