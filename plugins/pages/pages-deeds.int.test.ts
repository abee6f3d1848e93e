import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller
let employee: Caller

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  employee = await employ(app, ['ROLE_EMPLOYEE'])
})

afterAll(() => app.close())
beforeEach(() => app.pool.query('truncate sites, redirects, navigations, divisions cascade'))

const make = async (path: string, values: object = {}) =>
  idOf(await editor('POST', '/api/sites', { name: path, path, type: 'custom_site', ...values }))

describe('cards', () => {
  it('stand in the order that somebody has put them into', async () => {
    const [one, two] = [
      await make('l/eins', { type: 'custom_service' }),
      await make('l/zwei', { type: 'custom_service', position: 7 }),
    ]
    expect(await editor('POST', '/api/pages/order', { ids: [two, one] })).toMatchObject({
      body: { count: 2 },
    })
    expect(await editor('POST', '/api/pages/order', { ids: [two, one] })).toMatchObject({
      body: { count: 0 },
    })

    const { rows } = await app.pool.query('select path, position::int from sites order by position')
    expect(rows).toEqual([
      { path: 'l/zwei', position: 10 },
      { path: 'l/eins', position: 20 },
    ])
  })

  it('are no other pages, and nothing is half ordered', async () => {
    const ids = [await make('eins', { type: 'custom_service' }), await make('zwei')]

    expect(await editor('POST', '/api/pages/order', { ids })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'ids', code: 'no-order' }] },
    })
    expect((await employee('POST', '/api/pages/order', { ids })).status).toBe(403)
    const { rows } = await app.pool.query('select 1 from sites where position is not null')
    expect(rows).toEqual([])
  })
})

describe('a copy', () => {
  it('has all that lies below, as drafts of what was written last', async () => {
    const id = await make('angebot')
    await make('angebot/eis', { seo: { title: 'Eis' } })
    await editor('PATCH', `/api/sites/${id}?draft=true`, { seo: { title: 'Neu' } })

    const answer = await editor('POST', '/api/pages/copies', { id })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        copies: [
          { name: 'angebot (Kopie)', path: 'angebot-kopie' },
          { name: 'angebot/eis (Kopie)', path: 'angebot-kopie/eis' },
        ],
      },
    })
    const { docs } = (await editor('GET', '/api/sites?draft=true&where[path][like]=kopie&sort=path'))
      .body as {
      docs: object[]
    }
    expect(docs).toMatchObject([
      { path: 'angebot-kopie', _status: 'draft', seo: { title: 'Neu' } },
      { path: 'angebot-kopie/eis', _status: 'draft', seo: { title: 'Eis' } },
    ])
    expect((await anyone(app)('GET', '/api/sites?limit=10')).body.docs).toHaveLength(2)
  })

  it('is made whole or not at all', async () => {
    const id = await make('a')
    await make(`a/${'x'.repeat(197)}`, { name: 'Lang' })

    expect(await editor('POST', '/api/pages/copies', { id })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'id', code: 'bad-path' }] },
    })
    expect((await employee('POST', '/api/pages/copies', { id })).status).toBe(403)
    const { rows } = await app.pool.query('select 1 from sites')
    expect(rows).toHaveLength(2)
  })
})

describe('a page in a menu', () => {
  const makeMenu = async (values: object = {}) => {
    const menu = {
      name: 'Haupt',
      identifier: 'main',
      items: [{ blockType: 'home', label: 'Start' }],
      ...values,
    }
    const { doc } = (await editor('POST', '/api/navigations', menu)).body as {
      doc: { id: string; items: { id: string }[] }
    }
    return { menu: doc.id, first: doc.items[0]?.id ?? null }
  }
  const add = (body: object) => editor('POST', '/api/pages/menu-items', body)
  const labels = async (id: string) =>
    ((await editor('GET', `/api/navigations/${id}?depth=0`)).body.items as { label: string }[]).map(
      ({ label }) => label,
    )

  it('stands where somebody has put it', async () => {
    const page = await make('kontakt')
    const { menu, first } = await makeMenu()
    const below = { menu, page, label: 'Unten', below: first, behind: null }
    expect(await add({ menu, page, label: 'Hinten', below: null, behind: first })).toMatchObject({
      status: 201,
      body: { menu: 'Haupt' },
    })
    expect((await add({ menu, page, label: 'Vorn', below: null, behind: null })).status).toBe(201)
    expect((await add(below)).status).toBe(201)

    expect(await labels(menu)).toEqual(['Vorn', 'Start', 'Hinten'])
    expect((await editor('GET', `/api/navigations/${menu}?depth=0`)).body).toMatchObject({
      items: [{ type: 'site', site: page }, { children: [{ label: 'Unten', site: page }] }, {}],
    })
  })

  it('loses none of those that two add at once', async () => {
    const page = await make('kontakt')
    const { menu, first } = await makeMenu()
    const asked = { menu, page, below: null, behind: first }
    const answers = await Promise.all(['Eins', 'Zwei', 'Drei'].map((label) => add({ ...asked, label })))

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await labels(menu)).toSorted()).toEqual(['Drei', 'Eins', 'Start', 'Zwei'])
  })

  it('is refused where the place is gone, the brand another, or the right missing', async () => {
    const page = await make('kontakt')
    const division = idOf(
      await (await employ(app, ['ROLE_ADMIN']))('POST', '/api/divisions', {
        name: 'Andere',
        identifier: 'andere',
        isDefault: false,
      }),
    )
    const { menu } = await makeMenu()
    const foreign = await makeMenu({ division, identifier: 'footer' })
    const asked = { page, label: 'Hin', below: null, behind: null }

    expect((await add({ ...asked, menu, behind: 'weg' })).status).toBe(409)
    expect(await add({ ...asked, menu: foreign.menu })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'menu', code: 'other-division' }] },
    })
    expect((await employee('POST', '/api/pages/menu-items', { ...asked, menu })).status).toBe(403)
    expect(await labels(menu)).toEqual(['Start'])
  })
})
