import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { paperStateLabels } from '../../operations/printer-state.ts'
import { printerProtocolLabels } from '../../operations/devices.ts'
import { layoutNames, orderLayouts, textSizes } from './paper.ts'
import { printJobFailures, printJobStates } from './print-job.ts'

const area = 'Drucken'
const ownBranches = 'Team und Leitung der Filiale, Administration'
const instant = z.iso.datetime()
const byId = z.object({ id: z.uuid() })

const printJob = z.object({
  id: z.string(),
  layout: z.enum(layoutNames),
  state: z.enum(printJobStates),
  failure: z.nullable(z.enum(printJobFailures)),
  /** 0 is the first one. */
  copy: z.int(),
  createdAt: instant,
  /** When it was printed, failed or thrown away. */
  endedAt: z.nullable(instant),
  device: z.nullable(z.string()),
  order: z.nullable(z.string()),
  ticketNumber: z.nullable(z.int()),
  /** Name of the department. */
  station: z.nullable(z.string()),
})
export type PrintJob = z.infer<typeof printJob>

const queued = z.object({
  job: printJob,
  /** Name of the printer. */
  printer: z.string(),
  /** Why it may take a while, in words; null where nothing speaks against it. */
  notice: z.nullable(z.string()),
})
export type QueuedPrint = z.infer<typeof queued>

const printing = ['unauthenticated', 'not-allowed', 'validation', 'malformed-json'] as const
const unable = ['no-printer', 'not-a-printer', 'printer-off', 'printer-unpaired'] as const

export const printOrderContract = {
  method: 'post',
  path: '/api/orders/{id}/print',
  area,
  summary: 'Beleg, Küchenbon oder Abholschein drucken; was es schon gab, kommt als Kopie',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  request: z.strictObject({
    layout: z._default(z.enum(orderLayouts), 'receipt'),
    /** A printer of the branch; the one that prints such slips by itself, or else the first, where it is left out. */
    device: z.optional(z.uuid()),
    /** Department whose kitchen ticket it is; one with everything where it is left out. */
    station: z.optional(z.uuid()),
    /** What one of several guests has paid: with it the slip is its receipt, whatever the layout says. */
    payment: z.optional(z.uuid()),
  }),
  responses: { 202: { description: 'Wartet beim Drucker', body: queued } },
  errors: [...printing, 'unknown-order', 'unknown-record', ...unable],
  rights: ownBranches,
} as const satisfies ApiContract

export const printDayEndContract = {
  method: 'post',
  path: '/api/day-ends/{id}/print',
  area,
  summary: 'Einen abgeschlossenen Tag als Bon drucken; was es schon gab, kommt als Kopie',
  params: byId,
  responses: { 202: { description: 'Wartet beim Drucker', body: queued } },
  errors: ['unauthenticated', 'not-allowed', 'validation', 'unknown-record', ...unable],
  rights: ownBranches,
} as const satisfies ApiContract

export const testPrintContract = {
  method: 'post',
  path: '/api/devices/{id}/test/print',
  area,
  summary: 'Eine Testseite drucken: Zeichensatz, Papierbreite, QR-Code und Schnitt',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  responses: { 202: { description: 'Wartet beim Drucker', body: queued } },
  errors: ['unauthenticated', 'not-allowed', 'validation', 'unknown-record', ...unable],
  rights: 'Leitung: Geräte der eigenen Filialen; Administration: alle',
} as const satisfies ApiContract

export const printAgainContract = {
  method: 'post',
  path: '/api/print-jobs/{id}/again',
  area,
  summary: 'Dasselbe noch einmal drucken, als Kopie gekennzeichnet',
  params: byId,
  responses: { 202: { description: 'Wartet beim Drucker', body: queued } },
  errors: [
    'unauthenticated',
    'not-allowed',
    'validation',
    'unknown-record',
    'print-job-elsewhere',
    ...unable,
  ],
  rights: ownBranches,
} as const satisfies ApiContract

export const discardJobContract = {
  method: 'post',
  path: '/api/print-jobs/{id}/discard',
  area,
  summary: 'Einen Druckauftrag verwerfen: er wird nicht (noch einmal) gedruckt',
  params: byId,
  responses: { 200: { description: 'Verworfen', body: printJob } },
  errors: ['unauthenticated', 'not-allowed', 'validation', 'unknown-record', 'print-job-elsewhere'],
  rights: ownBranches,
} as const satisfies ApiContract

const printer = z.object({
  id: z.string(),
  name: z.string(),
  branch: z.string(),
  branchName: z.string(),
  protocol: z.enum(Object.keys(printerProtocolLabels) as (keyof typeof printerProtocolLabels)[]),
  isEnabled: z.boolean(),
  hasKey: z.boolean(),
  paperState: z.nullable(z.enum(Object.keys(paperStateLabels) as (keyof typeof paperStateLabels)[])),
  lastSeenAt: z.nullable(instant),
  /** How many slips wait. */
  waiting: z.int(),
})
export type PrinterView = z.infer<typeof printer>

export const printersContract = {
  method: 'get',
  path: '/api/print-jobs/printers',
  area,
  summary: 'Die Drucker der eigenen Filialen, ihr Zustand und was wartet oder lange gewartet hat',
  responses: {
    200: {
      description: 'Drucker und die letzten Druckaufträge, der neueste zuerst',
      body: z.object({ printers: z.array(printer), jobs: z.array(printJob), at: instant }),
    },
  },
  errors: ['unauthenticated', 'not-allowed'],
  rights: ownBranches,
} as const satisfies ApiContract

/** So many jobs are shown. */
export const mostJobs = 200

export const orderSlipsContract = {
  ...printersContract,
  path: '/api/orders/{id}/slips',
  summary: 'Was von einer Bestellung gedruckt wurde oder wartet',
  params: byId,
  responses: { 200: { description: 'Der neueste zuerst', body: z.object({ jobs: z.array(printJob) }) } },
  errors: ['unauthenticated', 'not-allowed', 'validation', 'unknown-order'],
} as const satisfies ApiContract

export const paperLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    size: z.enum(textSizes),
    isBold: z.boolean(),
    isInverted: z.boolean(),
  }),
  z.object({ kind: z.literal('qr'), text: z.string() }),
  z.object({
    kind: z.literal('picture'),
    picture: z.object({ width: z.int(), height: z.int(), dots: z.string() }),
  }),
  z.object({ kind: z.literal('cut') }),
])

export const paperFileFormats = ['pdf', 'png'] as const
export type PaperFileFormat = (typeof paperFileFormats)[number]

export const paperFileContract = {
  ...printersContract,
  path: '/api/print-jobs/{id}/paper/{format}',
  summary: 'Ein Bon, wie er aus dem Drucker kommt, als PDF oder Bild',
  params: z.object({ id: z.uuid(), format: z.enum(paperFileFormats) }),
  responses: { 200: { description: 'Die Datei', body: z.string(), contentType: 'application/pdf' } },
  errors: ['unauthenticated', 'not-allowed', 'validation', 'unknown-record'],
} as const satisfies ApiContract

export const paperContract = {
  ...printersContract,
  path: '/api/print-jobs/{id}/paper',
  summary: 'Ein Bon, Zeile für Zeile, wie er aus dem Drucker kommt',
  params: byId,
  responses: {
    200: {
      description: 'Die Zeilen und wie viele Zeichen auf eine passen',
      body: z.object({ lines: z.array(paperLine), columns: z.int() }),
    },
  },
  errors: ['unauthenticated', 'not-allowed', 'validation', 'unknown-record'],
} as const satisfies ApiContract
