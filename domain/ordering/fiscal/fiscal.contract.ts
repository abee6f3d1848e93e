import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { askedKinds, fiscalSchemes, receiptKinds, receiptStates } from './fiscal-terms.ts'

const count = z.int().check(z.minimum(0))
const instant = z.iso.datetime()

const shownReceipt = z.object({
  id: z.string(),
  number: z.int(),
  kind: z.enum(receiptKinds),
  state: z.enum(receiptStates),
  at: instant,
  /** In cents, as the money flows. */
  amount: z.int(),
  /** Of the order, as guest and kitchen call it. */
  ticketNumber: z.nullable(z.int()),
  /** What the code on paper says. */
  code: z.nullable(z.string()),
})
export type ShownReceipt = z.infer<typeof shownReceipt>

const shownBox = z.object({
  id: z.string(),
  name: z.string(),
  scheme: z.enum(fiscalSchemes),
  serial: z.string(),
  isTest: z.boolean(),
  isUnplugged: z.boolean(),
  startedAt: instant,
  endedAt: z.nullable(instant),
  /** Since when the device has not answered. */
  awaySince: z.nullable(instant),
  /** How many receipts there are, and how many of them went out without a signature. */
  receipts: count,
  unsigned: count,
  lastAt: z.nullable(instant),
})
export type ShownBox = z.infer<typeof shownBox>

const branchBox = z.object({
  branch: z.object({ id: z.string(), name: z.string(), timeZone: z.string() }),
  box: z.nullable(shownBox),
  /** Whether whoever asks may set up, end and press. */
  mayLead: z.boolean(),
})
export type BranchBox = z.infer<typeof branchBox>

const boxPage = z.object({
  box: shownBox,
  timeZone: z.string(),
  mayLead: z.boolean(),
  receipts: z.array(shownReceipt),
})
export type BoxPage = z.infer<typeof boxPage>

const area = 'Registrierkasse'
const readers = 'Team und Leitung der Filiale, Administration'
const leaders = 'Leitung der Filiale, Administration'
const byId = z.object({ id: z.uuid() })
const errors = ['validation', 'unauthenticated', 'not-allowed', 'unknown-record'] as const

/** So many receipts are shown beside a cash box; all of them are in its export. */
export const mostReceipts = 100

export const boxListContract = {
  method: 'get',
  path: '/api/fiscal/boxes',
  area,
  summary: 'Die Filialen und womit ihre Belege signiert werden',
  responses: { 200: { description: 'Nach Namen', body: z.object({ branches: z.array(branchBox) }) } },
  errors: ['unauthenticated', 'not-allowed'],
  rights: readers,
} as const satisfies ApiContract

export const boxContract = {
  method: 'get',
  path: '/api/fiscal/boxes/{id}',
  area,
  summary: 'Eine Kasse mit ihren letzten Belegen, der jüngste zuerst',
  params: byId,
  responses: { 200: { description: 'Die Kasse', body: boxPage } },
  errors,
  rights: readers,
} as const satisfies ApiContract

export const setUpBoxContract = {
  method: 'post',
  path: '/api/fiscal/branches/{id}/box',
  area,
  summary:
    'Belege einer Filiale ab jetzt signieren, mit einer Testeinrichtung; ein Startbeleg eröffnet die Kasse',
  params: byId,
  request: z.strictObject({ scheme: z.enum(fiscalSchemes) }),
  responses: { 201: { description: 'Die Kasse', body: boxPage } },
  errors: [...errors, 'malformed-json', 'unknown-branch', 'changed-meanwhile'],
  rights: leaders,
} as const satisfies ApiContract

export const askReceiptContract = {
  method: 'post',
  path: '/api/fiscal/boxes/{id}/receipts',
  area,
  summary:
    'Null-, Monats- oder Schlussbeleg erstellen; nach dem Schlussbeleg signiert diese Kasse nichts mehr',
  params: byId,
  request: z.strictObject({ kind: z.enum(askedKinds) }),
  responses: { 201: { description: 'Die Kasse mit dem Beleg', body: boxPage } },
  errors: [...errors, 'malformed-json', 'changed-meanwhile'],
  rights: leaders,
} as const satisfies ApiContract

export const plugBoxContract = {
  method: 'post',
  path: '/api/fiscal/boxes/{id}/plug',
  area,
  summary: 'Eine Testeinrichtung abziehen oder anstecken, um einen Ausfall zu üben',
  params: byId,
  request: z.strictObject({ isUnplugged: z.boolean() }),
  responses: { 200: { description: 'Die Kasse', body: boxPage } },
  errors: [...errors, 'malformed-json'],
  rights: leaders,
} as const satisfies ApiContract

/** The record of an Austrian cash box, what a German device has kept, and what a program needs that checks either. */
export const boxFiles = ['dep', 'tse', 'keys'] as const
export type BoxFile = (typeof boxFiles)[number]

export const boxFileContract = {
  method: 'get',
  path: '/api/fiscal/boxes/{id}/file/{file}',
  area,
  summary:
    'Datenerfassungsprotokoll (DEP7), Protokoll der TSE oder Prüfschlüssel einer Kasse, im Ganzen oder eines Jahres; welche es gibt, hängt vom Land ab',
  params: z.object({ id: z.uuid(), file: z.enum(boxFiles) }),
  query: z.object({
    /** A calendar year of the branch; without it all that ever was. */
    year: z.optional(z.string().check(z.regex(/^2\d{3}$/))),
  }),
  responses: { 200: { description: 'Die Datei', body: z.string(), contentType: 'application/json' } },
  errors,
  rights: leaders,
} as const satisfies ApiContract
