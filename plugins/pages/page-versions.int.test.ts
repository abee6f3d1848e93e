import { afterAll, beforeAll, expect, it } from 'vitest'

import type { PageVersion } from '#domain/content/pages/versions.contract.ts'
import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
})

afterAll(() => app.close())

it('the states of a page tell from whom they are and what changed', async () => {
  const values = { name: 'Wir', path: 'wir', type: 'custom_site' }
  const id = idOf(await editor('POST', '/api/sites', values))
  await editor('PATCH', `/api/sites/${id}?draft=true`, { seo: { title: 'Über uns' } })
  await editor('PATCH', `/api/sites/${id}?draft=true&autosave=true`, { name: 'Wir alle' })
  await app.pool.query(
    `update _sites_v set updated_at = updated_at - interval '1 hour' where parent_id = $1 and version_seo_title is null`,
    [id],
  )
  await app.pool.query(
    `update logs set at = at - interval '1 hour' where document_id = $1 and action = 'create'`,
    [id],
  )

  const { body } = await editor('GET', `/api/pages/versions/${id}`)
  expect(body.versions as PageVersion[]).toMatchObject([
    { isPublished: false, by: null, summary: ['Name'] },
    { isPublished: false, by: 'Anna Auer', summary: ['Titel für Suchmaschinen'] },
    { isPublished: true, by: 'Anna Auer', summary: ['Angelegt'] },
  ])
})

it('they are for those who edit pages', async () => {
  const id = idOf(await editor('POST', '/api/sites', { name: 'Da', path: 'da' }))
  const employee = await employ(app, ['ROLE_EMPLOYEE'])

  expect((await employee('GET', `/api/pages/versions/${id}`)).status).toBe(403)
  expect((await anyone(app)('GET', `/api/pages/versions/${id}`)).status).toBe(401)
  expect((await editor('GET', `/api/pages/versions/${crypto.randomUUID()}`)).status).toBe(404)
})
