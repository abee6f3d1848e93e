import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { cents } from '../catalogue/product.contract.ts'
import { calendarDay } from '../time/hours.contract.ts'
import { orderDiscount } from './discounts/discount.contract.ts'
import { customerOrders } from './customer-orders.contract.ts'
import { kitchenState } from './kitchen-state.contract.ts'
import { fieldSchema, isPlainField, orderItem, taxedAlready, taxTotal } from './order.contract.ts'
import { type KeptFields, type KeptName, keptNames, orderFields } from './order-fields.ts'
import { missedReasons } from './missed-orders.ts'
import { orderStatuses, orderTypes, paymentStatuses } from './order-terms.ts'
import { orderOrigin } from './order-origin.contract.ts'
import { orderPayment } from './order-payment.contract.ts'
import { spotMethods } from './spot-methods.ts'

/** All that is kept of an order but the secret of its guest's link. */
export type StaffName = Exclude<KeptName, 'hash'>
export const staffNames = keptNames.filter((name): name is StaffName => name !== 'hash')

type PlainStaffName = Exclude<
  StaffName,
  'items' | 'taxes' | 'taxedBefore' | 'discounts' | 'kitchen' | 'origin'
>
const isPlain = (name: StaffName): name is PlainStaffName => isPlainField(orderFields[name])

/** An order as the staff of its branch and the screens there see it. Money is in cents, instants are ISO text. */
export const staffOrder = z.object({
  // Built from the table that types it.
  ...(Object.fromEntries(
    staffNames.filter(isPlain).map((name) => [name, fieldSchema(orderFields[name])]),
  ) as {
    [Name in PlainStaffName]: z.ZodMiniType<KeptFields[Name]>
  }),
  items: z.array(orderItem),
  taxes: z.array(taxTotal),
  taxedBefore: z.array(taxedAlready),
  discounts: z.array(orderDiscount),
  kitchen: z.nullable(kitchenState),
  origin: z.nullable(orderOrigin),
})
export type StaffOrder = z.infer<typeof staffOrder>

const area = 'Bestellungen'
const ownBranches = 'Team und Leitung der Filiale, Administration'
const branch = z.string().check(z.minLength(1), z.maxLength(64))
const unauthenticated = ['unauthenticated', 'not-allowed', 'validation'] as const

export const orderList = z.object({
  docs: z.array(staffOrder),
  /** What was read, as of this instant. */
  at: z.iso.datetime(),
  /** How many there are besides, where there are more than a list tells. */
  more: z.int(),
})
export type OrderList = z.infer<typeof orderList>

const missedList = z.extend(orderList, {
  docs: z.array(z.extend(staffOrder, { missed: z.enum(missedReasons) })),
})
export type MissedList = z.infer<typeof missedList>

/** A list tells so many orders at most; a house has fewer that are not at their end. */
export const mostListed = 500

const ofBranch = z.strictObject({
  /** Id or identifier of one branch; all of one's own where it is left out. */
  branch: z.optional(branch),
})

export const currentOrdersContract = {
  method: 'get',
  path: '/api/orders/current',
  area,
  summary: 'Bestellungen, die noch nicht zu Ende sind, nach der Zeit, zu der sie fällig sind',
  query: ofBranch,
  responses: { 200: { description: 'Die offenen Bestellungen', body: orderList } },
  errors: [...unauthenticated, 'unknown-branch'],
  rights: ownBranches,
} as const satisfies ApiContract

export const missedOrdersContract = {
  ...currentOrdersContract,
  path: '/api/orders/missed',
  summary: 'Bestellungen, die niemand rechtzeitig beantwortet oder abgeschlossen hat',
  responses: { 200: { description: 'Die verpassten Bestellungen und warum', body: missedList } },
} as const satisfies ApiContract

const lateAnswers = z.object({
  /** Those that wait longest. */
  docs: z.array(z.object({ id: z.string(), ticketNumber: z.int(), placedAt: z.iso.datetime() })),
  more: z.int(),
})
export type LateAnswers = z.infer<typeof lateAnswers>

/** So many are named; whoever sees the first of them goes to the board. */
export const mostLateAnswers = 20

export const lateAnswersContract = {
  ...currentOrdersContract,
  path: '/api/orders/late-answers',
  summary: 'Bestellungen, deren Gäste schon zu lange auf eine Antwort warten',
  responses: { 200: { description: 'Die am längsten warten zuerst', body: lateAnswers } },
} as const satisfies ApiContract

/** Several values are sent as `status=a&status=b` or `status=a,b`. */
const someOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(
    z.pipe(
      z.transform((given: unknown) =>
        [given].flat().flatMap((each) => (typeof each === 'string' ? each.split(',') : [each])),
      ),
      z.array(z.enum(values)).check(z.minLength(1), z.maxLength(values.length)),
    ),
  )

