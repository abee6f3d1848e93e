import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { ListedPage } from '#domain/content/pages/pages.contract.ts'
import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { recordStatements } from '#scripts/testing/count-statements.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

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
beforeEach(() => app.pool.query('truncate sites, redirects, navigations cascade'))

const make = async (path: string, values: object = {}, query = '') =>
  idOf(await editor('POST', `/api/sites${query}`, { name: path, path, type: 'custom_site', ...values }))
const draft = (path: string, values: object = {}) =>
  make(path, { ...values, _status: 'draft' }, '?draft=true')
const readTree = async () => (await editor('GET', '/api/pages/tree')).body.pages as ListedPage[]
const move = (id: string, from: string, under: string | null) =>
  editor('POST', '/api/pages/moves', { id, from, under })
const pathsNow = async () => (await readTree()).map(({ path }) => path)

describe('the tree of pages', () => {
  it('says of each page how it stands, and what is missing', async () => {
    await draft('entwurf')
    await make('offen', { seo: { description: 'Gut zu wissen.' } })
    const changed = await make('geändert'.replace('ä', 'ae'))
    await editor('PATCH', `/api/sites/${changed}?draft=true`, { name: 'Neuer Name', path: 'anders' })
    await make('still', { isPublic: false })
    const taken = await make('zurueck')
    await editor('PATCH', `/api/sites/${taken}`, { _status: 'draft' })

    const pages = await readTree()
    expect(pages.map(({ path, state }) => [path, state])).toEqual([
      ['entwurf', 'draft'],
      ['geaendert', 'changed'],
      ['offen', 'published'],
      ['still', 'withdrawn'],
      ['zurueck', 'withdrawn'],
    ])
    expect(pages[1]).toMatchObject({ name: 'Neuer Name', draftPath: 'anders', changedBy: 'Anna Auer' })
    expect(pages[2]).toMatchObject({ marks: ['unlinked'], plan: null, draftPath: null })
    expect(pages[1]?.marks).toEqual(['no-seo', 'unlinked'])
  })

  it('has drafts that have no path yet', async () => {
    await editor('POST', '/api/sites/drafts', { name: 'Neu', key: '', division: null, type: 'default' })
    await editor('POST', '/api/sites?draft=true', { name: 'Leer', _status: 'draft' })

    expect(await readTree()).toMatchObject([
      { name: 'Neu', path: '', state: 'draft' },
      { name: 'Leer', path: '', state: 'draft' },
    ])
  })

  it('tells what is planned, and what could not be', async () => {
    const id = await make('bald')
    const queue = (type: 'publish' | 'unpublish', waitUntil: string) =>
      app.payload.jobs.queue({
        task: 'schedulePublish',
        input: { type, doc: { relationTo: 'sites', value: id } },
        waitUntil: new Date(waitUntil),
      })
    await queue('unpublish', '2999-01-02T08:00:00Z')
    await queue('publish', '2999-01-01T08:00:00Z')
    expect(await readTree()).toMatchObject([
      { plan: { type: 'publish', at: '2999-01-01T08:00:00.000Z' }, failure: null },
    ])

    await app.pool.query(
      `update payload_jobs set has_error = true, error = '{"message":"Kein Recht"}' where wait_until < '2999-01-02'`,
    )
    const [page] = await readTree()
    expect(page).toMatchObject({ plan: { type: 'unpublish' }, failure: 'Kein Recht' })
    expect(page?.marks).toEqual(expect.arrayContaining(['planned', 'failed']))
  })

  it('knows what leads to a page: sections, menus, and addresses that were typed', async () => {
    const [section, menu, typed, own] = [
      await make('per-abschnitt'),
      await make('per-menue'),
      await make('per-adresse'),
      await make('per-sich'),
    ]
    const buttons = (button: object) => ({ body: [{ blockType: 'buttons', buttons: [button] }] })
    await make('quelle', { content: buttons({ label: 'Los', target: section }) })
    await make('quelle-2', { content: buttons({ label: 'Los', link: '/per-adresse?x=1' }) })
    await editor('PATCH', `/api/sites/${own}`, { content: buttons({ label: 'Los', target: own }) })
    await editor('POST', '/api/navigations', {
      name: 'Haupt',
      identifier: 'main',
      items: [{ blockType: 'site', label: 'Hin', site: menu }],
    })

    const unlinked = (await readTree()).filter(({ marks }) => marks.includes('unlinked'))
    expect(unlinked.map(({ path }) => path)).toEqual(['per-sich', 'quelle', 'quelle-2'])
    expect(typed).toBeTruthy()
  })

  it('takes as many statements for many pages as for one', async () => {
    const count = async () => (await recordStatements(app.payload, () => readTree())).length
    await make('eine')
    const forOne = await count()
    for (const path of ['a', 'a/b', 'a/b/c', 'd', 'e', 'f']) await make(path)

    expect(await count()).toBe(forOne)
  })

  it('is for those who edit pages', async () => {
    expect((await visitor('GET', '/api/pages/tree')).status).toBe(401)
    expect((await employee('GET', '/api/pages/tree')).status).toBe(403)
  })
})

