import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { apiErrors } from '../../refusals/api-error.contract.ts'
import { toApiErrors } from '../../refusals/refusals.ts'

/** The lists that are kept elsewhere, too, and travel as tables. */
export const importableLists = ['products', 'vehicles', 'customers'] as const
export type ImportableList = (typeof importableLists)[number]

export const sheetFormats = ['csv', 'xlsx'] as const
export type SheetFormat = (typeof sheetFormats)[number]

export const mostImportedRows = 10_000
export const largestSheetBytes = 5 * 1024 * 1024
/** Base64 takes four characters for three bytes. */
const longestContent = Math.ceil(largestSheetBytes / 3) * 4

export const exportQuery = z.strictObject({
  format: z.enum(sheetFormats),
  search: z.optional(z.string().check(z.maxLength(200))),
  sort: z.optional(z.string().check(z.maxLength(100))),
  where: z.optional(z.unknown()),
})

export const importRequest = z.object({
  fileName: z.string().check(z.minLength(1), z.maxLength(255)),
  /** The file as base64. */
  content: z.string().check(z.minLength(1), z.maxLength(longestContent)),
  /** Judges everything and stores nothing. */
  isTrial: z._default(z.boolean(), false),
})
export type ImportRequest = z.infer<typeof importRequest>

const problem = z.object({ message: z.string(), column: z.optional(z.string()) })
export type RowProblem = z.infer<typeof problem>

const outcome = z.object({
  /** As the spreadsheet counts; the titles are row 1. */
  row: z.int(),
  title: z.string(),
  result: z.enum(['created', 'updated', 'refused']),
  /** Titles of the columns that differ. */
  changed: z.optional(z.array(z.string())),
  errors: z.optional(z.array(problem)),
})
export type RowOutcome = z.infer<typeof outcome>

export const importReport = z.object({
  /** False for a trial, and when one row was refused: then nothing was stored at all. */
  isStored: z.boolean(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Titles that no field of the list has. */
  ignoredColumns: z.array(z.string()),
  /** Every row but the unchanged ones. */
  rows: z.array(outcome),
  /** What every refused call says, beside the reasons in the rows. */
  errors: z.optional(apiErrors.shape.errors),
})
export type ImportReport = z.infer<typeof importReport>

/** A report as the answer to a call; refused rows make it a refusal like any other. */
export const answerOf = (report: ImportReport): { status: 200 | 422; body: ImportReport } =>
  report.refused === 0
    ? { status: 200, body: report }
    : {
        status: 422,
        body: { ...report, ...toApiErrors({ code: 'validation', errors: [refusalOf(report)] }) },
      }

const refusalOf = ({ refused }: ImportReport) => ({
  code: 'validation',
  message: `${refused === 1 ? '1 Zeile ist' : `${refused} Zeilen sind`} fehlerhaft. Es wurde nichts gespeichert.`,
})

const areas: Record<ImportableList, string> = {
  products: 'Produkte',
  vehicles: 'Fahrzeuge',
  customers: 'Kunden',
}

export const exportContractOf = (slug: ImportableList) =>
  ({
    method: 'get',
    path: `/api/${slug}/export`,
    area: areas[slug],
    summary: `${areas[slug]} als Tabelle herunterladen: CSV oder XLSX, gefiltert wie die Liste`,
    query: exportQuery,
    responses: { 200: { description: 'Die Datei', body: z.string(), contentType: 'text/csv' } },
    errors: ['validation', 'unauthenticated', 'not-allowed'],
    rights: 'Das Personal, das die Liste lesen darf',
  }) as const satisfies ApiContract

export const importContractOf = (slug: ImportableList) =>
  ({
    method: 'post',
    path: `/api/${slug}/import`,
    area: areas[slug],
    summary: `${areas[slug]} aus einer Tabelle einlesen: ganz oder gar nicht, mit einem Bericht je Zeile`,
    request: importRequest,
    responses: {
      200: { description: 'Alles wurde übernommen, oder die Probe fand nichts', body: importReport },
      422: { description: 'Nichts wurde übernommen, weil Zeilen fehlerhaft sind', body: importReport },
    },
    errors: ['validation', 'malformed-json', 'unauthenticated', 'not-allowed', 'too-large'],
    rights: 'Wer Einträge der Liste anlegen und ändern darf',
    policy: { body: 'list' },
  }) as const satisfies ApiContract
