import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { staffMoveParams, staffMoveRequest } from './staff-move.contract.ts'
import { orderScreen, staffOrder } from './staff-orders.contract.ts'

export const frontdeskMoveContract = {
  method: 'post',
  path: '/api/orders/frontdesk/{branch}/{key}/{id}/status/{action}',
  area: 'Bestellungen',
  summary:
    'Eine Bestellung am Bildschirm der Theke bestätigen, ablehnen, stornieren, bereitstellen oder abschließen',
  params: z.extend(orderScreen, staffMoveParams.shape),
  request: staffMoveRequest,
  // Without the secret of the guest's link, by which more could be done than here.
  responses: { 200: { description: 'Die Bestellung, wie sie jetzt steht', body: staffOrder } },
  errors: [
    'wrong-device-key',
    'not-for-this-device',
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
