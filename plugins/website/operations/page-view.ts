import type { Site } from '#cms/payload-types.ts'
import { compareCards } from '#domain/content/card-order.ts'
import { compareNews } from '#domain/content/news-order.ts'
import type { FileRef, PageView, SiteRef, Teaser } from '#domain/content/page.contract.ts'
import { isTechnique } from '#domain/content/site-types.ts'

import { pageHref } from './page-href.ts'
import type { Offer } from './read-offers.ts'
import type { Replace } from './replace-relations.ts'

/** A page whose relations were read. */
export type Filled = {
  site: Site
  content: PageView['content']
  seo: Record<string, unknown>
  body: PageView['body']
}

/** What else its cards and links are made of. */
export type Around = {
  /** The pages of its cards and above it. */
  others: Filled[]
  /** By the ids of the pages that they name. */
  offers: ReadonlyMap<string, Offer>
  newsArchive: SiteRef | null
  replace: Replace
}

/** A page as visitors get it. */
export function toPageView({ site, content, seo, body }: Filled, around: Around): PageView {
  const { id, name, path, type, publishedAt, updatedAt } = site
  const { others, newsArchive } = around
  const isService = ({ site: other }: Filled) => other.type === 'custom_service'

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
    services: inOrder(others.filter(isService), around).map((each) => toServiceTeaser(each, around)),
    techniques: inOrder(
      others.filter((other) => isTechnique(other.site.type)),
      around,
    ).map(toTeaser),
    news: others
      .filter((other) => other.site.type === 'custom_news')
      .map(toTeaser)
      .toSorted(compareNews),
    newsArchive,
  }
}

function inOrder(pages: readonly Filled[], { offers }: Around): Filled[] {
  const placeOf = ({ site: { id, path, type, position } }: Filled) => ({
    offered: offers.get(id)?.position,
    position,
    href: pageHref({ path, type }),
  })

  return pages.toSorted((one, other) => compareCards(placeOf(one), placeOf(other)))
}

function toServiceTeaser(page: Filled, { offers, replace }: Around): Teaser {
  const teaser = toTeaser(page)
  const offer = offers.get(page.site.id)
  if (!offer) return teaser

  const { priceFromCents, durationMinutes, video } = offer
  const film = video ? (replace('uploads', video) as FileRef | null) : null
  return { ...teaser, priceFromCents, durationMinutes, video: film ?? teaser.video }
}

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
