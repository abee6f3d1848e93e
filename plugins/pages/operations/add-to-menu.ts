import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Navigation } from '#cms/payload-types.ts'
import { readDivisions } from '#collections/shared/divisions.ts'
import { type MenuPlace, placeIn } from '#domain/content/pages/menu-places.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { requireTransaction } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'

import { pagesOfBrand } from './pages-of-brand.ts'
import { brandOf } from './read-page-tree.ts'

type Asked = MenuPlace & { menu: string; page: string; label: string }
type Items = NonNullable<Navigation['items']>

/** A page gets an item of a menu, at a place that whoever asks has seen. */
export async function addToMenu(
  req: PayloadRequest,
  { menu, page, label, below, behind }: Asked,
): Promise<string> {
  return inTransaction(req, async () => {
    const transaction = await requireTransaction(req)
    // Items are kept as one: what somebody else adds meanwhile has to be read first.
    await transaction.execute(sql`select 1 from navigations where id = ${menu} for no key update`)
    const stored = await req.payload.findByID({
      collection: 'navigations',
      id: menu,
      depth: 0,
      disableErrors: true,
      ...asUser(req),
    })
    if (!stored) throw new Refused('unknown-record')
    await refuseForeign(req, stored, page)

    const item: Items[number] = { blockType: 'site', label, site: page, isEnabled: true }
    const items = placeIn<Items[number]>(stored.items ?? [], { below, behind }, item)
    if (!items) throw new Refused('changed-meanwhile')
    await req.payload.update({
      collection: 'navigations',
      id: menu,
      data: { items },
      depth: 0,
      overrideLock: false,
      ...asUser(req),
    })

    return stored.name
  })
}

/** Visitors of a brand reach the pages of their own alone; a menu for all leaves out what is not theirs. */
async function refuseForeign(req: PayloadRequest, { division }: Navigation, page: string): Promise<void> {
  const { brand } = await pagesOfBrand(req, page)
  if (!division || brandOf(await readDivisions(req), idOf(division)) === brand) return

  refuseFields([
    { field: 'menu', code: 'other-division', message: 'Dieses Menü gehört zu einer anderen Organisation.' },
  ])
}
