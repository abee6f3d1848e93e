import type { PayloadRequest } from 'payload'

import { brandOrigin } from '#collections/shared/brand-origin.ts'
import { divisionOfHost } from '#collections/shared/divisions.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import type { PageMap } from '#domain/content/page.contract.ts'

import { publicPagesOf } from './public-pages.ts'
import { pageHref } from './page-href.ts'

/** As many as one sitemap may list. */
const mostPages = 50_000

export async function readPageMap(req: PayloadRequest, { host }: { host: string }): Promise<PageMap> {
  const division = await divisionOfHost(req, host)
  const { docs } = await req.payload.find({
    collection: 'sites',
    where: { and: [publicPagesOf(division), { 'seo.isIndexed': { not_equals: false } }] },
    select: { type: true, path: true, updatedAt: true },
    sort: 'path',
    depth: 0,
    limit: mostPages,
    pagination: false,
    ...asSystem(req),
  })

  return {
    origin: brandOrigin(division),
    pages: docs.map((page) => ({ href: pageHref(page), updatedAt: page.updatedAt })),
  }
}
