import { requireRight } from '#kernel/access/rights.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { aboutNothing } from '#kernel/api/about-nothing.ts'
import { capability } from '#kernel/capability/capability.ts'
import { Refused } from '#kernel/refused.ts'
import {
  pageContract,
  pageMapContract,
  pagePlaceContract,
  sectionSchemaContract,
  typedPageContract,
  websiteContract,
} from '#domain/content/website-calls.contract.ts'

import { previewedSite } from '#plugins/editing/editing.port.ts'
import { hostOfPage } from './operations/host-of-page.ts'
import { readPage } from './operations/read-page.ts'
import { readPageMap } from './operations/read-page-map.ts'
import { readPlace } from './operations/read-place.ts'
import { readPreview } from './operations/read-preview.ts'
import { readWebsite } from './operations/read-website.ts'
import { sectionSchema } from './operations/section-schema.ts'

/** What only those who write pages may ask. */
const forWriters = [
  endpointOf(sectionSchemaContract, async (req, { query }) => {
    await requireRight(req, 'update', 'sites')

    return Response.json(sectionSchema(query.type, req.payload.blocks))
  }),
  endpointOf(typedPageContract, async (req, { body }) => {
    await requireRight(req, 'update', 'sites')

    return unkept(await readPreview(req, body))
  }),
]

/** The read model of the website: everything a page needs in a few statements. */
export const websitePlugin = capability({
  name: 'website',
  endpoints: [
    endpointOf(pagePlaceContract, async (req, { query }) => {
      if (previewedSite(req, query.preview)) return unkept({ kind: 'page', hasWebsite: true })

      const place = await readPlace(req, query)
      return Response.json(place, place.kind === 'none' ? { headers: aboutNothing } : {})
    }),
    endpointOf(pageMapContract, async (req, { query }) => Response.json(await readPageMap(req, query))),
    endpointOf(pageContract, async (req, { query }) => {
      const previewed = previewedSite(req, query.preview)
      if (previewed) return unkept(await readPreview(req, { id: previewed }))

      const page = await readPage(req, query)
      if (!page) throw new Refused('not-found')
      return Response.json(page)
    }),
    ...forWriters,
    endpointOf(websiteContract, async (req, { query }) => {
      const previewed = previewedSite(req, query.preview)
      if (previewed) {
        return unkept(await readWebsite(req, { host: await hostOfPage(req, previewed, query.host) }))
      }

      return Response.json(await readWebsite(req, query))
    }),
  ],
})

/** What is not public yet is kept by nobody. */
function unkept(view: unknown): Response {
  if (!view) throw new Refused('unknown-record')

  return Response.json(view, { headers: { 'cache-control': 'no-store' } })
}
