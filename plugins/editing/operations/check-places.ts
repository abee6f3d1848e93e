import type { PayloadRequest } from 'payload'

import type { Division } from '#cms/payload-types.ts'
import { readDivisions } from '#collections/shared/divisions.ts'
import { shownToVisitors } from '#collections/shared/drafts.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { findUsagesAmong, type Usage } from '#plugins/references/references.port.ts'
import type { PublishWarning } from '#domain/content/publish-checks.ts'
import { type Place, placesLeftBehind } from '#domain/content/places-left-behind.ts'

type Page = { id: string; isPublic?: boolean | null }

/** What leads visitors to a page; whatever else names it only remembers it. */
const leading: readonly string[] = [
  'sites',
  'navigations',
  'blocks',
  'divisions',
  'services',
  'nodes',
  'qr-codes',
]

/** Who switches a page off, takes it back or moves it to another division is told what leads to it. */
export async function checkPlaces(
  req: PayloadRequest,
  { id, isPublic }: Page,
  division: Division | null,
): Promise<PublishWarning[]> {
  const live = await findRecord(asSystem(req), 'sites', {
    where: { and: [{ id: { equals: id } }, shownToVisitors] },
    select: {},
  })
  const divisions = await readDivisions(req)
  const page = { isPublic: isPublic === true, isPublished: live !== undefined }
  // Asked while somebody types: where all visitors are the same and reach the page, nothing has to be looked through.
  const isForAll = divisions.every(({ isDefault }) => isDefault)
  if (isForAll && page.isPublic && page.isPublished) return []

  const usages = await findUsagesAmong(req, 'sites', { id, collections: leading })
  const fallback = divisions.find(({ isDefault }) => isDefault)?.id ?? ''
  const told = placesLeftBehind(
    { ...page, division: { id: division?.id ?? fallback, name: division?.name ?? '' } },
    usages.map((usage) => placeOf(usage, fallback)),
  )

  return told ? [{ code: 'leads-nowhere', ...told }] : []
}

/** A page that names no division is the default one's; menus and notices that name none are for all. */
function placeOf({ collection, entity, id, title, division }: Usage, fallback: string): Place {
  const named = collection === 'divisions' ? id : (division ?? null)

  return {
    name: title === null ? null : `${entity} „${title}“`,
    division: collection === 'sites' ? (named ?? fallback) : named,
  }
}