describe('a page that moves', () => {
  it('takes along what lies below it, drafts as well, and leaves ways behind', async () => {
    const top = await make('angebot')
    await make('angebot/eis')
    const written = await draft('angebot/eis/halle')
    await make('ziel')
    await editor('PATCH', `/api/sites/${top}?draft=true`, { name: 'Noch nicht' })

    const answer = await move(top, 'angebot', 'ziel')
    expect(answer).toMatchObject({ status: 200, body: { moves: [{}, {}, { to: 'ziel/angebot/eis/halle' }] } })
    expect(await pathsNow()).toEqual(['ziel', 'ziel/angebot', 'ziel/angebot/eis', 'ziel/angebot/eis/halle'])
    expect((await visitor('GET', `/api/sites/${top}`)).body).toMatchObject({
      name: 'angebot',
      path: 'ziel/angebot',
    })
    expect((await editor('GET', `/api/sites/${top}?draft=true`)).body).toMatchObject({
      name: 'Noch nicht',
      path: 'ziel/angebot',
    })
    expect((await visitor('GET', `/api/sites/${written}`)).status).toBe(404)
    const { rows } = await app.pool.query('select path, target from redirects order by path')
    expect(rows).toEqual([
      { path: '/angebot', target: '/ziel/angebot' },
      { path: '/angebot/eis', target: '/ziel/angebot/eis' },
    ])
  })

  it('and comes back leaves no circle', async () => {
    const id = await make('a')
    await make('b')
    await move(id, 'a', 'b')
    expect((await move(id, 'b/a', null)).status).toBe(200)

    const { rows } = await app.pool.query('select path, target from redirects')
    expect(rows).toEqual([{ path: '/b/a', target: '/a' }])
  })

  it.each([
    ['b', 'path-taken', 'Unter „/b/a“ gibt es schon die Seite „b/a“.'],
    ['a/c', 'own-descendant', 'Eine Seite kann nicht unter sich selbst liegen.'],
    [null, 'same-place', 'Dort liegt die Seite schon.'],
  ])('is refused below %s, and nothing has moved', async (under, code, message) => {
    const id = await make('a')
    await make('a/c')
    await make('b')
    await make('b/a')

    expect(await move(id, 'a', under)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'under', code, message }] },
    })
    expect(await pathsNow()).toEqual(['a', 'a/c', 'b', 'b/a'])
  })

  it('moves with all or with nothing', async () => {
    const id = await make('a')
    await make('a/unten')
    await make('ziel')
    await app.pool.query(`alter table sites add constraint stays check (path <> 'ziel/a/unten')`)
    const refused = await move(id, 'a', 'ziel')
    await app.pool.query('alter table sites drop constraint stays')

    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(await pathsNow()).toEqual(['a', 'a/unten', 'ziel'])
    const { rows } = await app.pool.query('select 1 from redirects')
    expect(rows).toEqual([])
  })

  it('moves once where two move it at once, and the second is told', async () => {
    const id = await make('a')
    await make('b')
    await make('c')
    const answers = await Promise.all([move(id, 'a', 'b'), move(id, 'a', 'c')])

    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  })

  it('is moved by those who may', async () => {
    const id = await make('a')
    await make('b')
    const asked = { id, from: 'a', under: 'b' }

    expect((await employee('POST', '/api/pages/moves', asked)).status).toBe(403)
    expect((await visitor('POST', '/api/pages/moves', asked)).status).toBe(401)
    expect(await pathsNow()).toEqual(['a', 'b'])
  })
})
