import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { longestTerm } from './palette-term.ts'

const slug = z.string().check(z.maxLength(64))

/** A record as somebody recognises it. */
const paletteHit = z.object({
  slug: z.string(),
  id: z.string(),
  /** What kind of record it is, in the singular. */
  kind: z.string(),
  title: z.string(),
  hint: z.string(),
  /** What it is called where the data of customers are out of sight; missing where there are none. */
  plain: z.optional(z.string()),
})
export type PaletteHit = z.infer<typeof paletteHit>

const paletteAction = z.object({
  label: z.string(),
  /** Where it leads, below the panel's own address. */
  path: z.string(),
  /** Other words that people look for it by. */
  words: z.array(z.string()),
})
export type PaletteAction = z.infer<typeof paletteAction>

const paletteGroup = z.object({ slug: z.string(), label: z.string(), hits: z.array(paletteHit) })
export type PaletteGroup = z.infer<typeof paletteGroup>

export const openPaletteContract = {
  method: 'get',
  path: '/api/desk/palette',
  area: 'Backoffice',
  summary: 'Was zuletzt geöffnet wurde und was sich tun lässt',
  responses: {
    200: {
      description: 'Für die Person, die fragt',
      body: z.object({ recent: z.array(paletteHit), actions: z.array(paletteAction) }),
    },
  },
  errors: ['unauthenticated', 'not-allowed'],
  rights: 'Alle im Team',
} as const satisfies ApiContract

/** Names and numbers of guests are no part of an address, which others write down. */
export const searchPaletteContract = {
  method: 'post',
  path: '/api/desk/search',
  area: 'Backoffice',
  summary: 'Einträge zu dem, was jemand tippt, soweit die Person sie sehen darf',
  request: z.strictObject({ term: z.string().check(z.maxLength(longestTerm)) }),
  responses: {
    200: {
      description: 'Je Art, die besten zuerst',
      body: z.object({ groups: z.array(paletteGroup) }),
    },
  },
  errors: ['malformed-json', 'validation', 'unauthenticated', 'not-allowed'],
  rights: 'Alle im Team',
  policy: { limit: 'general' },
} as const satisfies ApiContract

export const noteOpenedContract = {
  method: 'post',
  path: '/api/desk/opened',
  area: 'Backoffice',
  summary: 'Merkt sich, was die Person zuletzt geöffnet hat',
  request: z.strictObject({ slug, id: z.uuid() }),
  responses: { 204: { description: 'Gemerkt' } },
  errors: ['malformed-json', 'validation', 'unauthenticated', 'not-allowed'],
  rights: 'Alle im Team',
  policy: { limit: 'general' },
} as const satisfies ApiContract
