import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { carryOverPages } from './carry-over-pages.sql.ts'
import { previewedSite } from './editing.port.ts'

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
beforeEach(() => app.pool.query('truncate redirects cascade'))

const newPath = () => {
  count += 1
  return `seite-${count}`
}
const newSite = async (values: object = {}) =>
  idOf(await editor('POST', '/api/sites', { name: 'Über uns', path: newPath(), ...values }))
const change = (id: string, values: object) => editor('PATCH', `/api/sites/${id}`, values)
const draft = (id: string, values: object) => editor('PATCH', `/api/sites/${id}?draft=true`, values)

describe('a page', () => {
  it('is published when nobody speaks of drafts, and stays what it is', async () => {
    const id = await newSite()
    expect((await visitor('GET', `/api/sites/${id}`)).body).toMatchObject({ _status: 'published' })

    await change(id, { _status: 'draft' })
    await change(id, { name: 'Wir' })
    expect((await visitor('GET', `/api/sites/${id}`)).status).toBe(404)
  })

  it('stays what it is when many are changed at once', async () => {
    const shown = await newSite({ name: 'Aktion offen' })
    const { body } = await editor('POST', '/api/sites?draft=true', { name: 'Aktion bald', path: newPath() })
    const hidden = idOf({ status: 201, body })
    await draft(shown, { name: 'Aktion neu' })

    const answer = await editor('PATCH', '/api/sites?where[name][like]=Aktion', { seo: { title: 'Angebot' } })
    expect(answer.body).toMatchObject({ docs: [{}, {}], errors: [] })
    expect((await visitor('GET', `/api/sites/${shown}`)).body).toMatchObject({
      name: 'Aktion offen',
      seo: { title: 'Angebot' },
    })
    expect((await visitor('GET', `/api/sites/${hidden}`)).status).toBe(404)
  })

  it('that is a draft is seen by nobody outside, by whatever way', async () => {
    const path = newPath()
    const id = idOf(await editor('POST', '/api/sites?draft=true', { name: 'Geheim', path }))

    for (const way of [id, `${id}?draft=true`, path]) {
      expect((await visitor('GET', `/api/sites/${way}`)).status).toBe(404)
    }
    expect((await visitor('GET', '/api/sites?draft=true&limit=100')).body.docs).not.toContainEqual(
      expect.objectContaining({ id }),
    )
    expect((await visitor('GET', `/api/sites/versions?where[parent][equals]=${id}`)).status).toBe(401)
    expect((await employee('GET', `/api/sites/${id}?draft=true`)).status).toBe(200)
  })

  it('shows visitors the published text while the next one is written', async () => {
    const id = await newSite({ name: 'Alt' })
    await draft(id, { name: 'Neu' })

    expect((await visitor('GET', `/api/sites/${id}?draft=true`)).body.name).toBe('Alt')
    expect((await editor('GET', `/api/sites/${id}?draft=true`)).body.name).toBe('Neu')
    await change(id, { name: 'Neu', _status: 'published' })
    expect((await visitor('GET', `/api/sites/${id}`)).body.name).toBe('Neu')
  })

  it('is changed as visitors see it, and not as somebody is still writing it', async () => {
    const content = { label: 'Alt', description: 'Bleibt.' }
    const id = await newSite({ name: 'Alt', type: 'custom_service', content })
    await draft(id, { name: 'Geheim', content: { label: 'Geheim', description: 'Geheim' } })

    await change(id, { content: { label: 'Neu' } })
    expect((await visitor('GET', `/api/sites/${id}`)).body).toMatchObject({
      name: 'Alt',
      content: { label: 'Neu', description: 'Bleibt.' },
    })
    // Whoever is writing finds their draft again, with the change in it.
    expect((await editor('GET', `/api/sites/${id}?draft=true`)).body).toMatchObject({
      name: 'Geheim',
      _status: 'draft',
      content: { label: 'Neu', description: 'Geheim' },
    })
    await change(id, { name: 'Geheim', _status: 'published' })
    expect((await visitor('GET', `/api/sites/${id}`)).body).toMatchObject({
      name: 'Geheim',
      content: { label: 'Neu', description: 'Geheim' },
    })
  })

  it('that was there before drafts is published and has its version', async () => {
    const id = await newSite({ name: 'Von früher', type: 'custom_news' })
    await app.pool.query(`delete from _sites_v; update sites set _status = 'draft'`)
    await app.pool.query(carryOverPages)

    expect((await visitor('GET', `/api/sites/${id}`)).body).toMatchObject({ name: 'Von früher' })
    const { rows } = await app.pool.query(
      `select version_name, version_type, version__status, latest from _sites_v where parent_id = $1`,
      [id],
    )
    expect(rows).toEqual([
      { version_name: 'Von früher', version_type: 'custom_news', version__status: 'published', latest: true },
    ])
  })
})

