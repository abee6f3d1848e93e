import type { PayloadRequest } from 'payload'

import type { Block, Config, Division } from '#cms/payload-types.ts'
import { faviconOf, logoOf, previewImageOf } from '#collections/shared/division-icon.ts'
import { divisionOrigin } from '#collections/shared/division-origin.ts'
import { divisionOfHost, ownedBy } from '#collections/shared/divisions.ts'
import { shownToVisitors } from '#collections/shared/drafts.ts'
import { socialLinksOf } from '#collections/shared/social-links.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { accentColors } from '#domain/content/accent-colors.ts'
import type { SiteRef, WebsiteView } from '#domain/content/page.contract.ts'
import { themeOf } from '#domain/content/theme.ts'
import type { WebsiteTheme } from '#domain/content/website-theme.ts'
import { trackingOf } from '#domain/insight/tracking.contract.ts'
import { legalPaths } from '#domain/url-space.data.ts'

import { findNavigations, menusOf, type MenuParts, withPrepared } from './menus.ts'
import type { Around } from './read-around.ts'
import { readFonts } from './read-fonts.ts'
import { type OpenBranches, readOpenBranches } from './read-open-branches.ts'
import { readStanding } from './read-standing.ts'
import { collecting, readRelations, wantNothing } from './read-relations.ts'
import { type Replace, replaceInText } from './replace-relations.ts'

type Settings = Config['globals']['config']
type Branches = WebsiteView['branches']

/** What surrounds every page of the division that a host belongs to. */
export async function readWebsite(req: PayloadRequest, { host }: { host: string }): Promise<WebsiteView> {
  return readWebsiteOf(req, await divisionOfHost(req, host))
}

/** The same for a division whose pages may have no host yet, and with what is still prepared for it. */
export async function readWebsiteOf(
  req: PayloadRequest,
  stored: Division | null,
  { navigation, theme }: Pick<Around, 'navigation' | 'theme'> = {},
): Promise<WebsiteView> {
  const division = stored && theme ? { ...stored, theme } : stored
  const settings = await req.payload.findGlobal({ slug: 'config', depth: 0, ...asSystem(req) })
  const [navigations, branches, news, fonts, { contactHref }] = await Promise.all([
    findNavigations(req, division).then((menus) => withPrepared(menus, navigation)),
    readOpenBranches(req, division),
    findNewsBlock(req, division),
    // A pair comes with the product, and nothing else is asked for then.
    division?.theme?.fontPair ? [] : readFonts(req, division?.theme?.font || settings.font),
    readStanding(req, division),
  ])
  const parts: Parts = { settings, division, navigations, ...branches, news, fonts, contactHref }
  const wanted = wantNothing()
  assemble(parts, collecting(wanted))

  return assemble(parts, await readRelations(req, wanted, division))
}

type Parts = Pick<WebsiteView, 'contactHref' | 'fonts'> &
  OpenBranches & {
    settings: Settings
    division: Division | null
    navigations: MenuParts['navigations']
    news: Block | undefined
  }

function assemble(parts: Parts, replace: Replace): WebsiteView {
  const { settings, division, branches, openUntil, news, fonts, contactHref } = parts
  const picture = (id: unknown) => (id ? (replace('images', String(id)) as WebsiteView['logo']) : null)
  const { theme, contact } = division ?? {}

  return {
    name: division?.name ?? settings.shopName,
    description: division?.description ?? settings.description,
    businessName: contact?.businessName || settings.businessName,
    businessType: division?.businessType ?? null,
    homeHref: '/',
    origin: divisionOrigin(division),
    theme: websiteThemeOf(settings, theme),
    fonts,
    logo: picture(logoOf(settings, division)),
    favicon: picture(faviconOf(settings, division)),
    previewImage: picture(previewImageOf(settings, division)),
    contact: contactOf(division, branches),
    socialLinks: socialLinksOf(settings, division),
    legalLinks: legalLinksOf(division, settings, replace),
    branches: branches.map(({ id: _id, ...branch }) => branch),
    ...(openUntil !== undefined && { openUntil }),
    ...menusOf(parts, replace),
    contactHref,
    tracking: trackingOf(settings, division?.tracking),
    hasToolbar: settings.enablePluginToolbar ?? false,
    newsOverlay: news ? overlayOf(news, replace) : null,
  }
}

/** The look of a website; an accent comes as it is legible, whatever was stored before it was judged. */
function websiteThemeOf(settings: Settings, theme: Division['theme']): WebsiteTheme {
  const look = themeOf(settings, theme)
  const { face, fontPair, accent, claims } = theme ?? {}

  return {
    ...look,
    ...(face && { face }),
    ...(fontPair && { fontPair }),
    ...(accent && { accent: accentColors({ ...look, accent }) }),
    ...(claims && claims.length > 0 && { claims }),
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
