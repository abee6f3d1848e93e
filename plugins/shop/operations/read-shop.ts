import type { PayloadRequest } from 'payload'

import { divisionOrigin } from '#collections/shared/division-origin.ts'
import { divisionOfHost, ownedBy } from '#collections/shared/divisions.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import type { ShopView } from '#domain/catalogue/shop.contract.ts'
import { readFonts, readFrame } from '#plugins/website/website.port.ts'
import { divisionSettings } from './division-settings.ts'
import { readShopSettings } from './read-shop-settings.ts'
import { readPictures, readTags, toTagView } from './shop-pictures.ts'
import { branchPictures, toBranchCard } from './to-branch-view.ts'
import { withoutNulls } from './without-nulls.ts'

/** What every storefront page of a host's division needs: settings, branches and the tags to filter them by. */
export async function readShop(req: PayloadRequest, { host }: { host: string }): Promise<ShopView> {
  const division = await divisionOfHost(req, host)
  const [config, tags, branches] = await Promise.all([
    readShopSettings(req),
    readTags(req),
    findRecords(asSystem(req), 'branches', { where: ownedBy(division), limit: 500, sort: 'name' }),
  ])
  const { favicon, previewImage } = config.iconsOf(division)
  const [pictures, fonts, frame] = await Promise.all([
    readPictures(req, [
      config.logo,
      division?.logo,
      favicon,
      previewImage,
      ...tags.map((tag) => tag.image),
      ...branches.flatMap(branchPictures),
    ]),
    readFonts(req, division?.theme?.font || config.font),
    readFrame(req, { division, branches: branches.filter(({ isPublic }) => isPublic) }),
  ])
  const tagViews = tags.map((tag) => toTagView(tag, pictures))
  const parts = { pictures, tags: new Map(tagViews.map((tag) => [tag.id, tag])) }

  return withoutNulls({
    origin: divisionOrigin(division),
    settings: divisionSettings(config.toSettings(pictures), division, pictures),
    fonts,
    tracking: config.trackingOf(division),
    map: config.map,
    favicon: pictures.one(favicon),
    previewImage: pictures.one(previewImage),
    ...frame,
    branches: branches.map((branch) => toBranchCard(branch, parts)),
    tags: tagViews,
  })
}
