import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'
import { recordId } from '#domain/api/record-id.contract.ts'
import { sectionedSlugs } from '#domain/content/drafted-slug.ts'

const area = 'Website'
const rights = 'Wer die Seite oder den Inhalt bearbeiten darf'

const remark = z.object({
  id: z.string(),
  /** Null where the words were taken away and only what was answered is left. */
  text: z.nullable(z.string()),
  /** Null for somebody who is not with the house any more. */
  by: z.nullable(z.string()),
  isMine: z.boolean(),
  mayRemove: z.boolean(),
  at: z.string(),
  isChanged: z.boolean(),
  /** The colleague who is meant. */
  to: z.nullable(z.object({ name: z.string(), isAsker: z.boolean() })),
})
export type Remark = z.infer<typeof remark>

const place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page') }),
  /** Its number on the page, beginning with 1. */
  z.object({ kind: z.literal('section'), number: z.number() }),
  z.object({ kind: z.literal('piece'), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal('gone') }),
])
export type CommentPlace = z.infer<typeof place>

const thread = z.extend(remark, {
  /** The section by its id; empty for all of the page. */
  section: z.string(),
  /** What it was called when somebody wrote to it. */
  sectionLabel: z.string(),
  place,
  settled: z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()) })),
  answers: z.array(remark),
})
export type CommentThread = z.infer<typeof thread>

const answer = z.object({
  threads: z.array(thread),
  /** Who may be meant: whoever may write here as well. */
  colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Changes with every remark: who has seen another one asks again. */
  mark: z.string(),
})
export type Comments = z.infer<typeof answer>

const responses = { 200: { description: 'Alle Kommentare des Eintrags', body: answer } } as const
const params = z.object({ id: recordId })
const text = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Bitte schreiben Sie etwas.'),
    z.maxLength(2000, 'Bitte schreiben Sie höchstens 2000 Zeichen.'),
  )
const to = z.optional(z.nullable(recordId))

export const readCommentsContract = {
  method: 'get',
  path: '/api/pages/comments',
  area,
  summary: 'Was zu einer Seite oder einem Inhalt angemerkt wurde, die offenen zuerst',
  query: z.object({ of: z.enum(sectionedSlugs), record: recordId }),
  responses,
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights,
} as const satisfies ApiContract

export const addCommentContract = {
  method: 'post',
  path: '/api/pages/comments',
  area,
  summary: 'Merkt etwas zu einem Abschnitt an, oder zur Seite als Ganzem',
  request: z.object({
    of: z.enum(sectionedSlugs),
    record: recordId,
    section: z.string().check(z.maxLength(100)),
    text,
    to,
  }),
  responses,
  errors: ['validation', 'malformed-json', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights,
} as const satisfies ApiContract

export const answerCommentContract = {
  method: 'post',
  path: '/api/pages/comments/{id}/answers',
  area,
  summary: 'Antwortet auf einen Kommentar',
  params,
  request: z.object({ text, to }),
  responses,
  errors: [
    'validation',
    'malformed-id',
    'malformed-json',
    'unauthenticated',
    'not-allowed',
    'unknown-record',
  ],
  rights,
} as const satisfies ApiContract

export const changeCommentContract = {
  method: 'patch',
  path: '/api/pages/comments/{id}',
  area,
  summary: 'Ändert die eigenen Worte',
  params,
  request: z.object({ text }),
  responses,
  errors: [
    'validation',
    'malformed-id',
    'malformed-json',
    'unauthenticated',
    'not-allowed',
    'unknown-record',
  ],
  rights: 'Wer den Kommentar geschrieben hat',
} as const satisfies ApiContract

export const settleCommentContract = {
  method: 'post',
  path: '/api/pages/comments/{id}/settled',
  area,
  summary: 'Erledigt einen Kommentar, oder öffnet ihn wieder',
  params,
  request: z.object({ isSettled: z.boolean() }),
  responses,
  errors: [
    'validation',
    'malformed-id',
    'malformed-json',
    'unauthenticated',
    'not-allowed',
    'unknown-record',
  ],
  rights,
} as const satisfies ApiContract

export const removeCommentContract = {
  method: 'delete',
  path: '/api/pages/comments/{id}',
  area,
  summary: 'Löscht einen Kommentar; was andere darauf geantwortet haben, bleibt',
  params,
  responses,
  errors: ['malformed-id', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights: 'Wer den Kommentar geschrieben hat, und die Administration',
} as const satisfies ApiContract
