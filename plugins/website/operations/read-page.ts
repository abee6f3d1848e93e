import type { PayloadRequest, Where } from 'payload'

import type { Division, Site } from '#cms/payload-types.ts'
import { divisionOfHost } from '#collections/shared/divisions.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord, findRecords } from '#kernel/database/find-records.ts'
import type { PageView, SiteRef, Teaser } from '#domain/content/page.contract.ts'
import { normalisePath } from '#domain/content/paths.ts'

import { publicPagesOf } from './public-pages.ts'
import { pageHref } from './page-href.ts'
import { collecting, readRelations, wantNothing } from './read-relations.ts'
import { type Replace, replaceInSections, replaceRelations } from './replace-relations.ts'

type Values = Record<string, unknown>

/** A public page in full, in at most seven statements however long it is; null when there is none. */
export async function readPage(
  req: PayloadRequest,
  { path, host }: { path: string; host: string },
): Promise<PageView | null> {
  const division = await divisionOfHost(req, host)
  const [site, others] = await Promise.all([
    findSite(req, division, normalisePath(path)),
    findTeasers(req, division, normalisePath(path)),
  ])

  return site ? toView(req, { site, others, division }) : null
}

/** A page with everything it names: pictures, files and other pages. */
export async function toView(
  req: PayloadRequest,
  { site, others, division }: { site: Site; others: Site[]; division: Division | null },
): Promise<PageView> {
  const wanted = wantNothing()
  for (const each of [site, ...others]) fillIn(req, each, collecting(wanted))
  const replace = await readRelations(req, wanted, division)

  return toPageView(
    fillIn(req, site, replace),
    others.map((each) => fillIn(req, each, replace)),
  )
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
            { type: { in: ['custom_service', 'custom_category', 'custom_news', 'custom_home'] } },
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

type Filled = { site: Site; content: PageView['content']; seo: Values; body: PageView['body'] }

function fillIn(req: PayloadRequest, site: Site, replace: Replace): Filled {
  const { flattenedFields } = req.payload.collections.sites.config
  const fields = flattenedFields.filter(({ name }) => name === 'content' || name === 'seo')
  const { content = {}, seo = {} } = replaceRelations(fields, { ...site }, replace) as {
    content?: Values
    seo?: Values
  }
  const body = Array.isArray(site.content?.body) ? site.content.body : []
  const { body: _sections, ...own } = content

  return {
    site,
    content: own,
    seo,
    body: replaceInSections(req.payload.blocks, body, replace),
  }
}

function toPageView({ site, content, seo, body }: Filled, others: Filled[]): PageView {
  const { id, name, path, type, publishedAt, updatedAt } = site
  const teasersOf = (wanted: Site['type']) =>
    others.filter((other) => other.site.type === wanted).map(toTeaser)

  return {
    id,
    name,
    href: pageHref({ path, type }),
    type,
    publishedAt: publishedAt ?? site.createdAt,
    updatedAt,
    seo: { ...(seo as PageView['seo']), isIndexed: seo.isIndexed !== false },
    content,
    body,
    trail: trailOf(site, others),
    services: teasersOf('custom_service').toSorted(byPath),
    techniques: teasersOf('custom_category').toSorted(byPath),
    news: teasersOf('custom_news'),
  }
}

const byPath = (one: Teaser, other: Teaser): number => one.href.localeCompare(other.href, 'de')

function toTeaser({ site, content }: Filled): Teaser {
  const { id, name, path, type, publishedAt, createdAt } = site
  return { id, name, href: pageHref({ path, type }), ...content, publishedAt: publishedAt ?? createdAt }
}

/** Nothing is above a home page. Of several, the one that visitors see leads the way of the others. */
function trailOf(site: Site, others: Filled[]): SiteRef[] {
  if (site.type === 'custom_home') return []
  const sites = others.map((other) => other.site)
  const home = sites
    .filter(({ type }) => type === 'custom_home')
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]
  const isAbove = ({ type, path }: Site) => type !== 'custom_home' && site.path.startsWith(`${path}/`)

  return sites
    .filter((other) => other === home || isAbove(other))
    .map(({ id, name, path, type }) => ({ id, name, href: pageHref({ path, type }) }))
    .toSorted((one, other) => one.href.length - other.href.length)
}
