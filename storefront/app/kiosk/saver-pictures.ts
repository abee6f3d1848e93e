import type { ImageRef } from '#domain/catalogue/product.contract.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'

const mostPictures = 16

/** Those of the branch first, then one of each dish; each picture once. */
export function saverPictures({ branch, products }: Pick<BranchShopView, 'branch' | 'products'>): ImageRef[] {
  const all = [...branch.images, ...products.flatMap(({ images }) => images.slice(0, 1))]
  const byId = new Map(all.map((picture) => [picture.id, picture]))

  return [...byId.values()].slice(0, mostPictures)
}
