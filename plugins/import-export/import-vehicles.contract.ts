import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'
import { apiErrors } from '#domain/refusals/api-error.contract.ts'

const mostEntries = 10_000

/** Members besides the path are those of a vehicle; the collection itself judges them. */
const entry = z.looseObject({ path: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) })

export const importVehiclesRequest = z.union([
  z.array(entry).check(z.maxLength(mostEntries)),
  z.object({ vehicles: z.array(entry).check(z.maxLength(mostEntries)) }),
])

/** What became of one entry; `id` is missing where it was refused. */
const outcome = z.object({
  index: z.int(),
  path: z.string(),
  result: z.enum(['created', 'updated', 'refused']),
  id: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ message: z.string(), field: z.optional(z.string()) }))),
})
export type ImportOutcome = z.infer<typeof outcome>

export const importReport = z.object({
  /** False when one entry was refused: then nothing was stored at all. */
  isStored: z.boolean(),
  created: z.int(),
  updated: z.int(),
  refused: z.int(),
  entries: z.array(outcome),
  /** What every refused call says, beside the reasons in the entries. */
  errors: z.optional(apiErrors.shape.errors),
})
export type ImportReport = z.infer<typeof importReport>

export const importVehiclesContract = {
  method: 'post',
  path: '/api/vehicles/upload',
  area: 'Fahrzeuge',
  summary: 'Die Fahrzeugliste einlesen: ganz oder gar nicht, mit einem Bericht je Eintrag',
  request: importVehiclesRequest,
  responses: {
    200: { description: 'Alles wurde übernommen', body: importReport },
    422: { description: 'Nichts wurde übernommen, weil Einträge fehlerhaft sind', body: importReport },
  },
  errors: ['validation', 'malformed-json', 'unauthenticated', 'not-allowed', 'too-large'],
  rights: 'Wer Fahrzeuge anlegen und ändern darf',
  policy: { body: 'list' },
} as const satisfies ApiContract
