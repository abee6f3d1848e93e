import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { newsFeed, pageMap, pagePlace, pageView, typedPage, websiteView } from './page.contract.ts'
import { frameSlugs } from './drafted-slug.ts'
import { type SiteType, siteTypeLabels } from './site-types.ts'

const area = 'Website'
/** What whoever opens the website may ask. */
const open = {
  method: 'get',
  area,
  errors: ['validation'],
  rights: 'Alle',
  policy: { isKept: true },
} as const

/** The host says which division is meant; any other host sees the default one. */
const host = z._default(z.string().check(z.maxLength(253)), '')
/** Shows the newest draft of one page: a token of editing to whoever has it, the id of the page to staff. */
const preview = z.optional(z.string().check(z.maxLength(500)))
/** Staff may see a preview as the page of another division, for one that is about to become it; empty for none. */
const division = z.optional(z.string().check(z.maxLength(100)))
/** A preview says of its words which field they come from, to whoever may write them. */
const isWritten = z.optional(z.literal('yes'))
/** Whether the preview is no page, but a menu or a theme around one, by its id and for whoever may change it. */
const of = z.optional(z.enum(frameSlugs))
const address = z.object({ path: z.string().check(z.maxLength(500)), host, preview, division, of })

export const pageContract = {
  ...open,
  path: '/api/pages',
  summary: 'Eine öffentliche Seite mit allem, was sie zeigt',
  query: z.extend(address, { isWritten }),
  responses: { 200: { description: 'Die Seite', body: pageView } },
  errors: ['not-found', 'validation'],
} as const satisfies ApiContract

export const typedPageContract = {
  method: 'post',
  path: '/api/pages/preview',
  area,
  summary: 'Eine Seite, wie sie mit noch nicht gespeicherten Änderungen aussieht',
  request: typedPage,
  responses: { 200: { description: 'Die Seite', body: pageView } },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights: 'Wer Seiten bearbeiten darf',
} as const satisfies ApiContract

export const sectionSchemaContract = {
  method: 'get',
  path: '/api/pages/schema',
  area,
  summary: 'Die Abschnitte eines Seitentyps als JSON Schema, für Texte aus der Maschine',
  query: z.object({ type: z.enum(Object.keys(siteTypeLabels) as [SiteType, ...SiteType[]]) }),
  responses: { 200: { description: 'Das Schema', body: z.looseObject({}) } },
  errors: ['validation', 'unauthenticated', 'not-allowed'],
  rights: 'Wer Seiten bearbeiten darf',
} as const satisfies ApiContract

export const pagePlaceContract = {
  ...open,
  path: '/api/pages/place',
  summary: 'Wer unter einer Adresse antwortet: eine Seite, ein Redirect oder niemand',
  query: address,
  responses: { 200: { description: 'Die Stelle', body: pagePlace } },
} as const satisfies ApiContract

export const pageMapContract = {
  ...open,
  path: '/api/pages/map',
  summary: 'Alle Seiten, die Suchmaschinen zeigen dürfen',
  query: z.object({ host }),
  responses: { 200: { description: 'Die Adressen', body: pageMap } },
} as const satisfies ApiContract

export const newsFeedContract = {
  ...open,
  path: '/api/pages/news',
  summary: 'Die Neuigkeiten, wie Programme sie abonnieren, die neueste zuerst',
  query: z.object({ host }),
  responses: { 200: { description: 'Die Neuigkeiten', body: newsFeed } },
} as const satisfies ApiContract

export const websiteContract = {
  ...open,
  path: '/api/website',
  summary: 'Was alle Seiten einer Organisation umgibt: Aussehen, Menüs, Kontakt',
  query: z.object({ host, preview, division, of }),
  responses: { 200: { description: 'Der Rahmen', body: websiteView } },
} as const satisfies ApiContract
