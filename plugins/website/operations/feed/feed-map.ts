import { shownMap } from '#domain/content/fed/shown-map.ts'
import { readShopSettings } from '#plugins/shop/shop.port.ts'

import type { Feed } from '../feed-sections.ts'
import { findBranches } from './find-branches.ts'

/** Where the branches are, on the map that the shop has. */
export const feedMap: Feed<'map'> = async (req, section, { division }) => {
  const [branches, { map }] = await Promise.all([
    findBranches(req, section.branches, division),
    readShopSettings(req),
  ])

  return shownMap(branches, map)
}
