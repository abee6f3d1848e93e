import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

let app: TestApp
let editor: Caller
let employee: Caller
let visitor: Caller

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  employee = await employ(app, ['ROLE_EMPLOYEE'])
  visitor = anyone(app)
})

afterAll(() => app.close())
beforeEach(() => app.pool.query('truncate sites, redirects, navigations, payload_jobs cascade'))

const make = async (path: string, values: object = {}) =>
  idOf(await editor('POST', '/api/sites', { name: `Seite ${path}`, path, type: 'custom_site', ...values }))
const trash = (id: string) => editor('POST', '/api/pages/trash', { id })
const restore = (id: string) => editor('POST', `/api/pages/trash/${id}/restore`)
const inTrash = async () =>
  ((await editor('GET', '/api/pages/trash')).body.pages as { path: string }[]).map(({ path }) => path)
const inTree = async () =>
  ((await editor('GET', '/api/pages/tree')).body.pages as { path: string }[]).map(({ path }) => path)
const stored = async (id: string) =>
  (await app.pool.query('select _status, deleted_at is not null as gone from sites where id = $1', [id]))
    .rows[0]

describe('a page in the trash', () => {
  it('is found by nobody, by whatever way, and its path is free', async () => {
    const id = await make('aktion')
    expect((await trash(id)).status).toBe(200)

    for (const way of [id, 'aktion', `${id}?trash=true`, `${id}?draft=true`]) {
      expect((await visitor('GET', `/api/sites/${way}`)).status).toBe(404)
    }
    expect((await visitor('GET', '/api/sites?trash=true')).body.docs).toEqual([])
    expect((await editor('GET', '/api/sites')).body.docs).toEqual([])
    expect((await editor('PATCH', `/api/sites/${id}`, { _status: 'published' })).status).toBe(404)
    expect(await inTree()).toEqual([])
    expect(await inTrash()).toEqual(['aktion'])
    expect(await stored(id)).toEqual({ _status: 'draft', gone: true })
    expect(await make('aktion')).not.toBe(id)
  })

  it('comes back as a draft of what was written last', async () => {
    const id = await make('aktion')
    await editor('PATCH', `/api/sites/${id}?draft=true`, { name: 'Neu geschrieben' })
    await trash(id)
    expect((await restore(id)).status).toBe(200)

    expect((await visitor('GET', `/api/sites/${id}`)).status).toBe(404)
    expect((await editor('GET', `/api/sites/${id}?draft=true`)).body).toMatchObject({
      name: 'Neu geschrieben',
      _status: 'draft',
    })
    expect(await inTrash()).toEqual([])
    await editor('PATCH', `/api/sites/${id}`, { _status: 'published' })
    expect((await visitor('GET', '/api/sites/aktion')).body).toMatchObject({ name: 'Neu geschrieben' })
  })

  it('stays there while its path is taken', async () => {
    const id = await make('aktion')
    await trash(id)
    await make('aktion', { name: 'Andere' })

    expect(await restore(id)).toMatchObject({
      status: 400,
      body: {
        errors: [
          {
            field: 'path',
            code: 'path-taken',
            message:
              'Unter „/aktion“ gibt es inzwischen die Seite „Andere“. Geben Sie ihr zuerst einen anderen Pfad.',
          },
        ],
      },
    })
    expect(await inTrash()).toEqual(['aktion'])
  })

  it('does not come there while others lead to it, and nothing of it has changed', async () => {
    const id = await make('aktion')
    await editor('POST', '/api/navigations', {
      name: 'Haupt',
      identifier: 'main',
      items: [{ blockType: 'site', label: 'Hin', site: id }],
    })

    expect(await trash(id)).toMatchObject({ status: 409, body: { errors: [{ code: 'still-in-use' }] } })
    expect(await stored(id)).toEqual({ _status: 'published', gone: false })
  })

  it('has no plans any more', async () => {
    const id = await make('aktion')
    await editor('POST', `/api/sites/${id}/planned`, { type: 'unpublish', at: '2999-01-01T08:00:00Z' })
    await trash(id)

    expect((await app.pool.query('select 1 from payload_jobs')).rows).toEqual([])
  })

  it('is gone for good by hand, and after thirty days by itself', async () => {
    const [byHand, old, young] = [await make('a'), await make('b'), await make('c')]
    for (const id of [byHand, old, young]) await trash(id)
    expect((await editor('DELETE', `/api/pages/trash/${byHand}`)).status).toBe(200)
    await app.pool.query(`update sites set deleted_at = now() - interval '31 days' where id = $1`, [old])
    await runDeclared(app.payload, 'page-trash')

    expect(await inTrash()).toEqual(['c'])
    expect(await stored(byHand)).toBeUndefined()
    expect(await stored(old)).toBeUndefined()
    expect((await editor('DELETE', `/api/pages/trash/${old}`)).status).toBe(404)
  })

  it('was put there by those who may delete it', async () => {
    const [id, other] = [await make('a'), await make('b')]
    await trash(other)

    for (const [caller, status] of [
      [employee, 403],
      [visitor, 401],
    ] as const) {
      expect((await caller('POST', '/api/pages/trash', { id })).status).toBe(status)
      expect((await caller('GET', '/api/pages/trash')).status).toBe(status)
      expect((await caller('POST', `/api/pages/trash/${other}/restore`)).status).toBe(status)
      expect((await caller('DELETE', `/api/pages/trash/${other}`)).status).toBe(status)
      expect((await caller('PATCH', `/api/sites/${id}`, { deletedAt: '2026-01-01' })).status).toBe(status)
    }
    expect(await stored(id)).toEqual({ _status: 'published', gone: false })
    expect(await stored(other)).toEqual({ _status: 'draft', gone: true })
  })
})

describe('Payload’s own calls', () => {
  it('put a page into the trash as of now, whatever day they say, and bring it back', async () => {
    const id = await make('aktion')
    const old = { deletedAt: '2020-01-01T00:00:00.000Z', name: 'Nebenbei' }
    expect((await editor('PATCH', `/api/sites/${id}`, old)).status).toBe(200)
    expect(await stored(id)).toEqual({ _status: 'draft', gone: true })
    await runDeclared(app.payload, 'page-trash')
    expect(await inTrash()).toEqual(['aktion'])

    expect((await editor('PATCH', `/api/sites/${id}?trash=true`, { deletedAt: null })).status).toBe(200)
    expect(await stored(id)).toEqual({ _status: 'draft', gone: false })
    expect((await editor('GET', `/api/sites/${id}?draft=true`)).body).toMatchObject({ name: 'Seite aktion' })
  })

  it('delete for good, as clients of the specification mean it', async () => {
    const id = await make('aktion')
    expect((await editor('DELETE', `/api/sites/${id}`)).status).toBe(200)

    expect(await stored(id)).toBeUndefined()
    expect(await inTrash()).toEqual([])
  })

  it('delete for good what lies in the trash', async () => {
    const id = await make('aktion')
    await trash(id)
    expect((await editor('DELETE', `/api/sites/${id}?trash=true`)).status).toBe(200)

    expect(await stored(id)).toBeUndefined()
  })
})
