import type { PayloadRequest } from 'payload'

import { divisionOrigin } from '#collections/shared/division-origin.ts'
import { divisionOfHost } from '#collections/shared/divisions.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import type { PageMap } from '#domain/content/page.contract.ts'

import { indexedPagesOf } from './public-pages.ts'
import { pageHref } from './page-href.ts'

/** As many as one sitemap may list. */
const mostPages = 50_000

export async function readPageMap(req: PayloadRequest, { host }: { host: string }): Promise<PageMap> {
  const division = await divisionOfHost(req, host)
  const docs = await findRecords(asSystem(req), 'sites', {
    where: indexedPagesOf(division),
    select: { type: true, path: true, updatedAt: true },
    sort: 'path',
    limit: mostPages,
  })

  return {
    origin: divisionOrigin(division),
    pages: docs.map((page) => ({ href: pageHref(page), updatedAt: page.updatedAt })),
  }
}
