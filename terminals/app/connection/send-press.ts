import { type Answer, callOf, type Outcome } from '#domain/api/call-of.ts'
import type { ApiContract } from '#domain/api/api-contract.ts'
import type { recallOrderContract, setMadeContract } from '#domain/ordering/kitchen.contract.ts'
import type { OrderStatus } from '#domain/ordering/order-terms.ts'
import type {
  backofficeMoveContract,
  frontdeskMoveContract,
  kitchenMoveContract,
  screenTakeBackContract,
  tablesMoveContract,
} from '#domain/ordering/screen-move.contract.ts'
import { orderScreens } from '#domain/ordering/screen-moves.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import type { moveTabContract } from '#domain/ordering/table-tabs.contract.ts'

import type { SendResult } from './outbox.ts'
import { addressOfPlace, type Place } from './place.ts'
import type { QueuedMove, ScreenCall } from './screen-call.ts'

const moveAt = {
  frontdesk: callOf<typeof frontdeskMoveContract>(
    'post',
    '/api/orders/frontdesk/{branch}/{key}/{id}/status/{action}',
  ),
  backoffice: callOf<typeof backofficeMoveContract>(
    'post',
    '/api/orders/backoffice/{branch}/{key}/{id}/status/{action}',
  ),
  kitchen: callOf<typeof kitchenMoveContract>(
    'post',
    '/api/orders/kitchen/{branch}/{key}/{id}/status/{action}',
  ),
  tables: callOf<typeof tablesMoveContract>('post', '/api/orders/tables/{branch}/{key}/{id}/status/{action}'),
}
const takeBack = callOf<typeof screenTakeBackContract>(
  'post',
  '/api/orders/screen/{branch}/{key}/{id}/take-back',
)
const setMade = callOf<typeof setMadeContract>('put', '/api/orders/kitchen/{branch}/{key}/{id}/lines')
const recall = callOf<typeof recallOrderContract>('post', '/api/orders/kitchen/{branch}/{key}/{id}/recall')
const moveTab = callOf<typeof moveTabContract>('post', '/api/orders/tables/{branch}/{key}/move')

type Orders = Outcome<StaffOrder | { docs: StaffOrder[] }>
type Sending = {
  place: Place
  move: QueuedMove
  /** What proves who pressed; null where nobody is known any more. */
  tokenOf: (person: string) => string | null
  hear: (orders: readonly StaffOrder[]) => void
}

/** Sends one press, and says what became of it. Whatever the server tells of orders is heard on the way. */
export async function sendPress({ place, move, tokenOf, hear }: Sending): Promise<SendResult> {
  const token = move.person === null ? undefined : tokenOf(move.person)
  if (token === null) return { kind: 'who-is-it' }

  const headers = token === undefined ? {} : { 'x-theke-person': token }
  const answer = await send(place, move.call, headers)
  if (answer.ok) {
    hear('docs' in answer.body ? answer.body.docs : [answer.body])
    return { kind: 'done' }
  }
  const shown = ordersIn(answer.errors)
  hear(shown)

  return resultOf(answer, { call: move.call, status: shown.length === 1 ? (shown[0]?.status ?? null) : null })
}

const mostMs = 12_000

function send(place: Place, call: ScreenCall, headers: { 'x-theke-person'?: string }): Promise<Orders> {
  const at = addressOfPlace(place)
  const options = { headers, signal: AbortSignal.timeout(mostMs) }
  switch (call.kind) {
    case 'move': {
      const { order: id, action, request: body = {} } = call
      return moveAt[orderScreens.find((screen) => screen === place.screen) ?? 'frontdesk'](fetch, {
        params: { ...at, id, action },
        body,
        ...options,
      })
    }
    case 'take-back':
      return takeBack(fetch, {
        params: { ...at, id: call.order },
        body: { version: call.version },
        ...options,
      })
    case 'made':
      return setMade(fetch, { params: { ...at, id: call.order }, body: { lines: call.lines }, ...options })
    case 'recall':
      return recall(fetch, { params: { ...at, id: call.order }, body: {}, ...options })
    case 'tab':
      return moveTab(fetch, { params: at, body: call.request, ...options })
  }
}

type Failed = Exclude<Answer<ApiContract>, { ok: true }>

function resultOf(
  {
    kind,
    status: code,
    errors,
    retryAfterSeconds,
  }: Pick<Failed, 'kind' | 'status' | 'errors' | 'retryAfterSeconds'>,
  { call, status }: { call: ScreenCall; status: OrderStatus | null },
): SendResult {
  const [error] = errors
  if (code === 401) return { kind: error?.code === 'person-expired' ? 'who-is-it' : 'unpaired' }

  const isBusy = code >= 500 || code === 429 || code === 408
  // Others press at the same order just now; what is meant does not depend on them.
  const isCrowded = error?.code === 'changed-meanwhile' && (call.kind === 'move' || call.kind === 'made')
  if (kind !== 'refused' || isBusy || isCrowded) {
    return { kind: 'later', afterMs: retryAfterSeconds === null ? null : retryAfterSeconds * 1000 }
  }

  return { kind: 'refused', message: error?.message ?? 'Das war nicht möglich.', status }
}

/** Refusals bring the order as it stands, or those of both tables. */
function ordersIn(errors: readonly { data?: unknown }[]): StaffOrder[] {
  // As the contracts of these calls say.
  const facts = errors.flatMap(({ data }) => (data ?? []) as { order?: StaffOrder; orders?: StaffOrder[] })
  const [told] = facts

  return told?.orders ?? (told?.order ? [told.order] : [])
}
