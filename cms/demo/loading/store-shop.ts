import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'

import { division, shopConfig, standDivision } from '../shop/config.data.ts'
import { donatees, tags } from '../shop/tags-and-donatees.data.ts'
import { storeBrochure } from './store-brochure.ts'
import { paysOnline } from './store-payment-accounts.ts'
import type { Pictures } from './store-pictures.ts'

export type StoredShop = {
  division: string
  /** Of the stand that has an address of its own. */
  standDivision: string
  tagIds: Map<string, string>
  donatees: string[]
}

/** What stands above the branches: settings, divisions, tags and whom guests may donate to. */
export async function storeShop(req: PayloadRequest, pictures: Pictures): Promise<StoredShop> {
  await req.payload.updateGlobal({
    slug: 'config',
    data: {
      ...shopConfig,
      enableMollie: paysOnline(),
      enableDatatrans: paysOnline(),
      logo: pictures('logo'),
      favicon: pictures('zeichen'),
      previewImage: pictures('vorschau'),
      brochureUrl: await storeBrochure(req),
    },
    depth: 0,
    ...asSystem(req),
  })
  const looks = { logo: pictures('logo'), image: pictures('titelbild') }

  return {
    division: await storeDivision(req, { ...division, ...looks }),
    standDivision: await storeDivision(req, standDivision),
    tagIds: await storeTags(req, pictures),
    donatees: await storeDonatees(req),
  }
}

async function storeDivision(
  req: PayloadRequest,
  data: RequiredDataFromCollectionSlug<'divisions'>,
): Promise<string> {
  const { id } = await req.payload.create({ collection: 'divisions', data, depth: 0, ...asSystem(req) })

  return id
}

async function storeTags(req: PayloadRequest, pictures: Pictures): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { key, name } of tags) {
    const data = { name, image: pictures(`schlagwort-${key}`) }
    const { id } = await req.payload.create({ collection: 'tags', data, depth: 0, ...asSystem(req) })
    ids.set(key, id)
  }

  return ids
}

async function storeDonatees(req: PayloadRequest): Promise<string[]> {
  const ids: string[] = []
  for (const data of donatees) {
    const { id } = await req.payload.create({ collection: 'donatees', data, depth: 0, ...asSystem(req) })
    ids.push(id)
  }

  return ids
}
