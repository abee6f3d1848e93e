import type { GeneratePreviewURL, PayloadRequest } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'

type Doc = Record<string, unknown>

/** Where guests see a record in the shop. */
export const publicAddresses = {
  branches: (branch) => (branch.isPublic ? pageOf(branch) : null),
  menus: (menu, { req }) => firstPublicBranch(req, relationsOf(menu.branches)),
  products: (product, { req }) => branchWithMenu(req, 'catalog.products', product),
  categories: (category, { req }) => branchWithMenu(req, 'catalog.category', category),
  divisions: (division) => (division.isDefault ? '/store' : null),
} satisfies Record<string, GeneratePreviewURL>

const pageOf = ({ identifier }: Doc): string | null => (identifier ? `/store/${String(identifier)}` : null)

const relationsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(idOf) : [])

/** Of all menus that hold it, the one that began last is most likely the one that guests see. */
async function branchWithMenu(req: PayloadRequest, field: string, { id }: Doc): Promise<string | null> {
  if (typeof id !== 'string') return null

  const { docs } = await req.payload.find({
    collection: 'menus',
    where: { [field]: { equals: id } },
    sort: '-availableFrom',
    select: { branches: true },
    limit: 10,
    pagination: false,
    depth: 0,
    ...asUser(req),
  })
  return firstPublicBranch(
    req,
    docs.flatMap(({ branches }) => relationsOf(branches)),
  )
}

async function firstPublicBranch(req: PayloadRequest, ids: readonly string[]): Promise<string | null> {
  if (ids.length === 0) return null

  const { docs } = await req.payload.find({
    collection: 'branches',
    where: { and: [{ id: { in: ids } }, { isPublic: { equals: true } }] },
    select: { identifier: true },
    limit: 1,
    pagination: false,
    depth: 0,
    ...asUser(req),
  })
  return docs[0] ? pageOf(docs[0]) : null
}
