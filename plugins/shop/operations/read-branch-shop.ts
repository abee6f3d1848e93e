import { crc32 } from 'node:zlib'

import type { PayloadRequest, Where } from 'payload'

import type { Branch, Category, Menu, Product } from '#cms/payload-types.ts'
import { divisionNamed } from '#collections/shared/divisions.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord, findRecords } from '#kernel/database/find-records.ts'
import type { TableView } from '#domain/catalogue/branch.contract.ts'
import { popularProducts } from '#domain/catalogue/popular-products.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { soldOutIn } from '#domain/catalogue/sold-out.ts'
import type { SlotLimits } from '#domain/ordering/slot-capacity.ts'
import { type OfferedDiscount, toldRule, whyUsedUp } from '#domain/ordering/discounts/discount-budget.ts'
import type { DiscountRule } from '#domain/ordering/discounts/discount.contract.ts'
import { readDiscountUse, readOfferedDiscounts, unused } from '#plugins/discounts/discounts.port.ts'
import { collectedMethods } from '#plugins/payments/payments.port.ts'
import { isUuid } from '#domain/api/is-uuid.ts'
import { readOutages } from './branch-outages.ts'
import { recentSales } from './recent-sales.ts'
import { readShopSettings } from './read-shop-settings.ts'
import {
  idOfRelation,
  idsOfRelations,
  type PictureBook,
  readPictures,
  readTags,
  type TagRow,
  toTagView,
} from './shop-pictures.ts'
import { branchPictures, slotLimitsOf, toBranchView } from './to-branch-view.ts'
import { type Bundled, toCategoryView, toMenuView, toProductView } from './to-product-view.ts'
import { withoutNulls } from './without-nulls.ts'

/** A public branch as guests see it, and what else the server needs to take an order there. */
export type OrderableBranch = {
  shop: BranchShopView
  /** Its id; what a voucher of one branch is worth in others goes by it. */
  division: string | null
  businessDayStartsAt: string
  /** Null where slots take any number of orders; guests are not told the figures. */
  slotLimits: SlotLimits | null
  /** What a piece takes of a slot, by the id of its product; nothing for the others. */
  workUnits: ReadonlyMap<string, number>
  /** With their codes and budgets. */
  discounts: readonly OfferedDiscount[]
}

/** Everything needed to order at a public branch, by identifier or id in lower case; null when there is none. */
export async function readBranchShop(req: PayloadRequest, key: string): Promise<OrderableBranch | null> {
  const branch = await findPublicBranch(req, key)
  if (!branch) return null

  const [config, collected, division, menus, tables, tags, outages] = await Promise.all([
    readShopSettings(req),
    collectedMethods(req, branch.division ? idOfRelation(branch.division) : null),
    divisionNamed(req, branch.division),
    findMenus(req, branch.id),
    findTables(req, branch.id),
    readTags(req),
    readOutages(req.payload, [branch.id]),
  ])
  const [categories, products] = await findOffered(req, menus)
  const discounts = await discountsOf(req, branch, { menus, products })
  const [bundled, popular, pictures] = await Promise.all([
    readBundled(req, products),
    readPopular(req, branch.id, products),
    readPictures(req, [config.logo, ...picturesOf({ branch, tags, categories, products })]),
  ])

  const soldOut = soldOutIn(outages)
  const shop: BranchShopView = withoutNulls({
    settings: config.toSettings(pictures),
    branch: toBranchView(branch, { pictures, tables, tags: tagViews(tags, pictures), collected }),
    businessType: division?.businessType,
    menus: menus.map(toMenuView),
    categories: categories.map((category) => toCategoryView(category, pictures)),
    products: products.map((product) => toProductView(product, { pictures, bundled, soldOut })),
    popularProducts: popular,
    ...discounts.shown,
  })
  return {
    shop: { ...shop, version: crc32(JSON.stringify(shop)) },
    division: branch.division ? idOfRelation(branch.division) : null,
    businessDayStartsAt: branch.businessDayStartsAt,
    slotLimits: slotLimitsOf(branch),
    workUnits: workUnitsOf(products),
    discounts: discounts.offered,
  }
}

const workUnitsOf = (products: readonly Product[]): ReadonlyMap<string, number> =>
  new Map(products.flatMap(({ id, workUnits }) => (workUnits ? [[id, workUnits]] : [])))

