import type { PayloadRequest } from 'payload'

import type { Division } from '#cms/payload-types.ts'
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

/** The news of a division, as far as search engines may find them. */
export async function readNewsFeed(req: PayloadRequest, { host }: { host: string }): Promise<NewsFeed> {
  const division = await divisionOfHost(req, host)
  // A day that nobody has said is the one of making. The newest of all are among the newest of both.
  const [settings, dated, undated] = await Promise.all([
    req.payload.findGlobal({ slug: 'config', depth: 0, ...asSystem(req) }),
    findNewest(req, division, 'publishedAt'),
    findNewest(req, division, 'createdAt'),
  ])

  const items = [...dated, ...undated].map(
    ({ id, name, path, type, publishedAt, createdAt, updatedAt, content }) => ({
      id,
      name,
      href: pageHref({ path, type }),
      teaserText: content?.teaserText ?? null,
      publishedAt: publishedAt ?? createdAt,
      updatedAt,
    }),
  )

  return {
    origin: divisionOrigin(division),
    name: division?.name ?? settings.shopName,
    description: division?.description ?? settings.description ?? null,
    items: items.toSorted(compareNews).slice(0, mostItems),
  }
}

/** Of those whose day is this one. */
function findNewest(req: PayloadRequest, division: Division | null, day: 'publishedAt' | 'createdAt') {
  const hasSaidDay = day === 'publishedAt'

  return findRecords(asSystem(req), 'sites', {
    where: {
      and: [
        indexedPagesOf(division),
        { type: { equals: 'custom_news' } },
        { publishedAt: { exists: hasSaidDay } },
      ],
    },
    select: {
      name: true,
      path: true,
      type: true,
      publishedAt: true,
      createdAt: true,
      updatedAt: true,
      content: { teaserText: true },
    },
    sort: [`-${day}`, 'path'],
    limit: mostItems,
  })
}
