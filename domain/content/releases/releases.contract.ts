import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'
import { recordId } from '#domain/api/record-id.contract.ts'
import { draftedSlugs } from '#domain/content/drafted-slug.ts'

const area = 'Website'
const rights = 'Wer Veröffentlichungen bearbeiten darf; was hinausgeht, mit den Rechten an jedem Eintrag'

const reason = z.object({
  code: z.string(),
  message: z.string(),
  /** In the form of the item, where it is about one. */
  field: z.optional(z.string()),
})

const item = z.object({
  of: z.enum(draftedSlugs),
  record: z.string(),
  name: z.string(),
  /** Whether visitors would see anything else. */
  hasNews: z.boolean(),
  /** What its draft changes, in words. */
  changes: z.array(z.string()),
  /** What keeps it, and with it all others, from going out. */
  reasons: z.array(reason),
  /** How many remarks the checks of a page have. */
  warnings: z.number(),
  /** Where it is seen before it is out; null where there is nothing to see. */
  preview: z.nullable(z.string()),
})
export type ReleaseItem = z.infer<typeof item>

const answer = z.object({
  state: z.enum(['open', 'planned', 'published', 'failed']),
  plannedAt: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  /** Why it did not go out by itself. */
  problem: z.string(),
  items: z.array(item),
  /** Drafts that go out with no other release, the latest first. */
  offered: z.array(z.object({ of: z.enum(draftedSlugs), record: z.string(), name: z.string() })),
})
export type ReleaseContent = z.infer<typeof answer>

const responses = { 200: { description: 'Wie die Veröffentlichung steht', body: answer } } as const
const params = z.object({ id: recordId })
const always = ['malformed-id', 'unauthenticated', 'not-allowed', 'unknown-record'] as const
const changing = [...always, 'validation', 'malformed-json', 'release-settled'] as const

const standingBody = z.object({
  /** The one that it goes out with. */
  release: z.nullable(z.object({ id: z.string(), name: z.string(), plannedAt: z.nullable(z.string()) })),
  /** Those that it could be taken into, the latest first. */
  others: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type ReleaseStanding = z.infer<typeof standingBody>

export const releaseStandingContract = {
  method: 'get',
  path: '/api/pages/releases',
  area,
  summary: 'In welcher offenen Veröffentlichung ein Eintrag ist, und in welche er aufgenommen werden kann',
  query: z.object({ of: z.enum(draftedSlugs), record: recordId }),
  responses: { 200: { description: 'Wo er hinausgeht', body: standingBody } },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights: 'Wer den Eintrag bearbeiten darf',
} as const satisfies ApiContract

export const releaseItemsContract = {
  method: 'get',
  path: '/api/releases/{id}/items',
  area,
  summary: 'Was in einer Veröffentlichung ist, was es ändert und was es aufhält',
  params,
  responses,
  errors: always,
  rights,
} as const satisfies ApiContract

export const addItemContract = {
  method: 'post',
  path: '/api/releases/{id}/items',
  area,
  summary: 'Nimmt den Entwurf eines Eintrags in eine Veröffentlichung auf; noch einmal dasselbe ist dasselbe',
  params,
  request: z.object({ of: z.enum(draftedSlugs), record: recordId }),
  responses,
  errors: changing,
  rights,
} as const satisfies ApiContract

export const removeItemContract = {
  method: 'delete',
  path: '/api/releases/{id}/items/{of}/{record}',
  area,
  summary: 'Nimmt einen Eintrag aus einer Veröffentlichung heraus; sein Entwurf bleibt',
  params: z.object({ id: recordId, of: z.enum(draftedSlugs), record: recordId }),
  responses,
  errors: [...always, 'release-settled'],
  rights,
} as const satisfies ApiContract

export const checkReleaseContract = {
  method: 'post',
  path: '/api/releases/{id}/check',
  area,
  summary: 'Versucht die Veröffentlichung und nimmt alles zurück: was jeden Eintrag aufhielte',
  params,
  responses,
  errors: [...always, 'release-settled'],
  rights,
} as const satisfies ApiContract

export const publishReleaseContract = {
  method: 'post',
  path: '/api/releases/{id}/publish',
  area,
  summary: 'Veröffentlicht die neuesten Entwürfe aller Einträge, alle oder keinen',
  params,
  responses,
  errors: [...always, 'validation', 'release-settled', 'release-blocked'],
  rights,
} as const satisfies ApiContract

export const planReleaseContract = {
  method: 'post',
  path: '/api/releases/{id}/plan',
  area,
  summary: 'Veröffentlicht alles zu einem Zeitpunkt, im Namen von wem es plant',
  params,
  request: z.object({ at: z.iso.datetime({ offset: true }) }),
  responses,
  errors: [...changing, 'release-blocked'],
  rights,
} as const satisfies ApiContract

export const unplanReleaseContract = {
  method: 'delete',
  path: '/api/releases/{id}/plan',
  area,
  summary: 'Sagt den Zeitpunkt ab; die Veröffentlichung ist wieder offen',
  params,
  responses,
  errors: [...always, 'release-settled'],
  rights,
} as const satisfies ApiContract
