import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'
import { recordId } from '#domain/api/record-id.contract.ts'
import { sectionedSlugs } from '#domain/content/drafted-slug.ts'

const area = 'Website'
const rights = 'Wer die Seite oder den Inhalt bearbeiten darf'

const request = z.object({
  id: z.string(),
  standing: z.enum(['pending', 'approved', 'returned', 'withdrawn', 'outdated']),
  /** People who are not with the house any more have no name here. */
  askedBy: z.nullable(z.string()),
  isMine: z.boolean(),
  askedAt: z.string(),
  note: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** Why it was given back. */
  reason: z.string(),
  /** When visitors got to see it. */
  publishedAt: z.nullable(z.string()),
})
export type ApprovalRequest = z.infer<typeof request>

const answer = z.object({
  /** Whether this record goes out only after a second person has looked at it. */
  isNeeded: z.boolean(),
  /** Whether there is something that visitors do not see yet. */
  hasNews: z.boolean(),
  /** Whether the asker has written none of it. */
  isSecondPerson: z.boolean(),
  /** The open release that it goes out with, by its name. */
  release: z.nullable(z.string()),
  /** The latest first. */
  requests: z.array(request),
})
export type Approval = z.infer<typeof answer>

const responses = { 200: { description: 'Wie es um die Freigabe steht', body: answer } } as const
const params = z.object({ id: recordId })
const words = (least: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(least, 'Bitte sagen Sie, was zu ändern ist.'),
      z.maxLength(1000, 'Bitte schreiben Sie höchstens 1000 Zeichen.'),
    )

export const readApprovalContract = {
  method: 'get',
  path: '/api/pages/approvals',
  area,
  summary: 'Ob eine Seite oder ein Inhalt eine Freigabe braucht, und wie es um sie steht',
  query: z.object({ of: z.enum(sectionedSlugs), record: recordId }),
  responses,
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights,
} as const satisfies ApiContract

export const askApprovalContract = {
  method: 'post',
  path: '/api/pages/approvals',
  area,
  summary: 'Fragt für den neuesten Stand die Freigabe einer zweiten Person an',
  request: z.object({ of: z.enum(sectionedSlugs), record: recordId, note: z.optional(words(0)) }),
  responses,
  errors: ['validation', 'malformed-json', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights,
} as const satisfies ApiContract

export const approveContract = {
  method: 'post',
  path: '/api/pages/approvals/{id}/approved',
  area,
  summary: 'Gibt den angefragten Stand frei: er wird veröffentlicht, sofort oder zu einem Zeitpunkt',
  params,
  /** Null for at once. */
  request: z.object({ at: z.nullable(z.iso.datetime({ offset: true })) }),
  responses,
  errors: [
    'validation',
    'malformed-id',
    'malformed-json',
    'unauthenticated',
    'not-allowed',
    'unknown-record',
    'approval-by-writer',
    'approval-outdated',
    'approval-settled',
  ],
  rights: 'Wer veröffentlichen darf und an diesem Stand nicht mitgeschrieben hat',
} as const satisfies ApiContract

export const returnContract = {
  method: 'post',
  path: '/api/pages/approvals/{id}/returned',
  area,
  summary: 'Gibt den angefragten Stand zurück, mit dem Grund',
  params,
  request: z.object({ reason: words(1) }),
  responses,
  errors: [
    'validation',
    'malformed-id',
    'malformed-json',
    'unauthenticated',
    'not-allowed',
    'unknown-record',
    'approval-settled',
  ],
  rights,
} as const satisfies ApiContract

export const withdrawContract = {
  method: 'delete',
  path: '/api/pages/approvals/{id}',
  area,
  summary: 'Zieht die eigene Anfrage zurück',
  params,
  responses,
  errors: ['malformed-id', 'unauthenticated', 'not-allowed', 'unknown-record', 'approval-settled'],
  rights: 'Wer angefragt hat, und die Administration',
} as const satisfies ApiContract
