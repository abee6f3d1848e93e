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
    const newest = await findMenu(req, menu, true)
    if (!newest) throw new Refused('unknown-record')
    const live = newest._status === 'draft' ? await findMenu(req, menu, false) : newest
    // One that nobody has published yet is told by its newest state alone.
    const seen = live?._status === 'published' ? live : newest
    await refuseForeign(req, seen, page)

    const item: Items[number] = { blockType: 'site', label, site: page, isEnabled: true }
    const items = placeIn<Items[number]>(seen.items ?? [], { below, behind }, item)
    if (!items) throw new Refused('changed-meanwhile')
    await store(req, menu, { items, isDraft: seen._status === 'draft' })
    if (newest._status === 'draft' && seen !== newest) {
      const own = newest.items ?? []
      const kept = placeIn<Items[number]>(own, { below, behind }, item) ?? [...own, item]
      await store(req, menu, { items: kept, isDraft: true })
    }

    return seen.name
  })
}

const findMenu = (req: PayloadRequest, id: string, draft: boolean): Promise<Navigation | null> =>
  req.payload.findByID({
    collection: 'navigations',
    id,
    draft,
    depth: 0,
    disableErrors: true,
    ...asUser(req),
  })

/** What visitors see, or what somebody is still preparing, which then has the item at its own place. */
async function store(
  req: PayloadRequest,
  id: string,
  { items, isDraft }: { items: Items; isDraft: boolean },
): Promise<void> {
  await req.payload.update({
    collection: 'navigations',
    id,
    data: { items, ...(isDraft && { _status: 'draft' }) },
    draft: isDraft,
    depth: 0,
    overrideLock: false,
    ...asUser(req),
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
