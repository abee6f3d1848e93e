import * as z from 'zod/mini'

import { tracking } from '../insight/tracking.contract.ts'
import { branchCard } from '../catalogue/branch.contract.ts'
import { businessTypes } from '../catalogue/business-types.data.ts'
import { type ImageRef, imageRef } from '../catalogue/product.contract.ts'
import { openWords } from '../time/open-words.contract.ts'
import { websiteTheme } from './website-theme.ts'

/** What the website reads: `GET /api/pages`, `GET /api/pages/place`, `GET /api/website`. */

export type PictureRef = ImageRef

/** Enough to build `/upload/{publicHash}/{id}-{version}.{extension}`, and what links and players say of a file. */
export const fileRef = z.object({
  id: z.string(),
  version: z.string(),
  extension: z.string(),
  publicHash: z.string(),
  name: z.nullish(z.string()),
  sizeBytes: z.nullish(z.int()),
  /** Whether a film can be heard. */
  hasAudio: z.nullish(z.boolean()),
})
export type FileRef = z.infer<typeof fileRef>

/** A public page that something leads to; `href` is “/” and its path. */
export const siteRef = z.object({ id: z.string(), name: z.string(), href: z.string() })
export type SiteRef = z.infer<typeof siteRef>

/** A page as cards show it: services, techniques and news. */
export const teaser = z.extend(siteRef, {
  label: z.nullish(z.string()),
  description: z.nullish(z.string()),
  image: z.nullish(imageRef),
  video: z.nullish(fileRef),
  teaserImage: z.nullish(imageRef),
  teaserText: z.nullish(z.string()),
  publishedAt: z.nullish(z.string()),
  /** What a service costs at least. */
  priceFromCents: z.nullish(z.int()),
  /** How long it usually takes. */
  durationMinutes: z.nullish(z.int()),
})
export type Teaser = z.infer<typeof teaser>

/** A field whose words can be written on the page itself; marks in the words count these fields from 0. */
export const writtenField = z.object({
  /** Within its section, such as `columns.0.text`. */
  path: z.string(),
  label: z.string(),
  kind: z.enum(['line', 'lines', 'formatted']),
  /** In characters. */
  maxLength: z.nullish(z.int()),
  /** The levels of headings that are right in a formatted text. */
  headings: z.optional(z.array(z.int())),
})
export type WrittenField = z.infer<typeof writtenField>

/** A section of a page; its other fields are those of its block, with pictures, files and pages in full. */
const section = z.looseObject({
  id: z.nullish(z.string()),
  blockType: z.string(),
  /** Why visitors do not see it, in German; in previews alone, since nobody else gets such a section at all. */
  unseen: z.optional(z.string()),
  /** The id of the section by which the page shows it, where it is one of a piece. */
  shownBy: z.optional(z.string()),
  /** For an editor's frame alone. */
  writtenFields: z.optional(z.array(writtenField)),
})

/** The state of a rich text as the editor keeps it; in an editor's frame with the number of its field. */
const richText = z.looseObject({ root: z.looseObject({}), mark: z.optional(z.int()) })

export const pageView = z.object({
  id: z.string(),
  name: z.string(),
  href: z.string(),
  type: z.string(),
  publishedAt: z.nullish(z.string()),
  updatedAt: z.string(),
  seo: z.object({
    title: z.nullish(z.string()),
    description: z.nullish(z.string()),
    image: z.nullish(imageRef),
    isIndexed: z.boolean(),
  }),
  content: z.object({
    label: z.nullish(z.string()),
    description: z.nullish(z.string()),
    image: z.nullish(imageRef),
    teaserImage: z.nullish(imageRef),
    teaserText: z.nullish(z.string()),
    video: z.nullish(fileRef),
    videos: z.nullish(z.object({ video: z.nullish(fileRef), video2: z.nullish(fileRef) })),
    text: z.nullish(richText),
  }),
  body: z.array(section),
  /** The public pages above this one, from the home page down. */
  trail: z.array(siteRef),
  services: z.array(teaser),
  techniques: z.array(teaser),
  news: z.array(teaser),
  /** Where all news are listed, as far as the page asks for it. */
  newsArchive: z.nullish(siteRef),
  /** Whose page it is; empty for one that names none. For an editor's frame alone. */
  division: z.optional(z.string()),
})
export type PageView = z.infer<typeof pageView>

/** A form says the number of its rows where it has none, and nothing of a row that has just come. */
const typedSections = z.union([z.array(z.nullable(section)), z.number()])

