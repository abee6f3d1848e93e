import type { PayloadRequest } from 'payload'

import type { Division, Site } from '#cms/payload-types.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import type { SiteRef } from '#domain/content/page.contract.ts'
import { sectionsHoldUntilMs, sectionsShownAt } from '#domain/content/section-times.ts'
import { type SectionType, typesHolding } from '#domain/content/section-types.ts'
import { noteUntil } from '#kernel/live/readings.ts'

import { pageHref } from './page-href.ts'
import { publicPagesOf } from './public-pages.ts'

const asking: SectionType = 'sectionNewsTeasers'
const archive: SectionType = 'newsArchive'
/** A house has one such page, and now and then one that it is about to replace. */
const mostLooked = 5

type Sections = NonNullable<NonNullable<Site['content']>['body']>

type Asking = { site: Site; division: Division | null; now: Temporal.Instant }

/**
 * The page of the division that lists all news, if this one shows some of them: in one statement, whatever pages hold.
 */
export async function findNewsArchive(
  req: PayloadRequest,
  { site, division, now }: Asking,
): Promise<SiteRef | null> {
  const body: unknown = site.content?.body
  // What somebody is typing may be anything.
  if (!Array.isArray(body) || !body.some((section) => section?.blockType === asking)) return null

  const holding = await findRecords(asSystem(req), 'sites', {
    where: {
      and: [
        publicPagesOf(division),
        { type: { in: typesHolding(archive) } },
        { 'content.body.blockType': { equals: archive } },
      ],
    },
    select: { name: true, path: true, type: true, content: { body: true } },
    sort: 'path',
    limit: mostLooked,
  })
  const found = holding.find((page) => showsArchive(page.content?.body ?? [], now))

  return found ? { id: found.id, name: found.name, href: pageHref(found) } : null
}

/** An archive that is hidden, or not there yet, is none that anybody is led to. */
function showsArchive(body: Sections, now: Temporal.Instant): boolean {
  const archives = body.filter(({ blockType }) => blockType === archive)
  noteUntil(sectionsHoldUntilMs(archives, now))

  return sectionsShownAt(archives, now).length > 0
}
