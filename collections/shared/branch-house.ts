import { join } from 'node:path'

import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'

import { logoOf } from './division-icon.ts'
import { mediaFolder } from './media-folder.ts'

/** As whom a branch speaks to its guests. */
export type BranchHouse = {
  name: string
  currency: string
  /** The picture that stands for it, by its id: its own, that of its division, or of the house. */
  logo: string | null
}

/** What the house of a branch calls itself: a guest of one brand reads nothing of another one's. */
export async function houseOfBranch(req: PayloadRequest, branch: string): Promise<BranchHouse> {
  const { shopName, currency, ...settings } = await req.payload.findGlobal({
    slug: 'config',
    depth: 0,
    select: { shopName: true, currency: true, logo: true },
    ...asSystem(req),
  })
  const { division: of, logo: own } = await req.payload.findByID({
    collection: 'branches',
    id: branch,
    depth: 0,
    select: { division: true, logo: true },
    ...asSystem(req),
  })
  const division = of ? await readDivision(req, String(of)) : null
  const logo = own ?? logoOf({ logo: settings.logo ?? null }, division)

  return {
    name: division !== null && !division.isDefault ? division.name : shopName,
    currency,
    logo: logo ? String(logo) : null,
  }
}

function readDivision(req: PayloadRequest, id: string) {
  return req.payload.findByID({
    collection: 'divisions',
    id,
    depth: 0,
    select: { name: true, isDefault: true, logo: true, theme: true },
    disableErrors: true,
    ...asSystem(req),
  })
}

/** Where the file of a picture lies; null where there is none any more. */
export async function fileOfImage(req: PayloadRequest, id: string): Promise<string | null> {
  const found = await req.payload.findByID({
    collection: 'images',
    id,
    depth: 0,
    select: { filename: true },
    disableErrors: true,
    ...asSystem(req),
  })

  return found?.filename ? join(mediaFolder('images'), found.filename) : null
}