/** A page as somebody is typing it, as far as it can be shown; whatever else is sent is left aside. */
export const typedPage = z.object({
  id: z.uuid(),
  values: z.object({
    name: z.nullish(z.string().check(z.maxLength(1000))),
    type: z.nullish(z.string().check(z.maxLength(100))),
    division: z.nullish(z.string().check(z.maxLength(100))),
    content: z.nullish(z.looseObject({ body: z.nullish(typedSections) })),
  }),
})
export type TypedPage = z.infer<typeof typedPage>

export const menuItem = z.object({
  label: z.string(),
  suffix: z.optional(z.string()),
  href: z.string(),
  get children() {
    return z.array(menuItem)
  },
})

/** A font file of the house, and how the browser's own font takes its room until it has come. */
export const fontFace = z.object({
  family: z.string(),
  /** One weight, or the ends of a range. */
  weight: z.string(),
  style: z.enum(['normal', 'italic']),
  src: z.string(),
  format: z.string(),
  fallback: z.object({
    sizeAdjust: z.number(),
    ascentOverride: z.number(),
    descentOverride: z.number(),
    lineGapOverride: z.number(),
  }),
})
export type FontFace = z.infer<typeof fontFace>

const contactFields = {
  phone: true,
  email: true,
  street: true,
  zipCode: true,
  city: true,
  country: true,
} as const

/** What the website says of a branch; the shop says the rest. */
export const websiteBranchFields = {
  identifier: true,
  name: true,
  ...contactFields,
  latitude: true,
  longitude: true,
} as const

/** What every page of a division has around it. */
export const websiteView = z.object({
  name: z.string(),
  description: z.nullish(z.string()),
  businessName: z.nullish(z.string()),
  /** What search engines call its places; null while nobody has said it. */
  businessType: z.nullish(z.enum(businessTypes)),
  homeHref: z.string(),
  /** Where search engines should know the pages, whatever host was asked; null while nobody has said it. */
  origin: z.nullish(z.string()),
  theme: websiteTheme,
  /** The files of the theme's font; none where the product brings it along or nobody has stored it. */
  fonts: z.array(fontFace),
  logo: z.nullish(imageRef),
  favicon: z.nullish(imageRef),
  previewImage: z.nullish(imageRef),
  contact: z.pick(branchCard, contactFields),
  socialLinks: z.array(z.object({ label: z.string(), url: z.string() })),
  legalLinks: z.array(z.object({ label: z.string(), href: z.string() })),
  /** Only a face says whether they are open. */
  branches: z.array(z.extend(z.pick(branchCard, websiteBranchFields), { open: z.optional(openWords) })),
  /** The instant from which on what is said of openness may be another, ISO. */
  openUntil: z.nullish(z.string()),
  menu: z.array(menuItem),
  footerMenu: z.array(menuItem),
  /** The page by which visitors write to the house; null where there is none. */
  contactHref: z.nullish(z.string()),
  /** What asks for consent first; null where nothing is counted and nobody is told. */
  tracking: z.nullish(tracking),
  /** What is laid over the page shortly after it opens. Spec: website 2, news overlay. */
  newsOverlay: z.nullish(
    z.object({
      name: z.string(),
      image: z.nullish(imageRef),
      href: z.string(),
      /** What the button says that leads there. */
      label: z.nullish(z.string()),
      text: z.nullish(richText),
    }),
  ),
  /** Whether administrators see their toolbar on the pages. Spec: storefront 2. */
  hasToolbar: z.optional(z.boolean()),
})
export type WebsiteView = z.infer<typeof websiteView>

/** Who answers an address: a page, a redirect, a mark that something is gone, or nobody. */
export const pagePlace = z.object({
  kind: z.enum(['page', 'redirect', 'gone', 'none']),
  /** Whether the host has a website at all, that is a public home page. */
  hasWebsite: z.boolean(),
  status: z.optional(z.int()),
  target: z.optional(z.string()),
  /** The redirect that says so, whose calls are counted. */
  redirect: z.optional(z.string()),
})
export type PagePlace = z.infer<typeof pagePlace>

/** The news as programs subscribe to them, the newest first. */
export const newsFeed = z.object({
  origin: z.nullish(z.string()),
  name: z.string(),
  description: z.nullish(z.string()),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      href: z.string(),
      teaserText: z.nullish(z.string()),
      publishedAt: z.string(),
      updatedAt: z.string(),
    }),
  ),
})
export type NewsFeed = z.infer<typeof newsFeed>

/** Every page that search engines may list. */
export const pageMap = z.object({
  origin: z.nullish(z.string()),
  pages: z.array(z.object({ href: z.string(), updatedAt: z.string() })),
})
export type PageMap = z.infer<typeof pageMap>
