import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'

import type { DraftedSlug } from './drafted-slug.ts'

const planned = z.object({
  id: z.string(),
  type: z.enum(['publish', 'unpublish']),
  /** ISO instant. */
  at: z.string(),
  /** Why it did not happen; null while it lies ahead. */
  problem: z.nullable(z.string()),
})
export type PlannedChange = z.infer<typeof planned>

/** What every call of these answers: all that is planned for the record, by time. */
export const plannedAnswer = z.object({ planned: z.array(planned) })

const shared = {
  area: 'Website',
  responses: { 200: { description: 'Alles, was geplant ist', body: plannedAnswer } },
  rights: 'Wer den Eintrag bearbeiten darf',
} as const
const params = z.object({ id: z.uuid() })

export const readPlannedContract = (slug: DraftedSlug) =>
  ({
    ...shared,
    method: 'get',
    path: `/api/${slug}/{id}/planned`,
    summary: 'Wann ein Eintrag veröffentlicht oder zurückgezogen wird',
    params,
    errors: ['malformed-id', 'unauthenticated', 'not-allowed', 'unknown-record'],
  }) as const satisfies ApiContract

export const planContract = (slug: DraftedSlug) =>
  ({
    ...shared,
    method: 'post',
    path: `/api/${slug}/{id}/planned`,
    summary: 'Plant, dass der neueste Entwurf veröffentlicht oder der Eintrag zurückgezogen wird',
    params,
    request: z.object({ type: planned.shape.type, at: z.iso.datetime({ offset: true }) }),
    errors: ['malformed-id', 'unauthenticated', 'not-allowed', 'unknown-record', 'validation'],
  }) as const satisfies ApiContract

export const cancelPlannedContract = (slug: DraftedSlug) =>
  ({
    ...shared,
    method: 'delete',
    path: `/api/${slug}/{id}/planned/{plan}`,
    summary: 'Sagt etwas Geplantes ab',
    params: z.object({ id: z.uuid(), plan: z.uuid() }),
    errors: ['malformed-id', 'unauthenticated', 'not-allowed', 'unknown-record'],
  }) as const satisfies ApiContract
