import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { recordId } from '../../api/record-id.contract.ts'
import { rightsSentence } from '../../people/rights-texts.ts'
import { insightRights } from '../../people/rights/insight.data.ts'
import { calendarDay } from '../../time/hours.contract.ts'
import { qrTargetLabels } from '../qr-targets.ts'
import { mostBatchNumber } from './batch-numbers.ts'

const area = 'QR Codes'
const rights = rightsSentence(insightRights['qr-codes'], 'read')
const params = z.object({ id: recordId })
const errors = ['validation', 'unauthenticated', 'not-allowed', 'unknown-record'] as const

/** Which colours a code is drawn in, and whether the logo of its division stands in the middle. */
export const codeColorChoices = ['black', 'theme'] as const
/** One label for itself, or sheets of A4 in one of the grids of the house. */
const labelChoices = ['label', 'compact', 'detail'] as const

const size = (most: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(10), z.maximum(most)), 30)
const yesOrNo = z._default(z.enum(['yes', 'no']), 'no')

const pictureQuery = {
  /** The side of the code with its quiet zone, in millimetres. */
  size: size(1000),
  /** The number of a print batch, which scans are then counted by. */
  batch: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostBatchNumber))),
  colors: z._default(z.enum(codeColorChoices), 'black'),
  logo: yesOrNo,
}
export const pictureAsked = z.strictObject(pictureQuery)
export type PictureAsked = z.infer<typeof pictureAsked>

const picture = (format: 'svg' | 'png', contentType: string, query: z.ZodMiniObject, summary: string) =>
  ({
    method: 'get',
    path: `/api/qr-codes/{id}/picture.${format}`,
    area,
    summary,
    params,
    query,
    responses: { 200: { description: 'Das Bild', body: z.string(), contentType } },
    errors,
    rights,
  }) as const satisfies ApiContract

export const codeSvgContract = {
  ...picture(
    'svg',
    'image/svg+xml',
    pictureAsked,
    'Ein Code als Vektorgrafik, mit Ruhezone und in seiner Druckgröße',
  ),
  query: pictureAsked,
}

/** A larger one would fill the memory; whoever prints on walls takes the vectors. */
const pngAsked = z.strictObject({ ...pictureQuery, size: size(300) })

export const codePngContract = {
  ...picture(
    'png',
    'image/png',
    pngAsked,
    'Ein Code als Bild mit mindestens 300 Punkten je Zoll, mit Ruhezone',
  ),
  query: pngAsked,
}

const pdfAsked = z.strictObject({ ...pictureQuery, label: z._default(z.enum(labelChoices), 'label') })
export type PdfAsked = z.infer<typeof pdfAsked>

export const codePdfContract = {
  method: 'get',
  path: '/api/qr-codes/{id}/picture.pdf',
  area,
  summary:
    'Ein Code als Etikett zum Drucken, mit Name, Ort und Adresse; oder Bögen im Raster des Hauses, so viele wie die Auflage Stück hat',
  params,
  query: pdfAsked,
  responses: {
    200: { description: 'Das Etikett oder die Bögen', body: z.string(), contentType: 'application/pdf' },
  },
  errors,
  rights,
} as const satisfies ApiContract

/** What of a code needs somebody’s attention, by a stable word. */
export const codeWarnings = [
  'dead-target',
  'dead-rule',
  'no-address',
  'weak-colors',
  'too-small-for-labels',
  'disabled',
  'not-yet',
  'expired',
] as const

const printed = z.object({ number: z.int(), name: z.string(), address: z.string() })

/** How a code stands: where it leads now, how it can be printed, and how often it was scanned lately. */
export const codeState = z.object({
  /** As it is printed. */
  address: z.string(),
  batches: z.array(printed),
  /** What a scan by a telephone in German would open now; null where it opens nothing. */
  opens: z.nullable(
    z.object({
      kind: z.enum(Object.keys(qrTargetLabels) as [keyof typeof qrTargetLabels]),
      label: z.string(),
      href: z.string(),
      /** Which rule decides, counted from 1; null where none does. */
      rule: z.nullable(z.int()),
    }),
  ),
  warnings: z.array(z.object({ code: z.enum(codeWarnings), message: z.string() })),
  /** The least side in millimetres, with and without the logo. */
  leastSize: z.object({ plain: z.int(), withLogo: z.int() }),
  hasLogo: z.boolean(),
  /** Why it cannot be printed in the colours of the house; null where it can. */
  colorsProblem: z.nullable(z.string()),
  /**
   * Of the last 30 days by the clock of the code, oldest first, days without any included; null for whoever neither
   * belongs to its branch nor keeps codes.
   */
  scans: z.nullable(
    z.object({ total: z.int(), days: z.array(z.object({ day: calendarDay, scans: z.int() })) }),
  ),
})
export type CodeState = z.infer<typeof codeState>

export const codeStateContract = {
  method: 'get',
  path: '/api/qr-codes/{id}/state',
  area,
  summary: 'Wie ein Code steht: was er jetzt öffnet, was zu beachten ist und wie oft er gescannt wurde',
  params,
  responses: { 200: { description: 'Der Stand des Codes', body: codeState } },
  errors,
  rights,
} as const satisfies ApiContract
