import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'
import { recordId } from '#domain/api/record-id.contract.ts'

import { siteTypes } from '../site-types.ts'

const area = 'Website'
const params = z.object({ id: recordId })
const rights = 'Wer Seiten löschen darf'

const trashedPage = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  type: z.enum(siteTypes),
  division: z.nullable(z.string()),
  deletedAt: z.string(),
  /** Until when it can be restored. */
  goneAt: z.string(),
})
export type TrashedPage = z.infer<typeof trashedPage>

export const readTrashContract = {
  method: 'get',
  path: '/api/pages/trash',
  area,
  summary: 'Die Seiten im Papierkorb, die zuletzt gelöschten zuerst',
  responses: { 200: { description: 'Die Seiten', body: z.object({ pages: z.array(trashedPage) }) } },
  errors: ['unauthenticated', 'not-allowed'],
  rights,
} as const satisfies ApiContract

export const trashPageContract = {
  method: 'post',
  path: '/api/pages/trash',
  area,
  summary: 'Legt eine Seite in den Papierkorb: Besucher sehen sie nicht mehr, ihr Pfad ist frei',
  request: z.object({ id: recordId }),
  responses: { 200: { description: 'Im Papierkorb', body: z.object({ id: z.string() }) } },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record', 'still-in-use', 'locked'],
  rights,
} as const satisfies ApiContract

export const restorePageContract = {
  method: 'post',
  path: '/api/pages/trash/{id}/restore',
  area,
  summary: 'Holt eine Seite als Entwurf aus dem Papierkorb zurück',
  params,
  responses: { 200: { description: 'Zurückgeholt', body: z.object({ id: z.string() }) } },
  errors: ['validation', 'malformed-id', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights,
} as const satisfies ApiContract

export const deletePageContract = {
  method: 'delete',
  path: '/api/pages/trash/{id}',
  area,
  summary: 'Löscht eine Seite des Papierkorbs endgültig',
  params,
  responses: { 200: { description: 'Gelöscht', body: z.object({ id: z.string() }) } },
  errors: ['malformed-id', 'unauthenticated', 'not-allowed', 'unknown-record', 'still-in-use'],
  rights,
} as const satisfies ApiContract
