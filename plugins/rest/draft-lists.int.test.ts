import { afterAll, beforeAll, expect, it } from 'vitest'

import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
})

afterAll(() => app.close())

const namesIn = async (who: Caller, query: string) =>
  ((await who('GET', `/api/sites?${query}`)).body.docs as { name: string }[]).map(({ name }) => name)

it('a list of drafts tells what was written last, and visitors what is out', async () => {
  const page = { name: 'Wir', path: 'wir', isPublic: true }
  const id = idOf(await editor('POST', '/api/sites', page))
  await editor('PATCH', `/api/sites/${id}?draft=true`, { name: 'Wir alle', _status: 'draft' })
  await editor('POST', '/api/sites?draft=true', { name: 'Nur ein Entwurf', _status: 'draft' })

  expect(await namesIn(editor, 'draft=true&sort=name')).toEqual(['Nur ein Entwurf', 'Wir alle'])
  expect(await namesIn(editor, 'draft=true&where[name][equals]=Wir alle')).toEqual(['Wir alle'])
  expect(await namesIn(editor, `sort=name&where[id][equals]=${id}`)).toEqual(['Wir'])
  expect(await namesIn(anyone(app), '')).toEqual(['Wir'])
  expect(await namesIn(anyone(app), 'draft=true')).toEqual(['Wir'])
})
