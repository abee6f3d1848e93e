import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'

import { type SiteCheckGroup, siteCheckGroups } from './site-checks.ts'

const groups = Object.keys(siteCheckGroups) as SiteCheckGroup[] // the keys of an object that nobody extends

const siteFinding = z.object({
  page: z.string(),
  name: z.string(),
  division: z.nullable(z.string()),
  group: z.enum(groups),
  /** The field that it is about; the whole page where it is empty. */
  at: z.string(),
  message: z.string(),
})
export type SiteFinding = z.infer<typeof siteFinding>

export const siteChecksContract = {
  method: 'get',
  path: '/api/pages/checks',
  area: 'Website',
  summary: 'Was auf allen Seiten angesehen werden sollte: Links, Bilder, Überschriften, Suchmaschinen',
  responses: {
    200: {
      description: 'Nach Seiten, in der Reihenfolge der Seite',
      body: z.object({
        brands: z.array(z.object({ id: z.nullable(z.string()), name: z.string() })),
        pageCount: z.number(),
        findings: z.array(siteFinding),
      }),
    },
  },
  errors: ['unauthenticated', 'not-allowed'],
  rights: 'Wer Seiten bearbeiten darf',
} as const satisfies ApiContract
