import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { personHeader } from './screen-person.contract.ts'
import {
  currentOrdersContract,
  frontdeskOrdersContract,
  orderList,
  orderScreen,
  staffOrder,
} from './staff-orders.contract.ts'

export const shownTable = z.object({
  id: z.string(),
  identifier: z.string(),
  name: z.nullable(z.string()),
  seats: z.nullable(z.int()),
})
export type ShownTable = z.infer<typeof shownTable>

/** Tables in the order of their numbers, and every order at one that has not come to its end: see `tabsOf`. */
const tableList = z.extend(orderList, { tables: z.array(shownTable) })
export type TableList = z.infer<typeof tableList>

const tables = { 200: { description: 'Die Tische und was an ihnen offen ist', body: tableList } } as const

export const tableOrdersContract = {
  ...frontdeskOrdersContract,
  path: '/api/orders/tables/{branch}/{key}',
  summary: 'Die Tische der Filiale und ihre offenen Bestellungen',
  responses: tables,
} as const satisfies ApiContract

const branch = z.object({ branch: orderScreen.shape.branch })

export const staffTableOrdersContract = {
  ...currentOrdersContract,
  path: '/api/orders/tables/{branch}',
  summary: 'Dasselbe für das Team',
  params: branch,
  query: z.strictObject({}),
  responses: tables,
} as const satisfies ApiContract

const table = z.string().check(z.minLength(1), z.maxLength(40))
const orders = z.array(z.uuid()).check(z.maxLength(200))

/** Both tables as they were seen: what came since is not moved, nor put together with, without anybody's knowing. */
export const moveTabRequest = z.strictObject({
  /** Numbers of tables. */
  from: table,
  to: table,
  /** Every open order at the first table. */
  orders: orders.check(z.minLength(1)),
  /** Every open order at the second one: none where it is free, else the two are put together. */
  into: orders,
})
export type MoveTabRequest = z.infer<typeof moveTabRequest>

const movedTab = {
  200: {
    description: 'Die Bestellungen, wie sie jetzt stehen',
    body: z.object({ docs: z.array(staffOrder) }),
  },
} as const

export const moveTabContract = {
  method: 'post',
  path: '/api/orders/tables/{branch}/{key}/move',
  area: 'Bestellungen',
  summary: 'Alles Offene eines Tisches an einen anderen setzen, oder zwei Tische zusammenlegen',
  params: orderScreen,
  headers: personHeader,
  request: moveTabRequest,
  responses: movedTab,
  errors: [
    'wrong-device-key',
    'not-for-this-device',
    'person-expired',
    'validation',
    'malformed-json',
    'unknown-table',
    'table-taken',
    'changed-meanwhile',
  ],
  rights: 'Bildschirme der Filiale an den Tischen und an der Theke',
} as const satisfies ApiContract

export const staffMoveTabContract = {
  method: 'post',
  path: '/api/orders/tables/{branch}/move',
  area: 'Bestellungen',
  summary: 'Dasselbe durch das Team',
  params: branch,
  request: moveTabRequest,
  responses: movedTab,
  errors: [
    'unauthenticated',
    'not-allowed',
    'validation',
    'malformed-json',
    'unknown-branch',
    'unknown-table',
    'table-taken',
    'changed-meanwhile',
  ],
  rights: currentOrdersContract.rights,
} as const satisfies ApiContract
