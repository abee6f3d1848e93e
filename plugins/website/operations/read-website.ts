import type { PayloadRequest } from 'payload'

import type { Block, Config, Division } from '#cms/payload-types.ts'
import { faviconOf, logoOf, previewImageOf } from '#collections/shared/division-icon.ts'
import { divisionOrigin } from '#collections/shared/division-origin.ts'
import { divisionOfHost, ownedBy } from '#collections/shared/divisions.ts'
import { shownToVisitors } from '#collections/shared/drafts.ts'
import { socialLinksOf } from '#collections/shared/social-links.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { type SiteRef, websiteBranchFields, type WebsiteView } from '#domain/content/page.contract.ts'
import { themeOf } from '#domain/content/theme.ts'
import { trackingOf } from '#domain/insight/tracking.contract.ts'
import { legalPaths } from '#domain/url-space.data.ts'

import { findNavigations, menusOf, type MenuParts } from './menus.ts'
import { readFonts } from './read-fonts.ts'
import { readStanding } from './read-standing.ts'
import { collecting, readRelations, wantNothing } from './read-relations.ts'
import { type Replace, replaceInText } from './replace-relations.ts'

type Settings = Config['globals']['config']
type Branches = WebsiteView['branches']

/** What surrounds every page of the division that a host belongs to. */
export async function readWebsite(req: PayloadRequest, { host }: { host: string }): Promise<WebsiteView> {
  return readWebsiteOf(req, await divisionOfHost(req, host))
}

/** The same for a division whose pages may have no host yet. */
export async function readWebsiteOf(req: PayloadRequest, division: Division | null): Promise<WebsiteView> {
  const settings = await req.payload.findGlobal({ slug: 'config', depth: 0, ...asSystem(req) })
  const [navigations, branches, news, fonts, { contactHref }] = await Promise.all([
    findNavigations(req, division),
    findBranches(req, division),
    findNewsBlock(req, division),
    readFonts(req, division?.theme?.font || settings.font),
    readStanding(req, division),
  ])
  const parts: Parts = { settings, division, navigations, branches, news, fonts, contactHref }
  const wanted = wantNothing()
  assemble(parts, collecting(wanted))

  return assemble(parts, await readRelations(req, wanted, division))
}

type Parts = Pick<WebsiteView, 'contactHref' | 'fonts'> & {
  settings: Settings
  division: Division | null
  navigations: MenuParts['navigations']
  branches: (Branches[number] & { id: string })[]
  news: Block | undefined
}

function assemble(parts: Parts, replace: Replace): WebsiteView {
  const { settings, division, branches, news, fonts, contactHref } = parts
  const picture = (id: unknown) => (id ? (replace('images', String(id)) as WebsiteView['logo']) : null)
  const { theme, contact } = division ?? {}

  return {
    name: division?.name ?? settings.shopName,
    description: division?.description ?? settings.description,
    businessName: contact?.businessName || settings.businessName,
    businessType: division?.businessType ?? null,
    homeHref: '/',
    origin: divisionOrigin(division),
    theme: themeOf(settings, theme),
    fonts,
    logo: picture(logoOf(settings, division)),
    favicon: picture(faviconOf(settings, division)),
    previewImage: picture(previewImageOf(settings, division)),
    contact: contactOf(division, branches),
    socialLinks: socialLinksOf(settings, division),
    legalLinks: legalLinksOf(division, settings, replace),
    branches: branches.map(({ id: _id, ...branch }) => branch),
    ...menusOf(parts, replace),
    contactHref,
    tracking: trackingOf(settings, division?.tracking),
    hasToolbar: settings.enablePluginToolbar ?? false,
    newsOverlay: news ? overlayOf(news, replace) : null,
  }
}

function contactOf(division: Division | null, branches: Branches): WebsiteView['contact'] {
  const { phone, email, street, zipCode, city } = division?.contact ?? {}
  const [branch] = branches
  if (phone || email || street) return { phone, email, street, zipCode, city, country: 'AT' }

  return {
    phone: branch?.phone,
    email: branch?.email,
    street: branch?.street,
    zipCode: branch?.zipCode,
    city: branch?.city,
    country: branch?.country,
  }
}

function legalLinksOf(
  division: Division | null,
  settings: Settings,
  replace: Replace,
): WebsiteView['legalLinks'] {
  const { imprint, privacy } = division?.contact ?? {}
  const link = (label: string, page: unknown, legal: Settings['imprint'], fallback: string) => {
    const site = page ? (replace('sites', String(page)) as SiteRef | null) : null
    const href = site?.href ?? legal?.url ?? (legal?.content ? fallback : null)
    return href ? [{ label, href }] : []
  }

  return [
    ...link('Impressum', imprint, settings.imprint, legalPaths.imprint),
    ...link('Datenschutz', privacy, settings.privacyPolicy, legalPaths.privacyPolicy),
  ]
}

function overlayOf(news: Block, replace: Replace): WebsiteView['newsOverlay'] {
  const { image, target, link, label, text } = news.content?.body ?? {}
  if (!image && !text) return null

  const site = target ? (replace('sites', String(target)) as SiteRef | null) : null
  return {
    name: news.name,
    image: image ? (replace('images', String(image)) as WebsiteView['logo']) : null,
    href: site?.href || link || '#',
    label,
    text: (text ? replaceInText(text, replace) : null) as NonNullable<WebsiteView['newsOverlay']>['text'],
  }
}

async function findBranches(req: PayloadRequest, division: Division | null): Promise<Parts['branches']> {
  return findRecords(asSystem(req), 'branches', {
    where: { and: [{ isPublic: { equals: true } }, ownedBy(division)] },
    select: websiteBranchFields,
    limit: 200,
    sort: 'name',
  })
}

/** Spec: website 2, news overlay: the public block with the identifier “news”, the division's own before the one for all. */
async function findNewsBlock(req: PayloadRequest, division: Division | null): Promise<Block | undefined> {
  const docs = await findRecords(asSystem(req), 'blocks', {
    where: {
      and: [
        { identifier: { equals: 'news' } },
        shownToVisitors,
        { or: [ownedBy(division), { division: { exists: false } }] },
      ],
    },
    limit: 2,
  })
  return docs.find((block) => block.division) ?? docs[0]
}
