import type { PayloadRequest } from 'payload'

import type { Division } from '#cms/payload-types.ts'
import { divisionNamed } from '#collections/shared/divisions.ts'
import { shownToVisitors } from '#collections/shared/drafts.ts'
import { listedProducts, visibleCatalog } from '#domain/catalogue/availability.ts'
import { productParameter, tableParameter } from '#domain/catalogue/page-parameters.ts'
import { questionnairePath } from '#domain/feedback/questionnaire-path.ts'
import { isPathOfCode, redirectAddress } from '#domain/insight/qr-targets.ts'
import type { ScanTarget } from '#domain/insight/qr/scan-target.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord, findRecords } from '#kernel/database/find-records.ts'
import { cachedBranchShop } from '#plugins/shop/shop.port.ts'
import { pageHref } from '#plugins/website/website.port.ts'

import { isOfHouse } from './is-of-house.ts'

/** Where everybody sees a target: a path of the house or another address, and under whose name. */
export type TargetPlace = {
  href: string
  /** Undefined where it is the same under every name. */
  division?: Division | null
}

type Asked = { target: ScanTarget; branch: string | null; now: Temporal.Instant }

/** Null for what is not published, was deleted or is offered nowhere. */
export async function resolveTarget(
  req: PayloadRequest,
  { target: { kind, key }, branch, now }: Asked,
): Promise<TargetPlace | null> {
  if (key === '') return null
  switch (kind) {
    case 'site':
      return placeOfSite(req, key)
    case 'branch':
      return placeInShop(req, key)
    case 'table':
      return placeOfTable(req, key)
    case 'product':
      return placeOfProduct(req, { product: key, branch, now })
    case 'questionnaire':
      return placeOfQuestionnaire(req, key)
    case 'url':
      return placeOfAddress(req, key)
  }
}

async function placeOfAddress(req: PayloadRequest, address: string): Promise<TargetPlace | null> {
  const href = redirectAddress(address)
  if (href === null) return null
  const path = href.startsWith('/') ? href : (await isOfHouse(req, href)) ? new URL(href).pathname : ''

  return isPathOfCode(path) ? null : { href }
}

async function placeOfSite(req: PayloadRequest, id: string): Promise<TargetPlace | null> {
  const page = await findRecord(asSystem(req), 'sites', {
    where: { and: [{ id: { equals: id } }, shownToVisitors] },
    select: { type: true, path: true, division: true },
  })

  return page ? { href: pageHref(page), division: await divisionNamed(req, page.division) } : null
}

/** The page of a branch that guests may see. */
async function placeInShop(req: PayloadRequest, branch: string, query = ''): Promise<TargetPlace | null> {
  const found = await cachedBranchShop(req.payload, branch)
  if (!found) return null
  const division = await divisionNamed(req, found.division)

  return { href: `/store/${found.shop.branch.identifier}${query}`, division }
}

async function placeOfTable(req: PayloadRequest, id: string): Promise<TargetPlace | null> {
  const table = await findRecord(asSystem(req), 'tables', {
    where: { id: { equals: id } },
    select: { identifier: true, branch: true },
  })
  if (!table) return null

  return placeInShop(req, idOf(table.branch), `?${tableParameter}=${encodeURIComponent(table.identifier)}`)
}

type Wanted = { product: string; branch: string | null; now: Temporal.Instant }

/** In the branch of the code where that offers it, else in the first that does. */
async function placeOfProduct(req: PayloadRequest, wanted: Wanted): Promise<TargetPlace | null> {
  const { product, branch, now } = wanted
  const menus = await findRecords(asSystem(req), 'menus', {
    where: { 'catalog.products': { equals: product } },
    select: { branches: true },
    sort: '-availableFrom',
    limit: 50,
  })
  const offering = new Set(menus.flatMap(({ branches }) => branches.map(idOf)))
  const inTurn = [...offering].toSorted((one, other) => Number(other === branch) - Number(one === branch))

  for (const each of inTurn) {
    const found = await cachedBranchShop(req.payload, each)
    if (found && listedProducts(visibleCatalog(found.shop, now)).has(product)) {
      return placeInShop(req, each, `?${productParameter}=${product}`)
    }
  }
  return null
}

async function placeOfQuestionnaire(req: PayloadRequest, id: string): Promise<TargetPlace | null> {
  const found = await findRecord(asSystem(req), 'questionnaires', {
    where: { id: { equals: id }, isPublic: { equals: true } },
    select: { publicHash: true, branch: true },
  })

  return found?.publicHash ? { href: questionnairePath(found.publicHash) } : null
}
