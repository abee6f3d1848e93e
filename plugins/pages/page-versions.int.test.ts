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
  // As a state from before states said of whom they are: the log knows it.
  await app.pool.query(
    `update _sites_v set updated_at = updated_at - interval '1 hour', version_writer = null
      where parent_id = $1 and version_seo_title is null`,
    [id],
  )
  await app.pool.query(
    `update logs set at = at - interval '1 hour' where document_id = $1 and action = 'create'`,
    [id],
  )

  const { body } = await editor('GET', `/api/pages/versions/${id}`)
  expect(body.versions as PageVersion[]).toMatchObject([
    { isPublished: false, by: 'Anna Auer', isSelfSaved: true, summary: ['Name geändert'] },
    { isPublished: false, by: 'Anna Auer', summary: ['Titel für Suchmaschinen geändert'] },
    { isPublished: true, by: 'Anna Auer', isSelfSaved: false, summary: ['Angelegt'] },
  ])
})

const section = (id: string, subheadline: string) => ({ blockType: 'content', id, subheadline })

async function changedTwice() {
  const values = { name: 'Drei', path: `drei-${crypto.randomUUID()}`, type: 'custom_site' }
  const body = [section('a', 'Eins'), section('b', 'Zwei'), section('c', 'Drei')]
  const id = idOf(await editor('POST', '/api/sites', { ...values, content: { body, label: 'Teaser' } }))
  await editor('PATCH', `/api/sites/${id}?draft=true`, {
    _status: 'draft',
    content: { body: [section('a', 'Eins'), section('c', 'Drei und mehr')] },
  })
  const { body: told } = await editor('GET', `/api/pages/versions/${id}`)
  const [newest, first] = told.versions as PageVersion[]

  return { id, newest: newest?.id ?? '', first: first?.id ?? '' }
}

const draftOf = (id: string) =>
  app.payload.findByID({ collection: 'sites', id, draft: true, depth: 0, overrideAccess: true })

it('the states of a piece are told as those of a page', async () => {
  const sections = [{ blockType: 'sectionLink', label: 'Rufen Sie an' }]
  const piece = await editor('POST', '/api/pages/pieces', { name: 'Ruf', division: null, sections })
  await editor('PATCH', `/api/blocks/${String(piece.body.id)}?draft=true`, { name: 'Rufen' })
  const { body } = await editor('GET', `/api/pages/versions/${String(piece.body.id)}?of=blocks`)

  expect(body.versions as PageVersion[]).toMatchObject([
    { by: 'Anna Auer', summary: ['Name geändert'] },
    { by: 'Anna Auer', summary: ['Angelegt'] },
  ])
})

it('one section of an earlier state comes into the draft, and what visitors see stays', async () => {
  const { id, first, newest } = await changedTwice()
  const answer = await editor('POST', `/api/pages/versions/${first}/sections`, { section: 'c' })
  expect(answer).toMatchObject({ status: 200, body: { page: id } })
  const changed = await draftOf(id)
  expect(changed).toMatchObject({ _status: 'draft', content: { label: 'Teaser' } })
  expect(changed.content?.body).toMatchObject([section('a', 'Eins'), section('c', 'Drei')])

  // The state that is named is one in which it was gone already: as it was before.
  await editor('POST', `/api/pages/versions/${newest}/sections`, { section: 'b' })
  expect((await draftOf(id)).content?.body).toMatchObject(['a', 'b', 'c'].map((each) => ({ id: each })))
  const live = await app.payload.findByID({ collection: 'sites', id, depth: 0, overrideAccess: true })
  expect(live._status).toBe('published')
  expect(live.content?.body).toMatchObject([section('a', 'Eins'), section('b', 'Zwei'), section('c', 'Drei')])
})

it('a section comes back for whoever edits pages, and only one that was there', async () => {
  const { id, first } = await changedTwice()
  const before = await draftOf(id)
  const employee = await employ(app, ['ROLE_EMPLOYEE'])
  const at = `/api/pages/versions/${first}/sections`
  const answers = [
    await anyone(app)('POST', at, { section: 'c' }),
    await employee('POST', at, { section: 'c' }),
    await editor('POST', at, { section: 'z' }),
    await editor('POST', `/api/pages/versions/${crypto.randomUUID()}/sections`, { section: 'c' }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([401, 403, 404, 404])
  expect((await draftOf(id)).updatedAt).toBe(before.updatedAt)
})

it('they are for those who edit pages', async () => {
  const id = idOf(await editor('POST', '/api/sites', { name: 'Da', path: 'da' }))
  const employee = await employ(app, ['ROLE_EMPLOYEE'])

  expect((await employee('GET', `/api/pages/versions/${id}`)).status).toBe(403)
  expect((await anyone(app)('GET', `/api/pages/versions/${id}`)).status).toBe(401)
  expect((await editor('GET', `/api/pages/versions/${crypto.randomUUID()}`)).status).toBe(404)
})
