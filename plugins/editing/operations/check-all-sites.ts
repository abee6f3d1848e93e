import type { PayloadRequest } from 'payload'

import type { Division, Site } from '#cms/payload-types.ts'
import { readDivisions } from '#collections/shared/divisions.ts'
import { checkLayout } from '#domain/content/layout-checks.ts'
import { checkSearch, externalLinksOf, type SiteWarning } from '#domain/content/pages/site-checks.ts'
import { checkPage, type LivePlaces } from '#domain/content/publish-checks.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'

import { checkedDepth, livePlacesOf } from './check-site.ts'

type CheckedPage = { id: string; warnings: SiteWarning[] }

/** So many at once are held in memory with all that they name. */
const pagesAtOnce = 100

/** What should be looked at on each page as it was written last, whether it is out or not. */
export async function checkAllSites(req: PayloadRequest): Promise<CheckedPage[]> {
  const divisions = await readDivisions(req)
  const checked: CheckedPage[] = []
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await req.payload.find({
      collection: 'sites',
      draft: true,
      sort: 'id',
      limit: pagesAtOnce,
      page,
      ...checkedDepth,
      ...asUser(req),
    })
    for (const [division, sites] of Map.groupBy(docs, (site) => divisionOf(divisions, site))) {
      const contents = sites.map(({ content }) => content)
      const live = await livePlacesOf(req, division, contents)
      checked.push(...sites.map((site) => check(site, { division, live })))
    }
    if (!hasNextPage) return checked
  }
}

type Around = { division: Division | null; live: LivePlaces }

function check(site: Site, { division, live }: Around): CheckedPage {
  const isOwn = (other: string | null) =>
    other === null ? (division?.isDefault ?? true) : other === division?.id

  return {
    id: site.id,
    warnings: [
      ...checkLayout(site.type, site.content ?? {}),
      ...checkPage(site.content, live, isOwn),
      ...checkSearch(site),
      ...externalLinksOf(site.content),
    ],
  }
}

/** What names no division is the default one's. */
function divisionOf(divisions: readonly Division[], { division }: Site): Division | null {
  const named = division ? idOf(division) : null
  const own = divisions.find((each) => (named ? each.id === named : each.isDefault))

  return own ?? null
}
