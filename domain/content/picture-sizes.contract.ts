import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'

const pictureSizes = z.object({
  /** How many variants lie ready, and of how many. */
  made: z.int(),
  planned: z.int(),
  /** That all were made once; some may have had to make room since. */
  isDone: z.boolean(),
  failure: z.nullable(z.enum(['unreadable', 'too-complex', 'given-up'])),
})
export type PictureSizes = z.infer<typeof pictureSizes>

const shared = {
  path: '/api/images/{id}/sizes',
  area: 'Website',
  params: z.object({ id: z.uuid() }),
  responses: { 200: { description: 'Wie weit die Bildgrößen sind', body: pictureSizes } },
  rights: 'Alle im Team',
} as const

/** How far the sizes of a picture are. */
export const pictureSizesContract = {
  ...shared,
  method: 'get',
  summary: 'Wie weit die Größen eines Bildes sind',
  errors: ['malformed-id', 'unauthenticated', 'not-allowed', 'unknown-record'],
} as const satisfies ApiContract

/** Has sizes be made once more that could not be made. */
export const retrySizesContract = {
  ...shared,
  method: 'post',
  summary: 'Die Größen eines Bildes noch einmal erzeugen lassen',
  errors: ['malformed-id', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights: 'Wer Bilder ändert',
} as const satisfies ApiContract
