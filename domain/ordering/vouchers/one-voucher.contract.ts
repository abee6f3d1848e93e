import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { cents, taxRate } from '../../catalogue/product.contract.ts'
import { moneyReasonText } from '../money-reason.contract.ts'
import { voucherLineKinds } from './voucher-ledger.ts'
import { voucherKinds, voucherReaches, voucherStates } from './voucher-terms.ts'
import { mailAddress, voucherCode, voucherName } from './voucher.contract.ts'

const area = 'Gutscheine'
const leads = 'Leitung der Filiale, Administration'
const team = 'Team und Leitung der Filiale, Administration'

/** A line of the ledger of a voucher as staff read it. */
const ledgerLine = z.object({
  kind: z.enum(voucherLineKinds),
  amount: cents,
  at: z.string(),
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Until when the voucher pays from then on, where that became longer. */
  expiresOn: z.nullable(z.string()),
  /** The order that it paid, as it is called. */
  order: z.nullable(z.object({ id: z.string(), ticketNumber: z.nullable(z.int()) })),
})
export const voucherDetails = z.object({
  id: z.string(),
  name: z.string(),
  value: cents,
  balance: cents,
  /** In which all of its money is, as `CHF`. */
  currency: z.string(),
  state: z.enum(voucherStates),
  kind: z.enum(voucherKinds),
  taxRate: z.nullable(taxRate),
  /** Nobody has paid for it. */
  isGiven: z.boolean(),
  reach: z.enum(voucherReaches),
  branch: z.object({ id: z.string(), name: z.string(), timeZone: z.string() }),
  expiresOn: z.nullable(z.string()),
  issuedAt: z.string(),
  voidedAt: z.nullable(z.string()),
  recipientName: z.nullable(z.string()),
  recipientEmail: z.nullable(z.string()),
  message: z.nullable(z.string()),
  /** The order that sold it. */
  order: z.nullable(z.string()),
  lines: z.array(ledgerLine),
  /** Whether whoever asks may print, send, block and correct it. */
  mayLead: z.boolean(),
})
export type VoucherDetails = z.infer<typeof voucherDetails>

const details = { 200: { description: 'Der Gutschein, wie er jetzt steht', body: voucherDetails } } as const
const params = z.object({ id: z.uuid() })
const ofOne = ['validation', 'unauthenticated', 'not-allowed', 'unknown-record'] as const

export const voucherDetailsContract = {
  method: 'get',
  path: '/api/vouchers/{id}/details',
  area,
  summary: 'Ein Gutschein mit allem, was aus ihm wurde',
  params,
  responses: details,
  errors: ofOne,
  rights: team,
} as const satisfies ApiContract

export const findVoucherContract = {
  method: 'post',
  path: '/api/vouchers/find',
  area,
  summary: 'Einen Gutschein über seinen Code finden',
  request: z.strictObject({ code: voucherCode }),
  responses: { 200: { description: 'Der Gutschein', body: voucherName } },
  errors: [
    'validation',
    'malformed-json',
    'unauthenticated',
    'not-allowed',
    'unknown-voucher',
    'too-many-attempts',
  ],
  rights: team,
} as const satisfies ApiContract

export const voidVoucherContract = {
  method: 'post',
  path: '/api/vouchers/{id}/void',
  area,
  summary: 'Einen Gutschein sperren und sein Guthaben ausbuchen; mit Begründung, noch einmal ändert nichts',
  params,
  request: z.strictObject({ reason: moneyReasonText }),
  responses: details,
  errors: [...ofOne, 'malformed-json', 'changed-meanwhile'],
  rights: leads,
} as const satisfies ApiContract

export const correctVoucherContract = {
  method: 'post',
  path: '/api/vouchers/{id}/corrections',
  area,
  summary: 'Das Guthaben eines Gutscheins berichtigen, höchstens bis zu seinem Wert; mit Begründung',
  params,
  request: z.strictObject({
    /** In cents: what it is worth from then on, and what it was worth when it was looked at. */
    balance: z.int().check(z.minimum(0), z.maximum(100_000_000)),
    seen: z.int(),
    reason: moneyReasonText,
  }),
  responses: details,
  errors: [...ofOne, 'malformed-json', 'changed-meanwhile'],
  rights: leads,
} as const satisfies ApiContract

export const mailVoucherContract = {
  method: 'post',
  path: '/api/vouchers/{id}/mails',
  area,
  summary: 'Einen Gutschein per E-Mail senden, auch noch einmal',
  params,
  request: z.strictObject({ email: mailAddress.check(z.minLength(3)) }),
  responses: {
    202: { description: 'Er wird gesendet', body: z.strictObject({ state: z.literal('queued') }) },
  },
  errors: [...ofOne, 'malformed-json'],
  rights: leads,
} as const satisfies ApiContract

export const voucherPapers = ['a4', 'a6'] as const
export type VoucherPaper = (typeof voucherPapers)[number]

export const voucherFileContract = {
  method: 'get',
  path: '/api/vouchers/{id}/papers/{paper}',
  area,
  summary: 'Ein Gutschein zum Ausdrucken, mit seinem Code',
  params: z.object({ id: z.uuid(), paper: z.enum(voucherPapers) }),
  responses: {
    200: { description: 'Der Gutschein als PDF', body: z.string(), contentType: 'application/pdf' },
  },
  errors: ofOne,
  rights: leads,
} as const satisfies ApiContract
