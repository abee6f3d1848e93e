import type { PayloadRequest } from 'payload'

import { divisionOrigin } from '#collections/shared/division-origin.ts'
import { divisionOfHost } from '#collections/shared/divisions.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { compareNews } from '#domain/content/news-order.ts'
import type { NewsFeed } from '#domain/content/page.contract.ts'

import { pageHref } from './page-href.ts'
import { indexedPagesOf } from './public-pages.ts'

/** As many as programs keep at first; they ask again long before there are more. */
const mostItems = 50
/** Which are the newest is known once all are read, since a day that nobody has said is the one of making. */
const mostRead = 500

/** The news of a division, as far as search engines may find them. */
export async function readNewsFeed(req: PayloadRequest, { host }: { host: string }): Promise<NewsFeed> {
  const division = await divisionOfHost(req, host)
  const [settings, docs] = await Promise.all([
    req.payload.findGlobal({ slug: 'config', depth: 0, ...asSystem(req) }),
    findRecords(asSystem(req), 'sites', {
      where: { and: [indexedPagesOf(division), { type: { equals: 'custom_news' } }] },
      select: {
        name: true,
        path: true,
        type: true,
        publishedAt: true,
        createdAt: true,
        updatedAt: true,
        content: { teaserText: true },
      },
      sort: ['-publishedAt', 'path'],
      limit: mostRead,
    }),
  ])

  const items = docs.map(({ id, name, path, type, publishedAt, createdAt, updatedAt, content }) => ({
    id,
    name,
    href: pageHref({ path, type }),
    teaserText: content?.teaserText ?? null,
    publishedAt: publishedAt ?? createdAt,
    updatedAt,
  }))

  return {
    origin: divisionOrigin(division),
    name: division?.name ?? settings.shopName,
    description: division?.description ?? settings.description ?? null,
    items: items.toSorted(compareNews).slice(0, mostItems),
  }
}
