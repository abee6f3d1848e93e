import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { idempotencyKey } from '../../api/idempotency-key.ts'
import { cents, taxRate } from '../../catalogue/product.contract.ts'
import { calendarDay } from '../../time/hours.contract.ts'
import { moneyReasonText } from '../money-reason.contract.ts'
import { staffOrderContract } from '../order-calls.contract.ts'
import { voucherKinds, voucherReaches } from './voucher-terms.ts'

const area = 'Gutscheine'
const leads = 'Leitung der Filiale, Administration'
const team = 'Team und Leitung der Filiale, Administration'
export const voucherCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
export const mailAddress = z
  .string()
  .check(z.trim(), z.maxLength(160), z.regex(/^([^\s@]+@[^\s@.]+(\.[^\s@.]+)+)?$/))

/** What guests learn of a voucher by its code. Money is in cents. */
const usableVoucher = z.object({
  /** Its last letters, enough to tell two apart. */
  hint: z.string(),
  balance: cents,
  kind: z.enum(voucherKinds),
  taxRate: z.nullable(taxRate),
  expiresOn: z.nullable(z.string()),
})
export type UsableVoucher = z.infer<typeof usableVoucher>

export const checkVoucherContract = {
  method: 'post',
  path: '/api/vouchers/check',
  area,
  summary:
    'Was ein Gutschein noch wert ist; für jeden Code, mit dem sich nichts bezahlen lässt, dieselbe Antwort',
  request: z.strictObject({
    code: voucherCode,
    /** Identifier or id of the branch where it is to pay; it does not matter where nothing is said. */
    branch: z.optional(z.string().check(z.maxLength(64))),
  }),
  responses: { 200: { description: 'Der Gutschein', body: usableVoucher } },
  errors: ['validation', 'malformed-json', 'unknown-branch', 'unknown-voucher', 'too-many-attempts'],
  rights: 'Alle',
  policy: { limit: 'auth' },
} as const satisfies ApiContract

/** What staff want a voucher to be. */
export const voucherWish = z.strictObject({
  branch: z.uuid(),
  /** In cents. */
  value: z.int().check(z.positive(), z.maximum(100_000_000)),
  kind: z.enum(voucherKinds),
  /** Of a single-purpose voucher. */
  taxRate: z.optional(z.nullable(taxRate)),
  reach: z.enum(voucherReaches),
  /** The last day on which it pays. */
  expiresOn: z.optional(z.nullable(calendarDay)),
  recipientName: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(120)))),
  recipientEmail: z.optional(z.nullable(mailAddress)),
  message: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(500)))),
})
export type VoucherWish = z.infer<typeof voucherWish>

export const voucherName = z.object({ id: z.string(), name: z.string() })

export const sellVoucherContract = {
  method: 'post',
  path: '/api/orders/voucher-sales',
  area,
  summary: 'Einen Gutschein an der Theke verkaufen; derselbe Schlüssel und Inhalt ergibt denselben Gutschein',
  headers: z.object({ 'idempotency-key': idempotencyKey }),
  request: z.extend(voucherWish, { paymentMethod: z.enum(['cash', 'atm-card']) }),
  responses: { 201: { description: 'Der bezahlte Gutschein', body: voucherName } },
  errors: [
    'validation',
    'malformed-json',
    'unauthenticated',
    'not-allowed',
    'unknown-branch',
    'idempotency-key-missing',
    'idempotency-key-reused',
  ],
  rights: leads,
} as const satisfies ApiContract

export const giveVoucherContract = {
  method: 'post',
  path: '/api/vouchers/gifts',
  area,
  summary:
    'Einen Gutschein ausstellen, für den niemand bezahlt; mit Begründung, und je Schlüssel und Inhalt nur einen',
  headers: z.object({ 'idempotency-key': idempotencyKey }),
  request: z.extend(voucherWish, { reason: moneyReasonText }),
  responses: { 201: { description: 'Der Gutschein', body: voucherName } },
  errors: [
    'validation',
    'malformed-json',
    'unauthenticated',
    'not-allowed',
    'unknown-branch',
    'idempotency-key-missing',
    'idempotency-key-reused',
  ],
  rights: leads,
} as const satisfies ApiContract

export const voucherPlacesContract = {
  method: 'get',
  path: '/api/vouchers/places',
  area,
  summary: 'Die Filialen, in denen man Gutscheine ausstellen darf',
  responses: {
    200: {
      description: 'Nach dem Namen',
      body: z.object({
        places: z.array(z.object({ id: z.string(), name: z.string() })),
        /** In which the house reckons, as `CHF`. */
        currency: z.string(),
      }),
    },
  },
  errors: ['unauthenticated', 'not-allowed'],
  rights: team,
} as const satisfies ApiContract

export const redeemVoucherContract = {
  ...staffOrderContract,
  method: 'post',
  path: '/api/orders/{id}/vouchers',
  summary: 'Einen Gutschein an der Theke einlösen, für eine Bestellung, die noch offen ist',
  request: z.strictObject({
    code: voucherCode,
    /** In cents; as much as it can where nothing is said. */
    amount: z.optional(z.int().check(z.positive(), z.maximum(100_000_000))),
    /** Of the order as it was seen: sent twice, it pays once. */
    version: z.int(),
  }),
  errors: [
    'validation',
    ...staffOrderContract.errors,
    'malformed-json',
    'unknown-voucher',
    'voucher-not-here',
    'too-many-attempts',
    'illegal-status-change',
    'changed-meanwhile',
  ],
} as const satisfies ApiContract
