import type { PayloadRequest } from 'payload'

import { asSystem } from '#collections/shared/on-behalf.ts'
import type { ShopView } from '#domain/catalogue/shop.contract.ts'
import { readShopSettings } from './read-shop-settings.ts'
import { readPictures, readTags, toTagView } from './shop-pictures.ts'
import { branchPictures, toBranchCard } from './to-branch-view.ts'
import { withoutNulls } from './without-nulls.ts'

/** What every storefront page needs: the settings, the branch list and the tags to filter it by. */
export async function readShop(req: PayloadRequest): Promise<ShopView> {
  const [config, tags, { docs: branches }] = await Promise.all([
    readShopSettings(req),
    readTags(req),
    req.payload.find({
      collection: 'branches',
      depth: 0,
      limit: 500,
      pagination: false,
      sort: 'name',
      ...asSystem(req),
    }),
  ])
  const pictures = await readPictures(req, [
    config.logo,
    ...tags.map((tag) => tag.image),
    ...branches.flatMap(branchPictures),
  ])
  const tagViews = tags.map((tag) => toTagView(tag, pictures))
  const parts = { pictures, tags: new Map(tagViews.map((tag) => [tag.id, tag])) }

  return withoutNulls({
    settings: config.toSettings(pictures),
    branches: branches.map((branch) => toBranchCard(branch, parts)),
    tags: tagViews,
  })
}
