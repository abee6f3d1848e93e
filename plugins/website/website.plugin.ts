import type { PayloadRequest } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { requireRight, rightTo } from '#kernel/access/rights.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { aboutNothing } from '#kernel/api/about-nothing.ts'
import { capability } from '#kernel/capability/capability.ts'
import { Refused } from '#kernel/refused.ts'
import {
  newsFeedContract,
  pageContract,
  pageMapContract,
  pagePlaceContract,
  sectionSchemaContract,
  typedPageContract,
  websiteContract,
} from '#domain/content/website-calls.contract.ts'

import { previewedSite } from '#plugins/editing/editing.port.ts'
import { divisionOfPreview } from './operations/division-of-preview.ts'
import { readNewsFeed } from './operations/read-news-feed.ts'
import { readAround } from './operations/read-around.ts'
import { readPage, readPageOf } from './operations/read-page.ts'
import { readPageMap } from './operations/read-page-map.ts'
import { readPlace, readPlaceOf } from './operations/read-place.ts'
import { readPreview } from './operations/read-preview.ts'
import { readWebsite, readWebsiteOf } from './operations/read-website.ts'
import { sectionSchema } from './operations/section-schema.ts'

/** What only those who write pages may ask. */
const forWriters = [
  endpointOf(sectionSchemaContract, async (req, { query }) => {
    await requireRight(req, 'update', 'sites')

    return Response.json(sectionSchema(query.type, req.payload.blocks))
  }),
  endpointOf(typedPageContract, async (req, { body }) => {
    await requireRight(req, 'update', 'sites')

    return unkept(await readPreview(req, { ...body, isWritten: true, now: Temporal.Now.instant() }))
  }),
]

/** The read model of the website: everything a page needs in a few statements. */
export const websitePlugin = capability({
  name: 'website',
  endpoints: [
    endpointOf(pagePlaceContract, async (req, { query }) => {
      const around = await readAround(req, query)
      if (around) return unkept(await readPlaceOf(req, around.division, query.path))
      if (previewedSite(req, query.preview)) return unkept({ kind: 'page', hasWebsite: true })

      const place = await readPlace(req, query)
      return Response.json(place, place.kind === 'none' ? { headers: aboutNothing } : {})
    }),
    endpointOf(newsFeedContract, async (req, { query }) => Response.json(await readNewsFeed(req, query))),
    endpointOf(pageMapContract, async (req, { query }) => Response.json(await readPageMap(req, query))),
    endpointOf(pageContract, async (req, { query }) => {
      const now = Temporal.Now.instant()
      const around = await readAround(req, query)
      if (around) return unkept(await readPageOf(req, around.division, { path: query.path, now }))
      const previewed = previewedSite(req, query.preview)
      if (previewed) {
        const division = typedDivision(req, query)
        return unkept(
          await readPreview(req, {
            id: previewed,
            now,
            isWritten: query.isWritten !== undefined && (await mayWrite(req)),
            ...(division !== undefined && { values: { division } }),
          }),
        )
      }

      const page = await readPage(req, { ...query, now })
      if (!page) throw new Refused('not-found')
      return Response.json(page)
    }),
    ...forWriters,
    endpointOf(websiteContract, async (req, { query }) => {
      const around = await readAround(req, query)
      if (around) return unkept(await readWebsiteOf(req, around.division, around))
      const previewed = previewedSite(req, query.preview)
      if (previewed) {
        const division = await divisionOfPreview(req, { id: previewed, typed: typedDivision(req, query) })
        return unkept(await readWebsiteOf(req, division))
      }

      return Response.json(await readWebsite(req, query))
    }),
  ],
})

const mayWrite = async (req: PayloadRequest): Promise<boolean> =>
  (await rightTo(req, 'update', 'sites')) !== false

/** Whoever was only sent a link sees the page as it is. */
function typedDivision(req: PayloadRequest, { division }: { division?: string | undefined }) {
  return staffOf(req) ? division : undefined
}

/** What is not public yet is kept by nobody. */
function unkept(view: unknown): Response {
  if (!view) throw new Refused('unknown-record')

  return Response.json(view, { headers: { 'cache-control': 'no-store' } })
}
