import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { allBlocks } from '#blocks/all-blocks.ts'
import { employ } from '#scripts/testing/callers.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import type { BranchShopView, ShopView } from '#domain/catalogue/shop.contract.ts'
import { verifyDayEnds } from '#plugins/day-ends/day-ends.port.ts'
import { openState } from '#domain/time/opening-hours.ts'

import { loadDemo } from './load-demo.ts'
import { products } from './menu/categories.data.ts'
import { pagesOf } from './testing/public-pages.ts'
import { emptyDatasets, waysOfGuests } from './testing/shown-figures.ts'
import { seedTestShop } from './test-shop.ts'

const now = Temporal.Instant.from('2026-11-20T18:40:00Z')
let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('loading the demo', () => {
  it('leaves the settings of somebody alone who has no branch yet', async () => {
    const { payload } = app
    const { id } = await payload.create({
      collection: 'users',
      data: {
        email: 'wirt@example.com',
        password: 'ein-gutes-passwort',
        firstName: 'Wirt',
        lastName: 'Berger',
        roles: ['ROLE_ADMIN'],
      },
      overrideAccess: true,
    })
    await payload.updateGlobal({ slug: 'config', data: { shopName: 'Mein Wirtshaus' }, overrideAccess: true })

    expect(await loadDemo({ payload, log: () => {}, now })).toBe(false)
    const { shopName } = await payload.findGlobal({ slug: 'config', overrideAccess: true })
    expect(shopName).toBe('Mein Wirtshaus')
    await app.pool.query('delete from users where id = $1', [id])
  })

  it('leaves nothing half done when it breaks off, and picks up the pictures at the next try', async () => {
    const breakOff = (progress: string) => {
      if (progress.startsWith('Filialen')) throw new Error('the power went out')
    }
    await expect(loadDemo({ payload: app.payload, log: breakOff, now })).rejects.toThrow('the power went out')
    expect(await countOf('products')).toBe(0)

    const drawn: string[] = []
    expect(await loadDemo({ payload: app.payload, log: (text) => drawn.push(text), now })).toBe(true)
    expect(drawn.filter((text) => text.startsWith('Bild'))).toEqual([])
    expect(await countOf('products')).toBe(products.length)
  }, 600_000)

  it('keeps away from a database that has a shop', async () => {
    expect(await loadDemo({ payload: app.payload, log: () => {}, now })).toBe(false)
  })

  it('opens branches of every kind that guests can meet', async () => {
    const shop = await readJson<ShopView>(await app.fetch('/api/shop'))
    expect(shop.branches.map(({ identifier }) => identifier).sort()).toEqual([
      'alpe',
      'backstube',
      'catering',
      'marktplatz',
      'see',
    ])
    expect(
      shop.branches.some((branch) => openState(branch.openingHours, now, branch.timeZone).state === 'open'),
    ).toBe(true)

    const view = await readJson<BranchShopView>(await app.fetch('/api/branches/marktplatz/shop'))
    expect(view.menus).toHaveLength(2)
    expect(view.products.every(({ images }) => images.length > 0)).toBe(true)
    expect(view.branch.tables.length).toBeGreaterThan(5)
    expect(view.settings.imprint.text).toContain('Erfundenes Unternehmen')
  })

  it('has a stand without pictures on an address of its own, with a map and something to eat', async () => {
    const home = await readJson<ShopView>(await app.fetch('/api/shop?host=wuerstelstand.localhost'))
    expect(home).toMatchObject({
      branches: [{ identifier: 'wuerstelstand' }],
      hasWebsite: false,
      map: expect.anything(),
      settings: { enablePluginHomePage: true, title: 'Heiße Würstel auf Gleis 1' },
    })

    const stand = await readJson<BranchShopView>(await app.fetch('/api/branches/wuerstelstand/shop'))

    expect(stand.products.length).toBeGreaterThan(4)
    expect([stand.branch.images, stand.products.flatMap(({ images }) => images)]).toEqual([[], []])
    expect(stand.categories.filter(({ image }) => image)).toEqual([])
  })

  it('leads to a brochure that is there, and from its pages to both questionnaires', async () => {
    const { settings } = await readJson<BranchShopView>(await app.fetch('/api/branches/marktplatz/shop'))
    const [, hash] = /^\/upload\/([^/]+)\/[^/]+\.pdf$/.exec(settings.brochureUrl ?? '') ?? []
    const { rows } = await app.pool.query('select original_name from uploads where public_hash = $1', [hash])
    const pages = JSON.stringify(
      await Promise.all(['reinwerk.localhost', 'localhost'].map((host) => pagesOf(app, host))),
    )
    const asked = await app.pool.query<{ public_hash: string }>('select public_hash from questionnaires')

    expect(rows).toEqual([{ original_name: 'Feste feiern.pdf' }])
    for (const { public_hash } of asked.rows) expect(pages).toContain(`/questionnaires/${public_hash}`)
    expect(asked.rows).toHaveLength(2)
  })

  it('opens the website of a cleaning company and one that leads to the shop, with every section', async () => {
    const cleaning = await pagesOf(app, 'reinwerk.localhost')
    const restaurant = await pagesOf(app, 'localhost')
    expect(cleaning.length).toBeGreaterThanOrEqual(12)
    expect(restaurant.length).toBeGreaterThanOrEqual(6)
    const sections = [...cleaning, ...restaurant].flatMap(({ body }) => body)
    const used = new Set(sections.map(({ blockType }) => blockType))
    // Visitors get what a piece shows, and not the piece: the demo has one on two pages.
    expect(allBlocks.map(({ slug }) => slug).filter((slug) => !used.has(slug))).toEqual(['piece'])
    expect(sections.filter(({ label }) => label === 'Nicht dabei? Fragen Sie trotzdem.')).toHaveLength(2)
    expect(JSON.stringify(restaurant)).toContain('"/store')
  })

  it('tells its editors nothing that they would have to look at before they publish', async () => {
    const editor = await employ(app, ['ROLE_EDITOR'])
    const { body } = await editor('GET', '/api/sites?limit=500&depth=0')
    const pages = body.docs as { id: string; path: string }[]
    const told: string[] = []
    for (const { id, path } of pages) {
      const { warnings } = (await editor('GET', `/api/sites/${id}/publish-checks`)).body as {
        warnings: { message: string }[]
      }
      told.push(...warnings.map(({ message }) => `${path}: ${message}`))
    }

    expect(pages.length).toBeGreaterThan(20)
    expect(told).toEqual([])
  })

  it('numbers past orders so that the next guest gets the next number', async () => {
    const { rows } = await app.pool.query(
      `select 1 from ticket_counters c
        where last_number <> (select count(*) from orders o
                               where o.branch_id = c.branch_id and o.business_day = c.business_day::text)`,
    )
    expect(rows).toEqual([])
    expect(await countOf('orders')).toBeGreaterThan(3000)
  })

  it('fills the lists of the back office: vehicles, devices, and customers who have ordered', async () => {
    const { rows } = await app.pool.query<{ of: string; count: number }>(`
      select 'vehicles' as of, count(*)::int from vehicles union all
      select 'devices', count(*)::int from devices union all
      select 'customers', count(*)::int from customers union all
      select 'regulars', count(*)::int from customers c where exists (
        select 1 from orders o where o.branch_id = c.branch_id and o.email = c.email)`)

    expect(Object.fromEntries(rows.map(({ of, count }) => [of, count]))).toEqual({
      vehicles: 4,
      devices: 20,
      customers: 15,
      regulars: 12,
    })
  })

  it('reviews the orders that were rated, and asks two questionnaires, one of them nobody by name', async () => {
    const { rows: reviews } = await app.pool.query(
      `
      select count(*)::int as kept, count(r.comment)::int as worded,
             count(*) filter (where r.rating <> o.questionnaire_rating or r.created_at > $1)::int as wrong,
             (select count(*)::int from orders where questionnaire_rating is not null) as rated
        from order_reviews r join orders o on o.id = r.order_id and o.status = 'completed'`,
      [now.toString()],
    )
    const { rows: asked } = await app.pool.query(`
      select q.is_anonymous, q.is_public, count(*)::int as answers,
             count(*) filter (where s.client_name = 'Anonym')::int as nameless
        from questionnaires q join submissions s on s.questionnaire_id = q.id
       group by q.id order by q.is_anonymous`)

    expect(reviews).toEqual([
      { kept: expect.any(Number), worded: expect.any(Number), wrong: 0, rated: reviews[0]?.kept },
    ])
    expect([reviews[0]?.kept > 20, reviews[0]?.worded > 5]).toEqual([true, true])
    expect(asked).toEqual([
      { is_anonymous: false, is_public: true, answers: 3, nameless: 0 },
      { is_anonymous: true, is_public: true, answers: 3, nameless: 3 },
    ])
  })

  it('gives every past order as many events as it has versions', async () => {
    const { rows } = await app.pool.query(
      `select 1 from orders o
        where version <> (select count(*) from order_events e where e.order_id = o.id)`,
    )
    expect(rows).toEqual([])
  })

  it.each([30, 365])(
    'has something to show in every dataset of the statistics over %i days',
    async (days) => {
      expect(await emptyDatasets(await employ(app, ['ROLE_ADMIN']), { days, now })).toEqual([])
    },
  )

  it('leads from codes and campaigns to visits and to orders, which all say the same', async () => {
    const { scanned, visited, ordered, unknown } = await waysOfGuests(app.pool)

    expect(ordered).toEqual(visited)
    expect([ordered.codes.length > 4, ordered.campaigns.length > 3, unknown > 500]).toEqual([
      true,
      true,
      true,
    ])
    for (const { key, count } of visited.codes) expect(scanned.get(key)).toBeGreaterThan(count)
  })

  it('closes the days of the past but the last two, in chains that fit', async () => {
    const chains = await verifyDayEnds(app.pool)
    const { rows } = await app.pool.query(
      `select count(distinct o.business_day)::int as open, count(distinct o.payment_method)::int as methods
         from payments p join orders o on o.id = p.order_id
        where o.business_day < '2026-11-20' and not exists (select from day_end_lines l where l.payment_id = p.id)`,
    )

    expect(chains.filter(({ problem }) => problem)).toEqual([])
    expect(Math.max(...chains.map(({ days }) => days))).toBeGreaterThan(300)
    expect(rows).toEqual([{ open: 2, methods: 3 }])
  })
})

describe('the test shop', () => {
  it('can be added beside any other shop and is open at any time', async () => {
    const { branch, products: ids } = await seedTestShop(app.payload)
    const view = await readJson<BranchShopView>(await app.fetch(`/api/branches/${branch.identifier}/shop`))

    expect(view.products.map(({ id }) => id).sort()).toEqual(Object.values(ids).sort())
    expect(openState(view.branch.openingHours, now, view.branch.timeZone).state).toBe('open')
    expect(view.branch.deliveryAreas).toHaveLength(2)
    expect(view.branch.tables).toHaveLength(3)
  })
})

async function countOf(table: 'products' | 'orders'): Promise<number> {
  const { rows } = await app.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)

  return rows[0]?.count ?? 0
}
