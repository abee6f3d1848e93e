import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { cents, taxRate } from '../../catalogue/product.contract.ts'
import { calendarDay } from '../../time/hours.contract.ts'
import { orderTypes, paymentMethods } from '../order-terms.ts'
import { untaxedReasons } from './book-lines.ts'
import { type Denomination, denominations, shortestNote } from './cash-count.ts'

const count = z.int().check(z.minimum(0))

/** What the ledger of a day comes to; see `DayFigures`. */
export const dayFigures = z.object({
  total: cents,
  taken: cents,
  corrected: cents,
  refunded: cents,
  fees: cents,
  tips: z.optional(cents),
  givenVouchers: z.optional(cents),
  expiredVouchers: z.optional(cents),
  lines: count,
  orders: count,
  methods: z.array(
    z.object({
      method: z.enum(paymentMethods),
      taken: cents,
      corrected: cents,
      refunded: cents,
      fees: cents,
      total: cents,
      orders: count,
    }),
  ),
  rates: z.array(
    z.object({
      taxRate: z.nullable(taxRate),
      gross: cents,
      net: cents,
      tax: cents,
      untaxed: z.optional(z.enum(untaxedReasons)),
    }),
  ),
  types: z.array(z.object({ type: z.enum(orderTypes), total: cents, orders: count })),
})

const most = 100_000_000
const ofDrawer = z.int().check(z.minimum(0), z.maximum(most))
const pieces = z.enum(denominations.map(String) as `${Denomination}`[])
/** How many there are of each note and coin. */
export const coinCounts = z.partialRecord(pieces, z.int().check(z.minimum(0), z.maximum(100_000)))

export const dayStates = ['open', 'running', 'closed'] as const
export type DayState = (typeof dayStates)[number]

const branch = z.object({ id: z.string(), name: z.string(), timeZone: z.string() })

const listedDay = z.object({
  day: z.string(),
  state: z.enum(dayStates),
  /** Of the day end, where there is one. */
  number: z.nullable(z.int()),
  total: cents,
  orders: count,
  /** By how much the drawer was out. */
  difference: z.nullable(cents),
  closedAt: z.nullable(z.string()),
})
export type ListedDay = z.infer<typeof listedDay>

export const dayList = z.object({
  /** Where whoever asks may see day ends. */
  branches: z.array(branch),
  /** The one that the days are of; null for whoever sees none. */
  branch: z.nullable(branch),
  /** The last one first. */
  days: z.array(listedDay),
  hasMore: z.boolean(),
  /** Whether whoever asks may close days of this branch, and take them to the accountant. */
  mayClose: z.boolean(),
})
export type DayList = z.infer<typeof dayList>

export const dayEnd = z.object({
  branch,
  day: z.string(),
  state: z.enum(dayStates),
  /** When the business day is over. */
  until: z.string(),
  figures: dayFigures,
  /** Lines whose own day was closed, or was before the first that was. */
  lateLines: count,
  /** What came into the drawer. */
  cashExpected: cents,
  /** What was in it before; for an open day what the last count left to expect. */
  cashFloat: cents,
  /** Why it cannot be closed just now, by whoever asks. */
  whyNot: z.nullable(z.string()),
  closed: z.nullable(
    z.object({
      id: z.string(),
      number: z.int(),
      at: z.string(),
      by: z.nullable(z.string()),
      cashCounted: cents,
      cashDifference: cents,
      coins: z.nullable(coinCounts),
      note: z.nullable(z.string()),
      hash: z.string(),
      previousHash: z.nullable(z.string()),
      /** Which signed receipts the day comprises, by cash box. */
      receipts: z.array(
        z.object({ cashBox: z.string(), from: z.int(), to: z.int(), count, unsigned: count }),
      ),
    }),
  ),
})
export type DayEnd = z.infer<typeof dayEnd>

export const closeDayRequest = z
  .strictObject({
    /** How many lines of the ledger were shown: what came in since is looked at first. */
    lines: count,
    /** What was in the drawer before the first guest paid. */
    float: ofDrawer,
    /** All that is in it now; or else the notes and coins. */
    counted: z.optional(ofDrawer),
    coins: z.optional(coinCounts),
    /** Needed where the drawer is out. */
    note: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  })
  .check(
    z.refine(
      ({ counted, coins }) => (counted === undefined) !== (coins === undefined),
      'Bitte geben Sie entweder die Summe oder die Stückzahlen an.',
    ),
  )
export type CloseDayRequest = z.infer<typeof closeDayRequest>

const area = 'Tagesabschluss'
const readers = 'Team und Leitung der Filiale, Administration'
/** Of this millennium: whoever means another one has mistyped, and the end of the last year that there is cannot be told. */
const businessDay = calendarDay.check(z.regex(/^2\d{3}-/))
const params = z.object({ branch: z.uuid(), day: businessDay })
const errors = ['validation', 'unauthenticated', 'not-allowed', 'unknown-branch'] as const

export const dayListContract = {
  method: 'get',
  path: '/api/day-ends/days',
  area,
  summary: 'Die Geschäftstage einer Filiale, an denen Geld floss, und wie sie stehen',
  query: z.object({ branch: z.optional(z.uuid()), before: z.optional(businessDay) }),
  responses: { 200: { description: 'Der jüngste Tag zuerst', body: dayList } },
  errors,
  rights: readers,
} as const satisfies ApiContract

export const dayEndContract = {
  method: 'get',
  path: '/api/day-ends/days/{branch}/{day}',
  area,
  summary: 'Ein Geschäftstag einer Filiale mit seinen Summen',
  params,
  responses: { 200: { description: 'Der Tag, abgeschlossen oder nicht', body: dayEnd } },
  errors,
  rights: readers,
} as const satisfies ApiContract

export const closeDayContract = {
  method: 'post',
  path: '/api/day-ends/days/{branch}/{day}/close',
  area,
  summary: `Einen Geschäftstag abschließen, für immer; eine Differenz braucht eine Notiz ab ${shortestNote} Zeichen`,
  params,
  request: closeDayRequest,
  responses: { 201: { description: 'Der abgeschlossene Tag', body: dayEnd } },
  errors: [...errors, 'day-closed', 'day-not-closable', 'changed-meanwhile'],
  rights: 'Leitung der Filiale, Administration',
} as const satisfies ApiContract

export const dayFileFormats = ['pdf', 'csv'] as const
export type DayFileFormat = (typeof dayFileFormats)[number]

export const dayFileContract = {
  method: 'get',
  path: '/api/day-ends/{id}/file/{format}',
  area,
  summary: 'Ein abgeschlossener Tag als Datei für die Buchhaltung: PDF oder CSV',
  params: z.object({ id: z.uuid(), format: z.enum(dayFileFormats) }),
  responses: { 200: { description: 'Die Datei', body: z.string(), contentType: 'text/csv' } },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record'],
  rights: readers,
} as const satisfies ApiContract