it('a page is copied as a draft with a path of its own, again and again', async () => {
  const path = newPath()
  const id = await newSite({ path })
  const copy = async () => (await editor('POST', `/api/sites/${id}/duplicate`)).body.doc

  expect(await copy()).toMatchObject({ name: 'Über uns', path: `${path}-kopie`, _status: 'draft' })
  expect(await copy()).toMatchObject({ path: `${path}-kopie-2` })
})

describe('an earlier state', () => {
  const versionOf = async (id: string, name: string) => {
    const { body } = await editor('GET', `/api/sites/versions?where[parent][equals]=${id}&depth=0`)
    const versions = body.docs as { id: string; version: { name: string } }[]
    return String(versions.find(({ version }) => version.name === name)?.id)
  }
  const restore = (caller: Caller, version: string) =>
    caller('POST', `/api/sites/versions/${version}?draft=false`)

  it('comes back as a draft, and the page stays on the website as it is', async () => {
    const id = await newSite({ name: 'Auf der Website' })
    await draft(id, { name: 'Erster Entwurf' })
    const { status, body } = await restore(editor, await versionOf(id, 'Erster Entwurf'))

    expect([status, body.message]).toEqual([200, 'Der Stand ist als Entwurf zurückgeholt.'])
    expect((await editor('GET', `/api/sites/${id}?draft=true`)).body.name).toBe('Erster Entwurf')
    expect((await visitor('GET', `/api/sites/${id}`)).body.name).toBe('Auf der Website')

    await restore(editor, await versionOf(id, 'Auf der Website'))
    expect((await editor('GET', `/api/sites/${id}?draft=true`)).body).toMatchObject({
      name: 'Auf der Website',
      _status: 'draft',
    })
  })

  it('is brought back by those who may edit', async () => {
    const id = await newSite({ name: 'Nicht für alle' })

    expect((await restore(employee, await versionOf(id, 'Nicht für alle'))).status).toBe(403)
    expect((await restore(visitor, await versionOf(id, 'Nicht für alle'))).status).toBe(401)
    expect((await restore(editor, '0197a1b2-0000-7000-8000-00000000000f')).status).toBe(404)
  })
})

describe('a page that moves', () => {
  const redirects = async () => {
    const { rows } = await app.pool.query(`select path, target, status from redirects order by path`)
    return rows
  }

  it('leaves a redirect behind, once it is published there', async () => {
    const id = await newSite({ path: 'alt' })
    await draft(id, { path: 'neu' })
    expect(await redirects()).toEqual([])

    await change(id, { path: 'neu', _status: 'published' })
    expect(await redirects()).toEqual([{ path: '/alt', target: '/neu', status: '301' }])
  })

  it('is found at once from each of its former addresses, and comes home without a circle', async () => {
    const id = await newSite({ path: 'a' })
    await change(id, { path: 'b' })
    await change(id, { path: 'c' })
    expect(await redirects()).toEqual([
      { path: '/a', target: '/c', status: '301' },
      { path: '/b', target: '/c', status: '301' },
    ])

    await change(id, { path: 'a' })
    expect(await redirects()).toEqual([
      { path: '/b', target: '/a', status: '301' },
      { path: '/c', target: '/a', status: '301' },
    ])
  })

  it('leaves nothing behind when nobody had seen it', async () => {
    const id = await newSite({ path: 'versteckt', isPublic: false })
    await change(id, { path: 'anderswo' })

    expect(await redirects()).toEqual([])
  })
})

describe('a preview link', () => {
  it('opens the draft of its page for whoever has it', async () => {
    const id = idOf(await editor('POST', '/api/sites?draft=true', { name: 'Bald', path: 'bald' }))
    const { status, body } = await editor('POST', `/api/sites/${id}/preview-link`, { days: 7 })
    const url = new URL(String(body.url))
    const req = { payload: app.payload } as Parameters<typeof previewedSite>[0]

    expect([status, url.pathname]).toEqual([200, '/bald'])
    expect(previewedSite(req, url.searchParams.get('preview') ?? undefined)).toBe(id)
    expect(previewedSite(req, undefined)).toBeNull()
  })

  it('is made by those who may edit, for a time that is offered', async () => {
    const id = await newSite()

    expect((await employee('POST', `/api/sites/${id}/preview-link`, { days: 7 })).status).toBe(403)
    expect((await visitor('POST', `/api/sites/${id}/preview-link`, { days: 7 })).status).toBe(401)
    expect((await editor('POST', `/api/sites/${id}/preview-link`, { days: 3650 })).status).toBe(400)
  })
})
