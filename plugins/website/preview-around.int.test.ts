import { afterAll, beforeAll, expect, it } from 'vitest'

import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let admin: Caller
let editor: Caller
let employee: Caller
let visitor: Caller
let reinwerk: string
let wirtshaus: string

beforeAll(async () => {
  app = await createTestApp()
  admin = await employ(app, ['ROLE_ADMIN'])
  editor = await employ(app, ['ROLE_EDITOR'])
  employee = await employ(app, ['ROLE_EMPLOYEE'])
  visitor = anyone(app)
  reinwerk = await newDivision('Reinwerk', { isDefault: true })
  // No host leads to it: the panel stands under that of another one.
  wirtshaus = await newDivision('Wirtshaus', {})
})

afterAll(() => app.close())

async function newDivision(name: string, more: object): Promise<string> {
  const division = idOf(
    await admin('POST', '/api/divisions', { name, identifier: name.toLowerCase(), ...more }),
  )
  const home = { name: `Start ${name}`, path: `start-${name.toLowerCase()}`, type: 'custom_home' }
  await editor('POST', '/api/sites', { ...home, division, isPublic: true })
  return division
}

const link = (label: string, url = '/x') => ({ type: 'link', label, url, isEnabled: true })
const themeOf = async (division: string) => {
  const { body } = await editor('GET', `/api/themes?where[division][equals]=${division}`)
  return (body.docs as { id: string }[])[0]?.id ?? ''
}
const around = (caller: Caller, id: string, of: string) =>
  caller('GET', `/api/website?host=irgendwo.test&preview=${id}&of=${of}`)
const labels = ({ body }: Awaited<ReturnType<Caller>>) =>
  (body.menu as { label: string }[]).map(({ label }) => label)

it('a theme that is prepared is seen around the pages of its division, by whoever may change it', async () => {
  const id = await themeOf(wirtshaus)
  await editor('PATCH', `/api/themes/${id}?draft=true`, { theme: { color1: '#220011', face: 'warm' } })

  const shown = await around(editor, id, 'themes')
  expect(shown.body).toMatchObject({ name: 'Wirtshaus', theme: { color1: '#220011', face: 'warm' } })
  for (const other of [employee, visitor]) {
    const usual = await around(other, id, 'themes')
    expect(usual.body).toMatchObject({ name: 'Reinwerk' })
    expect(usual.body.theme).not.toMatchObject({ face: 'warm' })
  }
  const page = await editor('GET', `/api/pages?path=/&preview=${id}&of=themes`)
  expect(page.body).toMatchObject({ name: 'Start Wirtshaus' })
  const place = await editor('GET', `/api/pages/place?path=/gibt-es-nicht&preview=${id}&of=themes`)
  expect(place.body).toMatchObject({ kind: 'none' })
})

it('a menu that is prepared is seen in its place, whatever stands there by now', async () => {
  const live = { name: 'Haupt', identifier: 'main', division: reinwerk, items: [link('Jetzt')] }
  const id = idOf(await editor('POST', '/api/navigations', live))
  await editor('PATCH', `/api/navigations/${id}?draft=true`, { items: [link('Bald')] })

  expect(labels(await around(editor, id, 'navigations'))).toEqual(['Bald'])
  expect(labels(await around(employee, id, 'navigations'))).toEqual(['Jetzt'])
  expect(labels(await around(visitor, id, 'navigations'))).toEqual(['Jetzt'])
  const answer = await app.fetch(`/api/website?preview=${id}&of=navigations`, { headers: editor.badge })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('a menu for all is seen at a division that has none of its own', async () => {
  const id = idOf(await editor('POST', '/api/navigations', { name: 'Alle', identifier: 'main' }))
  await editor('PATCH', `/api/navigations/${id}?draft=true`, { items: [link('Für alle')] })

  const shown = await around(editor, id, 'navigations')
  expect(shown.body.name).toBe('Wirtshaus')
  expect(labels(shown)).toEqual(['Für alle'])
})

it('a menu that nobody has published is seen as well, and one that is gone is not', async () => {
  const begun = await editor('POST', '/api/navigations/drafts', {
    name: 'Neu',
    key: 'footer',
    division: wirtshaus,
  })
  const id = String(begun.body.id)
  await editor('PATCH', `/api/navigations/${id}?draft=true`, { items: [link('Fuß')] })
  const { body } = await around(editor, id, 'navigations')
  expect(body.footerMenu).toMatchObject([{ label: 'Fuß' }])

  await editor('DELETE', `/api/navigations/${id}`)
  expect((await around(editor, id, 'navigations')).body.name).toBe('Reinwerk')
})