/** What a branch takes off, and what guests are told of it. */
async function discountsOf(
  req: PayloadRequest,
  { id, isQuotationRequired }: Branch,
  sold: { menus: Menu[]; products: Product[] },
) {
  // What has no price yet has none from which something could be taken off.
  const offered = isQuotationRequired ? [] : await readOfferedDiscounts(req, id, sold)
  const hasDiscountCodes = offered.some(({ rule }) => rule.isCode)

  return { offered, shown: { discounts: await toldDiscounts(req, offered), hasDiscountCodes } }
}

/** What holds by itself and is not used up. */
async function toldDiscounts(
  { payload }: PayloadRequest,
  offered: readonly OfferedDiscount[],
): Promise<DiscountRule[]> {
  const told = offered.filter(({ rule }) => !rule.isCode)
  const limited = told.flatMap(({ rule }) => (rule.isLimited ? [rule.id] : []))
  const uses = await readDiscountUse(payload.db.pool, limited)

  return told.flatMap((each) => {
    const use = uses.get(each.rule.id) ?? unused
    return whyUsedUp(each.budget, use, { isKnown: false }) ? [] : [toldRule(each, use)]
  })
}

type Pictured = { branch: Branch; tags: TagRow[]; categories: Category[]; products: Product[] }

const picturesOf = ({ branch, tags, categories, products }: Pictured) => [
  ...branchPictures(branch),
  ...tags.map((tag) => tag.image),
  ...categories.map((category) => category.image),
  ...products.flatMap((product) => product.images ?? []),
]

const tagViews = (tags: TagRow[], pictures: PictureBook) =>
  new Map(tags.map((tag) => [tag.id, toTagView(tag, pictures)]))

/** What the menus name, as far as it is shown. */
function findOffered(req: PayloadRequest, menus: Menu[]): Promise<[Category[], Product[]]> {
  const catalog = menus.flatMap((menu) => menu.catalog ?? [])
  const categories = catalog.map(({ category }) => idOfRelation(category))
  const products = catalog.flatMap((entry) => idsOfRelations(entry.products))

  return Promise.all([findCategories(req, categories), findProducts(req, products)])
}

/** What an identifier or id may look like; anything else need not trouble the database. */
const possibleKey = /^[\da-z-]{1,64}$/

async function findPublicBranch(req: PayloadRequest, key: string): Promise<Branch | null> {
  if (!possibleKey.test(key)) return null

  const isKey: Where = isUuid(key) ? { id: { equals: key } } : { identifier: { equals: key } }
  const found = await findRecord(asSystem(req), 'branches', {
    where: { and: [isKey, { isPublic: { equals: true } }] },
  })
  return found ?? null
}

async function findMenus(req: PayloadRequest, branch: string): Promise<Menu[]> {
  const docs = await findRecords(asSystem(req), 'menus', {
    where: { branches: { in: [branch] } },
    limit: 50,
    // The newest ones: among them is the active menu, and all that follow it.
    sort: '-availableFrom',
  })
  return docs.toReversed()
}

async function findTables(req: PayloadRequest, branch: string): Promise<TableView[]> {
  const docs = await findRecords(asSystem(req), 'tables', {
    where: { branch: { equals: branch } },
    limit: 1000,
    sort: 'identifier',
    select: { identifier: true, name: true },
  })
  return docs.map(({ id, identifier, name }) => ({ id, identifier, name }))
}

/** What is switched off entirely stays out; what is only not orderable now is for the reader to judge. */
const isShown: Where = {
  or: [{ isEnabled: { equals: true } }, { isVisibleWhenUnavailable: { equals: true } }],
}

const shownOf = (ids: string[]): Where => ({ and: [{ id: { in: [...new Set(ids)] } }, isShown] })

async function findCategories(req: PayloadRequest, ids: string[]): Promise<Category[]> {
  if (ids.length === 0) return []
  return findRecords(asSystem(req), 'categories', { where: shownOf(ids) })
}

async function findProducts(req: PayloadRequest, ids: string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  return findRecords(asSystem(req), 'products', { where: shownOf(ids) })
}

async function readPopular(req: PayloadRequest, branch: string, products: Product[]): Promise<string[]> {
  const offered = products.map(({ id }) => id)

  return popularProducts(await recentSales(req.payload, branch), offered)
}

async function readBundled(req: PayloadRequest, products: Product[]): Promise<Map<string, Bundled>> {
  const ids = products.flatMap((product) =>
    (product.bundleItems ?? []).map((item) => idOfRelation(item.product)),
  )
  if (ids.length === 0) return new Map()

  const docs = await findRecords(asSystem(req), 'products', {
    where: { id: { in: [...new Set(ids)] } },
    select: { name: true, soldOutUntil: true },
  })
  return new Map(docs.map((product) => [product.id, product]))
}
