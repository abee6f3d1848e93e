import { afterAll, beforeAll, expect, it } from 'vitest'

import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { runDueJobs } from './jobs/run-due-jobs.ts'

let app: TestApp
let admin: Caller
let editor: Caller
let visitor: Caller
let count = 0

beforeAll(async () => {
  app = await createTestApp()
  admin = await employ(app, ['ROLE_ADMIN'])
  editor = await employ(app, ['ROLE_EDITOR'])
  visitor = anyone(app)
})

afterAll(() => app.close())

const link = (label: string) => ({ type: 'link', label, url: `/${label.toLowerCase()}`, isEnabled: true })

/** A menu of a division of its own, as visitors of that one see it. */
async function newMenu() {
  count += 1
  const host = `menue-${count}.test`
  const brand = { name: `Marke ${count}`, identifier: `marke-${count}`, hosts: [host] }
  const division = idOf(await admin('POST', '/api/divisions', brand))
  const menu = { name: 'Hauptmenü', identifier: 'main', division, items: [link('Alt')] }
  const id = idOf(await editor('POST', '/api/navigations', menu))
  const seen = async () => {
    const { body } = await visitor('GET', `/api/website?host=${host}`)
    return (body.menu as { label: string }[]).map(({ label }) => label)
  }

  return { id, division, seen }
}
const draft = (id: string, values: object) => editor('PATCH', `/api/navigations/${id}?draft=true`, values)
const labelsIn = (body: Record<string, unknown>) =>
  (body.items as { label: string }[]).map(({ label }) => label)

it('a menu is published by whoever says nothing of drafts', async () => {
  const { id, seen } = await newMenu()
  expect(await seen()).toEqual(['Alt'])

  await editor('PATCH', `/api/navigations/${id}`, { items: [link('Neu')] })
  expect(await seen()).toEqual(['Neu'])
  await editor('PUT', `/api/navigations/${id}`, { items: [link('Ersetzt')] })
  expect(await seen()).toEqual(['Ersetzt'])
})

it('no visitor sees a menu before it is published, by whatever way', async () => {
  const { id, division, seen } = await newMenu()
  await draft(id, { items: [link('Geheim')] })
  const hidden = { name: 'Geheimes Menü', key: 'footer', division }
  const begun = await editor('POST', '/api/navigations/drafts', hidden)
  expect(begun.status).toBe(201)

  expect(await seen()).toEqual(['Alt'])
  const ways = [`/${id}`, `/${id}?draft=true`, '?limit=0', '?draft=true&limit=0']
  for (const way of ways) {
    const { body } = await visitor('GET', `/api/navigations${way}`)
    expect(JSON.stringify(body)).not.toContain('Geheim')
  }
  expect((await visitor('GET', `/api/navigations/${String(begun.body.id)}`)).status).toBe(404)
  expect((await visitor('GET', `/api/navigations/versions?where[parent][equals]=${id}`)).status).toBe(401)
  expect(JSON.stringify((await visitor('GET', '/api/init')).body)).not.toContain('Geheim')
  expect(labelsIn((await editor('GET', `/api/navigations/${id}?draft=true`)).body)).toEqual(['Geheim'])
})

it('a menu goes out at its time, with what was changed of it meanwhile', async () => {
  const { id, seen } = await newMenu()
  await draft(id, { items: [link('Sommer')] })
  const at = Temporal.Now.instant().add({ hours: 1 }).toString()
  expect((await editor('POST', `/api/navigations/${id}/planned`, { type: 'publish', at })).status).toBe(200)
  await editor('PATCH', `/api/navigations/${id}`, { name: 'Umbenannt' })
  expect(await seen()).toEqual(['Alt'])

  await app.pool.query(`update payload_jobs set wait_until = now() - interval '1 second'`)
  await runDueJobs({ payload: app.payload, ending: new AbortController().signal })
  expect(await seen()).toEqual(['Sommer'])
  expect((await visitor('GET', `/api/navigations/${id}`)).body.name).toBe('Umbenannt')
})

it('of a menu that is gone nothing is planned any more', async () => {
  const { id } = await newMenu()
  const at = Temporal.Now.instant().add({ hours: 1 }).toString()
  await editor('POST', `/api/navigations/${id}/planned`, { type: 'unpublish', at })
  await editor('DELETE', `/api/navigations/${id}`)

  const { rows } = await app.pool.query(
    `select 1 from payload_jobs where input::text like '%' || $1 || '%'`,
    [id],
  )
  expect(rows).toEqual([])
})

it('the history of a menu says in words what was done to it, and an earlier state comes back', async () => {
  const { id, seen } = await newMenu()
  const { body: first } = await editor('GET', `/api/navigations/${id}`)
  await editor('PATCH', `/api/navigations/${id}`, {
    items: [...(first.items as object[]), link('Preise'), link('Team')],
  })
  const told = await editor('GET', `/api/pages/versions/${id}?of=navigations`)
  const versions = told.body.versions as { id: string; summary: string[] }[]
  expect(versions.map(({ summary }) => summary)).toEqual([['2 Menüpunkte hinzugefügt'], ['Angelegt']])

  await editor('POST', `/api/navigations/versions/${versions[1]?.id}`)
  expect(await seen()).toEqual(['Alt', 'Preise', 'Team'])
  await editor('PATCH', `/api/navigations/${id}`, { _status: 'published' })
  expect(await seen()).toEqual(['Alt'])
})

it('a page that is added to a menu is seen at once, and a draft of the menu has it as well', async () => {
  const { id, division, seen } = await newMenu()
  const page = { name: 'Kontakt', path: `kontakt-${count}`, division, isPublic: true }
  const site = idOf(await editor('POST', '/api/sites', page))
  await draft(id, { items: [link('Entwurf')] })
  const place = { menu: id, page: site, label: 'Kontakt', below: null, behind: null }
  expect((await editor('POST', '/api/pages/menu-items', place)).status).toBe(201)

  expect(await seen()).toEqual(['Kontakt', 'Alt'])
  const newest = await editor('GET', `/api/navigations/${id}?draft=true`)
  expect(newest.body._status).toBe('draft')
  expect(labelsIn(newest.body)).toEqual(['Kontakt', 'Entwurf'])
})

it('what two states of one division say of one place is refused when the second is published', async () => {
  const { division } = await newMenu()
  const begun = await editor('POST', '/api/navigations/drafts', { name: 'Zweites', key: 'footer', division })
  const id = String(begun.body.id)
  await draft(id, { identifier: 'main' })

  expect(await editor('PATCH', `/api/navigations/${id}`, { _status: 'published' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'identifier' }] },
  })
})
