import type { PayloadRequest } from 'payload'

import type { Block, Config, Division, Navigation } from '#cms/payload-types.ts'
import { faviconOf, logoOf } from '#collections/shared/division-icon.ts'
import { divisionOrigin } from '#collections/shared/division-origin.ts'
import { divisionOfHost, ownedBy } from '#collections/shared/divisions.ts'
import { shownToVisitors } from '#collections/shared/drafts.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import {
  type FontFace,
  type SiteRef,
  websiteBranchFields,
  type WebsiteView,
} from '#domain/content/page.contract.ts'
import { themeOf } from '#domain/content/theme.ts'
import { trackingOf } from '#domain/insight/tracking.contract.ts'
import { type MenuItem, type StoredMenuItem, toMenu } from '#domain/content/navigation.ts'
import { legalPaths } from '#domain/url-space.data.ts'

import { readFonts } from './read-fonts.ts'
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
  const [navigations, branches, news, fonts] = await Promise.all([
    findNavigations(req, division),
    findBranches(req, division),
    findNewsBlock(req, division),
    readFonts(req, division?.theme?.font || settings.font),
  ])
  const parts: Parts = { settings, division, navigations, branches, news, fonts }
  const wanted = wantNothing()
  assemble(parts, collecting(wanted))

  return assemble(parts, await readRelations(req, wanted, division))
}

type Parts = {
  settings: Settings
  division: Division | null
  navigations: Navigation[]
  branches: (Branches[number] & { id: string })[]
  news: Block | undefined
  fonts: FontFace[]
}

function assemble(parts: Parts, replace: Replace): WebsiteView {
  const { settings, division, navigations, branches, news, fonts } = parts
  const picture = (id: unknown) => (id ? (replace('images', String(id)) as WebsiteView['logo']) : null)
  const { theme, contact } = division ?? {}
  const menu = (place: string) => menuOf(navigations, place, { branches, replace })

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
    // Another division's picture is worse than none.
    previewImage: picture(
      theme?.previewImage ?? (division?.isDefault === false ? null : settings.previewImage),
    ),
    contact: contactOf(division, branches),
    socialLinks: socialLinksOf(division, settings),
    legalLinks: legalLinksOf(division, settings, replace),
    branches: branches.map(({ id: _id, ...branch }) => branch),
    menu: menu('main'),
    footerMenu: menu('footer'),
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

function socialLinksOf(division: Division | null, settings: Settings): WebsiteView['socialLinks'] {
  const own = division?.contact?.socialLinks ?? []
  const links = own.length > 0 || division?.isDefault === false ? own : (settings.socialLinks ?? [])

  return links.map(({ label, url }) => ({ label, url }))
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

type Targets = { branches: Parts['branches']; replace: Replace }

/** The division's own menu for a place goes before the one for all. */
function menuOf(navigations: Navigation[], place: string, targets: Targets): MenuItem[] {
  const fitting = navigations.filter(({ identifier }) => identifier === place)
  const chosen = fitting.find(({ division }) => division) ?? fitting[0]

  return toMenu((chosen?.items ?? []).map((item) => withTarget(item as RawItem, targets)))
}

type RawItem = Omit<StoredMenuItem, 'children'> & {
  site?: unknown
  branch?: unknown
  children?: RawItem[] | null
}

function withTarget(item: RawItem, targets: Targets): StoredMenuItem {
  const { branches, replace } = targets
  const site = item.site ? (replace('sites', String(item.site)) as SiteRef | null) : null
  const branch = branches.find(({ id }) => id === item.branch)

  return {
    ...item,
    sitePath: site?.href ?? null,
    branchIdentifier: branch?.identifier ?? null,
    children: (item.children ?? []).map((child) => withTarget(child, targets)),
  }
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

async function findNavigations(req: PayloadRequest, division: Division | null): Promise<Navigation[]> {
  return findRecords(asSystem(req), 'navigations', {
    where: { or: [ownedBy(division), { division: { exists: false } }] },
    limit: 50,
    sort: 'identifier',
  })
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
