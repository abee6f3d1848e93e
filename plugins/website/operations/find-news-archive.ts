import type { PayloadRequest } from 'payload'

import type { Division, Site } from '#cms/payload-types.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import type { SiteRef } from '#domain/content/page.contract.ts'
import { type SectionType, typesHolding } from '#domain/content/section-types.ts'

import { pageHref } from './page-href.ts'
import { publicPagesOf } from './public-pages.ts'

const asking: SectionType = 'sectionNewsTeasers'
const archive: SectionType = 'newsArchive'

/**
 * The page of the division that lists all news, if this one shows some of them: in one statement, whatever pages hold.
 */
export async function findNewsArchive(
  req: PayloadRequest,
  site: Site,
  division: Division | null,
): Promise<SiteRef | null> {
  const body: unknown = site.content?.body
  // What somebody is typing may be anything.
  if (!Array.isArray(body) || !body.some((section) => section?.blockType === asking)) return null

  const found = await findRecord(asSystem(req), 'sites', {
    where: {
      and: [
        publicPagesOf(division),
        { type: { in: typesHolding(archive) } },
        { 'content.body.blockType': { equals: archive } },
      ],
    },
    select: { name: true, path: true, type: true },
    sort: 'path',
  })

  return found ? { id: found.id, name: found.name, href: pageHref(found) } : null
}
