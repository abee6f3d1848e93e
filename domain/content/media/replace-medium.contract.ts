import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { recordId } from '../../api/record-id.contract.ts'
import { mediaCollections } from './media-terms.ts'

const area = 'Website'
const params = z.object({ collection: z.enum(mediaCollections), id: recordId })

/** So many records may be changed at once; more take longer than anybody waits. */
export const mostReplaced = 200

const place = z.object({
  collection: z.string(),
  entity: z.string(),
  id: z.string(),
  /** Null for one that whoever asks may not see. */
  title: z.nullable(z.string()),
  /** Whether whoever asks may change records of its kind. */
  mayChange: z.boolean(),
})
export type MediumPlace = z.infer<typeof place>

export const mediumPlacesContract = {
  method: 'get',
  path: '/api/media/{collection}/{id}/places',
  area,
  summary: 'Alle Stellen, an denen ein Bild oder eine Datei verwendet wird',
  params,
  responses: {
    200: { description: 'Die Stellen', body: z.object({ places: z.array(place), hasMore: z.boolean() }) },
  },
  errors: ['malformed-id', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights: 'Alle im Team',
} as const satisfies ApiContract

export const replaceMediumContract = {
  method: 'post',
  path: '/api/media/{collection}/{id}/replace',
  area,
  summary:
    'Ein Bild oder eine Datei überall durch eine andere ersetzen; entweder an allen Stellen oder an keiner',
  params,
  request: z.strictObject({ by: recordId }),
  responses: {
    200: { description: 'Wie viele Einträge geändert wurden', body: z.object({ changed: z.int() }) },
  },
  errors: [
    'malformed-id',
    'validation',
    'unauthenticated',
    'not-allowed',
    'unknown-record',
    'not-replaceable',
  ],
  rights: 'Wer jeden der Einträge ändern darf',
} as const satisfies ApiContract
