import type { PayloadRequest, Where } from 'payload'

import type { Division, Site } from '#cms/payload-types.ts'
import { divisionOfHost } from '#collections/shared/divisions.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord, findRecords } from '#kernel/database/find-records.ts'
import type { PageView } from '#domain/content/page.contract.ts'
import { normalisePath } from '#domain/content/paths.ts'
import { techniqueTypes } from '#domain/content/site-types.ts'

import { type Fed, feedSections } from './feed-sections.ts'
import { findNewsArchive } from './find-news-archive.ts'
import { type Filled, toPageView } from './page-view.ts'
import { publicPagesOf } from './public-pages.ts'
import { readOffers } from './read-offers.ts'
import { collecting, readRelations, wantNothing } from './read-relations.ts'
import { type Replace, replaceInSections, replaceRelations } from './replace-relations.ts'
import { asSeen, withoutTimes } from './seen-sections.ts'
import { withSeenPieces } from './show-pieces.ts'

type Values = Record<string, unknown>

/** A public page in full, in at most ten statements however long it is; null when there is none. */
export async function readPage(
  req: PayloadRequest,
  { path, host, now }: { path: string; host: string; now: Temporal.Instant },
): Promise<PageView | null> {
  return readPageOf(req, await divisionOfHost(req, host), { path, now })
}

/** The same for a division whose pages may have no host yet. */
export async function readPageOf(
  req: PayloadRequest,
  division: Division | null,
  { path, now }: { path: string; now: Temporal.Instant },
): Promise<PageView | null> {
  const [site, others] = await Promise.all([
    findSite(req, division, normalisePath(path)),
    findTeasers(req, division, normalisePath(path)),
  ])

  if (!site) return null

  const seen = await withSeenPieces(req, asSeen(site, now), { division, now })
  const view = await toView(req, { site: seen, others, division, now })
  return { ...view, body: withoutTimes(view.body) }
}

type Viewed = { site: Site; others: Site[]; division: Division | null; now: Temporal.Instant }

/** A page with everything it names: pictures, files and other pages. */
export async function toView(
  req: PayloadRequest,
  { site, others, division, now }: Viewed,
): Promise<PageView> {
  const wanted = wantNothing()
  for (const each of [site, ...others]) fillIn(req, each, collecting(wanted))
  const services = others.filter(({ type }) => type === 'custom_service')
  const offers = await readOffers(
    req,
    services.map(({ id }) => id),
  )
  for (const { video } of offers.values()) if (video) wanted.uploads.add(video)
  const [replace, newsArchive, fed] = await Promise.all([
    readRelations(req, wanted, division),
    findNewsArchive(req, { site, division, now }),
    feedSections(req, sectionsOf(site), { division, now }),
  ])

  return toPageView(fillIn(req, site, replace, fed), {
    others: others.map((each) => fillIn(req, each, replace)),
    offers,
    newsArchive,
    replace,
  })
}

async function findSite(
  req: PayloadRequest,
  division: Division | null,
  path: string,
): Promise<Site | undefined> {
  const isPage: Where = path === '' ? { type: { equals: 'custom_home' } } : { path: { equals: path } }
  return findRecord(asSystem(req), 'sites', {
    where: { and: [publicPagesOf(division), isPage] },
    // A path is there once; of several home pages the one that was made last counts.
    sort: '-createdAt',
  })
}

/** The sections of other pages are long and not shown here. */
const teaserFields = {
  name: true,
  path: true,
  type: true,
  position: true,
  publishedAt: true,
  createdAt: true,
  content: {
    label: true,
    description: true,
    image: true,
    teaserImage: true,
    teaserText: true,
    video: true,
  },
} as const

/** What cards and the trail of this page are made of: services, techniques, news and the pages above. */
export async function findTeasers(
  req: PayloadRequest,
  division: Division | null,
  path: string,
): Promise<Site[]> {
  const above = path.split('/').map((_, index, segments) => segments.slice(0, index).join('/'))
  const docs = await findRecords(asSystem(req), 'sites', {
    where: {
      and: [
        publicPagesOf(division),
        {
          or: [
            { type: { in: [...techniqueTypes, 'custom_service', 'custom_news', 'custom_home'] } },
            { path: { in: above.filter(Boolean) } },
          ],
        },
      ],
    },
    select: teaserFields,
    sort: ['-publishedAt', 'path'],
    limit: 500,
  })
  return docs as Site[] // with the fields that were selected
}

const sectionsOf = ({ content }: Site) => (Array.isArray(content?.body) ? content.body : [])

function fillIn(req: PayloadRequest, site: Site, replace: Replace, fed: Fed = new Map()): Filled {
  const { flattenedFields } = req.payload.collections.sites.config
  const fields = flattenedFields.filter(({ name }) => name === 'content' || name === 'seo')
  const { content = {}, seo = {} } = replaceRelations(fields, { ...site }, replace) as {
    content?: Values
    seo?: Values
  }
  const { body: _sections, ...own } = content

  return {
    site,
    content: own,
    seo,
    body: replaceInSections(req.payload.blocks, sectionsOf(site), { replace, fed }),
  }
}
