import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import {
  branchShopView,
  type BranchShopView,
  type ShopView,
  shopView,
} from '#domain/catalogue/shop.contract.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { keepLive } from '#scripts/testing/keep-live.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import type { LiveBus } from '#kernel/live/live-bus.ts'
import { cachedBranchShop } from './shop-cache.ts'
import { shopContract } from '#domain/catalogue/shop-calls.contract.ts'

let app: TestApp
let bus: LiveBus
let branch: string
let stew: string

beforeAll(async () => {
  app = await createTestApp()
  bus = await keepLive(app)

  const tag = await create('tags', { name: 'Gastgarten' })
  branch = await create('branches', {
    name: 'Linz',
    identifier: 'linz',
    timeZone: 'Europe/Vienna',
    tags: [tag],
  })
  await create('branches', { name: 'Bald', identifier: 'bald', timeZone: 'Europe/Vienna', isPublic: false })
  const bread = await create('products', product('Semmel', { isEnabled: false }))
  stew = await create(
    'products',
    product('Gulasch', { type: 'bundle', bundleItems: [{ product: bread, amount: 2 }] }),
  )
  const steak = await create(
    'products',
    product('Steak', {
      type: 'configurable',
      config: {
        parts: [
          {
            name: 'Garstufe',
            type: 'select',
            options: [{ name: 'medium', modifier: 'add', value: 0 }],
          },
        ],
      },
    }),
  )
  const main = await create('categories', { name: 'Hauptspeisen', isEnabled: true })
  await create('menus', {
    name: 'Karte',
    branches: [branch],
    catalog: [{ category: main, products: [stew, steak, bread] }],
  })
  await create('tables', { branch, identifier: '12' })
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

type Slug =
  | 'tags'
  | 'divisions'
  | 'branches'
  | 'products'
  | 'categories'
  | 'menus'
  | 'tables'
  | 'payment-accounts'

async function create(collection: Slug, data: object): Promise<string> {
  const req = await createLocalReq({}, app.payload)
  // The collections differ in their fields; Payload checks each record against its own.
  const { id } = await app.payload.create({ collection, data: data as never, ...asSystem(req) })
  return id
}

const product = (name: string, more: object = {}) => ({
  name,
  price: 1290,
  type: 'normal',
  pricing: 'perUnit',
  unit: 'piece',
  calculationModel: 'fixed',
  isEnabled: true,
  tax: 1000,
  takeawayTax: 1000,
  dineInTax: 1000,
  ...more,
})

const readBranch = async () => readJson<BranchShopView>(await app.fetch('/api/branches/linz/shop'))

test('the shop view fits its contract and lists branches that are not public as well', async () => {
  const answer = await app.fetch('/api/shop')
  const shop = shopView.parse(await readJson(answer))

  expect(shop.branches.map(({ name, isPublic }) => [name, isPublic])).toEqual([
    ['Bald', false],
    ['Linz', true],
  ])
  expect(shop.branches[1]?.tags).toMatchObject([{ name: 'Gastgarten' }])
  expect([shopContract.policy.isKept, answer.headers.has('cache-control')]).toEqual([true, false])
})

test('a branch view fits its contract and leaves out what is switched off', async () => {
  const view = branchShopView.parse(await readBranch())

  expect(view.branch.tables.map(({ identifier }) => identifier)).toEqual(['12'])
  expect(view.products.map(({ name }) => name).sort()).toEqual(['Gulasch', 'Steak'])
  expect(view.menus[0]?.catalog[0]?.products).toHaveLength(3)
})

test('a bundle names its contents even when they stand on no menu', async () => {
  const { products } = await readBranch()

  expect(products.find(({ name }) => name === 'Gulasch')?.bundleItems).toMatchObject([
    { name: 'Semmel', amount: 2 },
  ])
})

test('a branch is found by its identifier in any case and by its id', async () => {
  for (const key of ['linz', 'LINZ', branch]) {
    expect((await app.fetch(`/api/branches/${key}/shop`)).status).toBe(200)
  }
})

test('every spelling of a branch shares one stored catalogue', async () => {
  expect(await cachedBranchShop(app.payload, ' LINZ ')).toBe(await cachedBranchShop(app.payload, 'linz'))
})

test.each(['bald', 'nirgends', '%20'])(
  'a branch that is not public or does not exist is not found: %s',
  async (key) => {
    const answer = await app.fetch(`/api/branches/${key}/shop`)

    expect(answer.status).toBe(404)
    expect(await readJson(answer)).toMatchObject({ errors: [{ code: 'unknown-branch' }] })
  },
)

test('a changed price is seen as soon as it is told, and is read once until then', async () => {
  await readBranch()
  const find = vi.spyOn(app.payload, 'find')
  await readBranch()
  expect(find).not.toHaveBeenCalled()

  const req = await createLocalReq({}, app.payload)
  await app.payload.update({ collection: 'products', id: stew, data: { price: 1390 }, ...asSystem(req) })
  await eventually(async () => {
    const { products } = await readBranch()
    expect(products.find(({ id }) => id === stew)?.price).toBe(1390)
  })
  find.mockRestore()
})

test('empty fields are left out of what the pages carry', async () => {
  for (const path of ['/api/shop', '/api/branches/linz/shop']) {
    expect(await (await app.fetch(path)).text()).not.toContain(':null')
  }
})

test('an online payment is offered only where somebody collects it', async () => {
  const req = await createLocalReq({}, app.payload)
  const given = { ...asSystem(req), depth: 0 } as const
  await app.payload.updateGlobal({ slug: 'config', data: { enableMollie: true }, ...given })
  const linz = await app.payload.find({
    collection: 'branches',
    where: { identifier: { equals: 'linz' } },
    ...given,
  })
  const id = String(linz.docs[0]?.id)
  await app.payload.update({ collection: 'branches', id, data: { isMollieEnabled: true }, ...given })
  const offered = async () => ({
    inShop: (await readJson<ShopView>(await app.fetch('/api/shop'))).settings.enableMollie,
    atBranch: (await readBranch()).branch.isMollieEnabled,
  })
  expect(await offered()).toEqual({ inShop: false, atBranch: false })

  const elsewhere = await create('divisions', { name: 'Süd', identifier: 'sued' })
  const account = await create('payment-accounts', {
    name: 'Mollie Süd',
    method: 'mollie',
    isActive: true,
    keyHint: 'live_…8x2f',
    division: elsewhere,
  })
  await eventually(async () => expect(await offered()).toEqual({ inShop: true, atBranch: false }))

  await app.payload.update({
    collection: 'payment-accounts',
    id: account,
    data: { division: null },
    ...given,
  })
  await eventually(async () => expect(await offered()).toEqual({ inShop: true, atBranch: true }))
})

test('a division shows its own branches in its own look, and the default one shows the rest', async () => {
  const theme = { color1: '#102030', borderRadius: '4px' }
  const division = { name: 'Nord', identifier: 'nord', title: 'Suppen', hosts: ['nord.test'], theme }
  const north = await create('divisions', division)
  await create('divisions', { name: 'Haus', identifier: 'haus', isDefault: true })
  await create('branches', { name: 'Graz', identifier: 'graz', timeZone: 'Europe/Vienna', division: north })
  const shopOf = async (host: string) => readJson<ShopView>(await app.fetch(`/api/shop?host=${host}`))

  const { settings, branches } = await shopOf('nord.test:3000')
  expect(branches.map(({ name }) => name)).toEqual(['Graz'])
  expect(settings).toMatchObject({ shopName: 'Nord', title: 'Suppen', color1: '#102030', color2: '#FCFCFC' })

  const house = await shopOf('localhost')
  expect(house.branches.map(({ name }) => name)).toEqual(['Bald', 'Linz'])
  expect(house.settings.color1).toBe('#1D1D1D')
})

test.each([
  ['enablePluginATMCard', 'enableATMCard'],
  ['enablePluginHydroAGVoucher', 'enableHydroAGVoucher'],
  ['enablePluginMollie', 'enableMollie'],
  ['enablePluginDatatrans', 'enableDatatrans'],
] as const)(
  'a way to pay is offered only where the house has both %s and %s switched on',
  async (plugin, own) => {
    const req = await createLocalReq({}, app.payload)
    const given = { ...asSystem(req), depth: 0 } as const
    await app.pool.query('delete from payment_accounts')
    for (const method of ['mollie', 'datatrans'] as const) {
      const account = { name: method, method, merchant: '1100012345', isActive: true, keyHint: '…8x2f' }
      await create('payment-accounts', account)
    }
    const offered = async (switches: object) => {
      await app.payload.updateGlobal({ slug: 'config', data: switches, ...given })
      return (await readJson<ShopView>(await app.fetch('/api/shop'))).settings[own]
    }

    expect(await offered({ [plugin]: true, [own]: true })).toBe(true)
    expect(await offered({ [plugin]: false, [own]: true })).toBe(false)
    expect(await offered({ [plugin]: true, [own]: false })).toBe(false)
  },
)
