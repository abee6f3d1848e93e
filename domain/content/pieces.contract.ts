import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'
import { idempotencyKey } from '#domain/api/idempotency-key.ts'

import { mostSectionsOfPiece } from './kept-sections.ts'

const section = z.looseObject({ blockType: z.string().check(z.maxLength(60)) })

const newPiece = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(160)),
  /** The brand whose pages show it; null for all. */
  division: z.nullable(z.uuid()),
  sections: z.array(section).check(z.minLength(1), z.maxLength(mostSectionsOfPiece)),
})
export type NewPiece = z.infer<typeof newPiece>

export const makePieceContract = {
  method: 'post',
  path: '/api/pages/pieces',
  area: 'Website',
  summary: 'Macht aus Abschnitten einen Baustein, den mehrere Seiten zeigen',
  headers: z.object({ 'idempotency-key': z.exactOptional(idempotencyKey) }),
  request: newPiece,
  responses: { 201: { description: 'Angelegt und veröffentlicht', body: z.object({ id: z.string() }) } },
  errors: [
    'unauthenticated',
    'not-allowed',
    'validation',
    'malformed-json',
    'idempotency-key-missing',
    'idempotency-key-reused',
  ],
  rights: 'Wer Inhalte anlegen darf',
} as const satisfies ApiContract
