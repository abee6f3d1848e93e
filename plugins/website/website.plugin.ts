import type { Plugin } from 'payload'

import { endpointOf } from '#collections/shared/api/endpoint-of.ts'
import { Refused } from '#collections/shared/refused.ts'

import { previewedSite } from '../editing/editing.port.ts'
import { readPage } from './operations/read-page.ts'
import { readPageMap } from './operations/read-page-map.ts'
import { readPlace } from './operations/read-place.ts'
import { readWebsite } from './operations/read-website.ts'
import { pageContract, pageMapContract, pagePlaceContract, websiteContract } from './website.contracts.ts'

/** The read model of the website: everything a page needs in a few statements. */
export const websitePlugin: Plugin = (config) => ({
  ...config,
  endpoints: [
    ...(config.endpoints ?? []),
    endpointOf(pagePlaceContract, async (req, { query }) => {
      if (previewedSite(req, query.preview)) return Response.json({ kind: 'page', hasWebsite: true })

      return answer(await readPlace(req, query), ['sites', 'redirects', 'divisions'])
    }),
    endpointOf(pageMapContract, async (req, { query }) =>
      answer(await readPageMap(req, query), ['sites', 'divisions']),
    ),
    endpointOf(pageContract, async (req, { query }) => {
      const previewed = previewedSite(req, query.preview)
      const page = await readPage(req, { ...query, previewed })
      if (!page) throw new Refused('not-found')
      if (previewed) return Response.json(page)

      return answer(page, ['sites', 'divisions', 'images', 'uploads'])
    }),
    endpointOf(websiteContract, async (req, { query }) =>
      answer(await readWebsite(req, query), [
        'config',
        'divisions',
        'branches',
        'navigations',
        'blocks',
        'sites',
        'images',
        'fonts',
      ]),
    ),
  ],
})

/** The same for everybody, so the server may keep it until one of its tags drops. */
function answer(view: unknown, tags: readonly string[]): Response {
  return Response.json(view, { headers: { 'x-data-tags': tags.join(',') } })
}
