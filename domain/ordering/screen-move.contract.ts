import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { freeTimesContract, takeBackContract } from './order-calls.contract.ts'
import { personHeader } from './screen-person.contract.ts'
import { staffMoveParams, staffMoveRequest } from './staff-move.contract.ts'
import { orderScreen, staffOrder } from './staff-orders.contract.ts'

export const frontdeskMoveContract = {
  method: 'post',
  path: '/api/orders/frontdesk/{branch}/{key}/{id}/status/{action}',
  area: 'Bestellungen',
  summary:
    'Eine Bestellung am Bildschirm der Theke bestätigen, ablehnen, stornieren, bereitstellen oder abschließen',
  params: z.extend(orderScreen, staffMoveParams.shape),
  headers: personHeader,
  request: staffMoveRequest,
  // Without the secret of the guest's link, by which more could be done than here.
  responses: { 200: { description: 'Die Bestellung, wie sie jetzt steht', body: staffOrder } },
  errors: [
    'wrong-device-key',
    'not-for-this-device',
    'person-expired',
    'validation',
    'unknown-order',
    'illegal-status-change',
    'changed-meanwhile',
  ],
  rights: 'Geräte der Filiale, deren Schlüssel für Bestellungen gilt, soweit ihre Art es zulässt',
  policy: { shown: ['action'] },
} as const satisfies ApiContract

export const backofficeMoveContract = {
  ...frontdeskMoveContract,
  path: '/api/orders/backoffice/{branch}/{key}/{id}/status/{action}',
  summary: 'Eine Bestellung am Bildschirm dahinter als fertig melden',
} as const satisfies ApiContract

export const kitchenMoveContract = {
  ...frontdeskMoveContract,
  path: '/api/orders/kitchen/{branch}/{key}/{id}/status/{action}',
  summary: 'Eine Bestellung in der Küche als fertig melden',
} as const satisfies ApiContract

export const tablesMoveContract = {
  ...frontdeskMoveContract,
  path: '/api/orders/tables/{branch}/{key}/{id}/status/{action}',
  summary: 'Eine Bestellung am Tisch abschließen',
} as const satisfies ApiContract

/** At every screen alike: what a device may do, it may take back. */
export const screenTakeBackContract = {
  ...frontdeskMoveContract,
  path: '/api/orders/screen/{branch}/{key}/{id}/take-back',
  summary: 'Den letzten Schritt zurücknehmen, kurz nachdem er an einem Bildschirm getan wurde',
  params: z.extend(orderScreen, { id: z.uuid() }),
  request: takeBackContract.request,
  policy: {},
} as const satisfies ApiContract

export const screenFreeTimesContract = {
  ...freeTimesContract,
  path: '/api/orders/screen/{branch}/{key}/{id}/free-times',
  summary: 'Die nächsten Termine, die am Bildschirm statt des gewünschten angeboten werden können',
  params: z.extend(orderScreen, { id: z.uuid() }),
  errors: ['wrong-device-key', 'validation', 'not-for-this-device', 'unknown-order'],
  rights: 'Geräte an der Theke der Filiale',
} as const satisfies ApiContract