export const orderHistoryQuery = z.extend(ofBranch, {
  status: someOf(orderStatuses),
  type: someOf(orderTypes),
  paymentStatus: someOf(paymentStatuses),
  /** Those that count no more, which are left out otherwise. */
  voided: z.optional(z.literal('true')),
  /** Business days of the branch, both included. */
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  /** Ticket number, or the beginnings of name, company, telephone (or its end), e-mail or identification. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(100))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
})
export type OrderHistoryQuery = z.infer<typeof orderHistoryQuery>

const orderPage = z.object({
  docs: z.array(staffOrder),
  /** To be sent as `after`; null on the last page. */
  next: z.nullable(z.string()),
})
export type OrderPage = z.infer<typeof orderPage>

export const pastOrdersContract = {
  ...currentOrdersContract,
  path: '/api/orders/history',
  summary: 'Alle Bestellungen, die neueste zuerst, gefiltert und seitenweise',
  query: orderHistoryQuery,
  responses: { 200: { description: 'Eine Seite', body: orderPage } },
} as const satisfies ApiContract

/** What the address of a screen consists of. */
export const orderScreen = z.object({ branch, key: z.string().check(z.minLength(1), z.maxLength(64)) })

const screenList = z.extend(orderList, {
  /** When orders of the branch count as missed. */
  missedRule: z.object({ confirmationMinutes: z.number(), missedAfterMinutes: z.number() }),
})
export type ScreenList = z.infer<typeof screenList>

export const frontdeskOrdersContract = {
  method: 'get',
  path: '/api/orders/frontdesk/{branch}/{key}',
  area,
  summary: 'Offene Bestellungen für den Bildschirm an der Theke',
  params: orderScreen,
  responses: { 200: { description: 'Die offenen Bestellungen der Filiale', body: screenList } },
  errors: ['wrong-device-key', 'validation'],
  rights: 'Geräte der Filiale, deren Schlüssel für Bestellungen gilt',
} as const satisfies ApiContract

export const backofficeOrdersContract = {
  ...frontdeskOrdersContract,
  path: '/api/orders/backoffice/{branch}/{key}',
  summary: 'Offene Bestellungen und die des Geschäftstags für den Bildschirm im Büro',
  responses: {
    200: { description: 'Die offenen Bestellungen und alle des Geschäftstags der Filiale', body: screenList },
  },
} as const satisfies ApiContract

const events = {
  200: {
    description:
      'Ereignisse: „ready“ und „gap“ (die Liste ist zu lesen), „orders“ mit neuen und geänderten Bestellungen',
    body: z.string(),
    contentType: 'text/event-stream',
  },
} as const

export const currentOrderEventsContract = {
  ...currentOrdersContract,
  path: '/api/orders/events',
  summary: 'Neue und geänderte Bestellungen, sobald sie es sind (Server-Sent Events)',
  responses: events,
} as const satisfies ApiContract

export const screenOrderEventsContract = {
  ...frontdeskOrdersContract,
  path: '/api/orders/screen/{branch}/{key}/events',
  summary: 'Dasselbe für die Bildschirme der Filiale',
  responses: events,
} as const satisfies ApiContract

const orderDetails = z.object({
  order: staffOrder,
  /** Where its guest follows it. */
  guestPath: z.string(),
  /** Other orders in the branch with the same e-mail address or telephone number. */
  earlier: customerOrders,
  /** What the guest sent along, in no order. */
  files: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  /** The lines of its ledger, the first one first. */
  payments: z.array(orderPayment),
  /** In cents: what its provider was asked to give back and has not yet. */
  refundUnderway: cents,
  /** Whether its branch takes tips. */
  isTipEnabled: z.boolean(),
  /** In which ways it is paid on the spot. */
  methods: z.array(z.enum(spotMethods)),
})
export type OrderDetails = z.infer<typeof orderDetails>

export const orderViewerContract = {
  method: 'put',
  path: '/api/orders/{id}/viewers',
  area,
  summary: 'Sagen, dass man eine Bestellung vor sich hat oder nicht mehr',
  params: z.object({ id: z.uuid() }),
  request: z.object({ isHere: z.boolean() }),
  responses: {
    200: { description: 'Wird denen gesagt, die sie auch sehen', body: z.object({ ok: z.boolean() }) },
  },
  errors: ['validation', ...unauthenticated, 'unknown-order'],
  rights: ownBranches,
} as const satisfies ApiContract

export const orderDetailsContract = {
  method: 'get',
  path: '/api/orders/{id}/details',
  area,
  summary: 'Eine Bestellung mit allem, was das Team zu ihr wissen will',
  params: z.object({ id: z.uuid() }),
  responses: {
    200: { description: 'Die Bestellung, frühere desselben Gasts und seine Dateien', body: orderDetails },
  },
  errors: ['unauthenticated', 'not-allowed', 'unknown-order', 'validation'],
  rights: ownBranches,
} as const satisfies ApiContract
