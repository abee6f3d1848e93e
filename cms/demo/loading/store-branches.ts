import type { PayloadRequest } from 'payload'

import type { Branch } from '#cms/payload-types.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'

import { branches } from '../shop/branches.data.ts'
import type { DemoBranch } from '../shop/demo-branch.ts'
import { holidays } from '../shop/holidays.ts'
import type { Catalogue } from './store-catalogue.ts'
import { paysOnline } from './store-payment-accounts.ts'
import type { Pictures } from './store-pictures.ts'
import type { StoredShop } from './store-shop.ts'

export type StoredBranch = { demo: DemoBranch; branch: Branch }

type Options = { pictures: Pictures; catalogue: Catalogue; shop: StoredShop; now: Temporal.Instant }

/** The branches with what belongs to each: departments, tables, the card of today and the one before. */
export async function storeBranches(req: PayloadRequest, options: Options): Promise<StoredBranch[]> {
  const stored: StoredBranch[] = []
  for (const demo of branches) {
    const branch = await storeBranch(req, demo, options)
    await storeDepartments(req, demo, branch, options.catalogue)
    await storeTables(req, demo, branch)
    await storeMenus(req, demo, branch, options)
    stored.push({ demo, branch })
  }

  return stored
}

async function storeBranch(
  req: PayloadRequest,
  { key, isOnItsOwn, record, tags, pictures: own }: DemoBranch,
  { pictures, shop, now }: Options,
): Promise<Branch> {
  return req.payload.create({
    collection: 'branches',
    data: {
      division: isOnItsOwn ? shop.standDivision : shop.division,
      tags: tags.flatMap((tag) => shop.tagIds.get(tag) ?? []),
      logo: own.length > 0 ? pictures('zeichen') : null,
      images: own.map((_, index) => pictures(`filiale-${key}-${index + 1}`)),
      isPublic: true,
      timeZone: 'Europe/Vienna',
      country: 'AT',
      businessDayStartsAt: '05:00',
      isTakeawayEnabled: true,
      isDeliveryEnabled: true,
      isPreorderEnabled: true,
      isTakeawayPhoneRequired: true,
      isDeliveryPhoneRequired: true,
      isDeliveryAddressRequired: true,
      isCashEnabled: true,
      isATMCardEnabled: true,
      isMollieEnabled: paysOnline(),
      isDatatransEnabled: paysOnline(),
      closedMessage: 'Wir machen Betriebsferien und sind bald wieder für Sie da.',
      ...record,
      openingHours: record.openingHours.length > 0 ? [...record.openingHours, ...holidays(now)] : [],
    },
    depth: 0,
    ...asSystem(req),
  })
}

async function storeDepartments(
  req: PayloadRequest,
  { departments }: DemoBranch,
  { id }: Branch,
  { categoryId }: Catalogue,
): Promise<void> {
  for (const { name, description, categories } of departments) {
    const data = { branch: id, name, description, categories: categories.map(categoryId) }
    await req.payload.create({ collection: 'departments', data, depth: 0, ...asSystem(req) })
  }
}

async function storeTables(req: PayloadRequest, { tables }: DemoBranch, { id }: Branch): Promise<void> {
  for (const table of tables) {
    await req.payload.create({
      collection: 'tables',
      data: { ...table, branch: id },
      depth: 0,
      ...asSystem(req),
    })
  }
}

/** The card of last season was shorter; the one of today replaced it well before the oldest order. */
async function storeMenus(
  req: PayloadRequest,
  { card }: DemoBranch,
  { id, city }: Branch,
  { catalogue, now }: Options,
): Promise<void> {
  const entry = (key: string, most?: number) => ({
    category: catalogue.categoryId(key),
    products: catalogue
      .productsOf(key)
      .slice(0, most)
      .map(({ product }) => product.id),
  })
  const menus = [
    {
      name: `Karte ${city}, vorige Saison`,
      days: 620,
      catalog: card.slice(0, 9).map((key) => entry(key, 4)),
    },
    { name: `Karte ${city}`, days: 400, catalog: card.map((key) => entry(key)) },
  ]

  for (const { name, days, catalog } of menus) {
    const availableFrom = now.subtract({ hours: 24 * days }).toString()
    const data = { name, branches: [id], availableFrom, catalog }
    await req.payload.create({ collection: 'menus', data, depth: 0, ...asSystem(req) })
  }
}
