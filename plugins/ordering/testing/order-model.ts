import type { OrderStatus } from '#domain/ordering/order-terms.ts'

/** What of an order the model follows; the version counts what really happened. */
export type ModelOrder = {
  type: 'takeaway' | 'delivery'
  status: OrderStatus
  counter: 'none' | 'open' | 'accepted' | 'declined' | 'expired'
  payment: 'none' | 'paid'
  version: number
}

/** Somebody who presses something: who, and what. */
export type Press = `${string} ${string}`

type Ways = Record<string, Partial<Record<OrderStatus, OrderStatus>>>

/** Drawn once more, apart from the rules that the server asks. */
const staffWays: Ways = {
  confirm: { awaiting: 'confirmed' },
  reject: { awaiting: 'rejected' },
  cancel: { awaiting: 'canceled', confirmed: 'canceled', 'in-delivery': 'canceled' },
  'in-delivery': { confirmed: 'in-delivery' },
  delivered: { 'in-delivery': 'delivered' },
  completed: { confirmed: 'completed', 'in-delivery': 'completed', delivered: 'completed' },
}
const goals: Record<string, OrderStatus> = {
  confirm: 'confirmed',
  reject: 'rejected',
  cancel: 'canceled',
  'in-delivery': 'in-delivery',
  delivered: 'delivered',
  completed: 'completed',
}
/** What the key of a screen opens. */
const atScreens: Record<string, readonly string[]> = {
  frontdesk: ['confirm', 'reject', 'cancel', 'in-delivery', 'completed'],
  kitchen: ['in-delivery'],
}
const lost: readonly OrderStatus[] = ['rejected', 'canceled', 'failed', 'expired']

const actions = Object.keys(staffWays)

export const presses: readonly Press[] = [
  ...['staff', 'frontdesk', 'kitchen', 'stranger', 'nobody'].flatMap((who) =>
    actions.map((action): Press => `${who} ${action}`),
  ),
  'staff propose',
  'staff paid',
  'staff unpaid',
  'guest cancel',
  'guest accept',
  'guest decline',
  'stranger paid',
]

export type Expected = { answer: number; order: ModelOrder }

/** What a press has to be answered with, and what it makes of the order. */
export function pressed(order: ModelOrder, press: Press): Expected {
  const [who = '', what = ''] = press.split(' ')
  const stays = (answer: number): Expected => ({ answer, order })
  const becomes = (change: Partial<ModelOrder>): Expected => ({
    answer: 200,
    order: { ...order, ...change, version: order.version + 1 },
  })
  const moves = (way: Ways[string] | undefined, goal: OrderStatus | undefined): Expected => {
    const to = way?.[order.status]
    if (order.status === goal) return stays(200)
    if (!to) return stays(409)
    return becomes({ status: to, ...(order.counter === 'open' && { counter: 'expired' as const }) })
  }

  if (who === 'nobody') return stays(401)
  if (who === 'stranger') return stays(404)
  if (who === 'guest') return byGuest(order, what, { stays, becomes, moves })
  if (atScreens[who] && !atScreens[who].includes(what)) return stays(403)
  if (what === 'propose') return proposed(order, { stays, becomes })
  if (what === 'paid') {
    if (order.payment === 'paid') return stays(200)
    return lost.includes(order.status) ? stays(409) : becomes({ payment: 'paid' })
  }
  if (what === 'unpaid') return order.payment === 'none' ? stays(200) : becomes({ payment: 'none' })
  if (what === 'delivered' && order.type !== 'delivery') return stays(409)

  return moves(staffWays[what], goals[what])
}

type Outcomes = {
  stays: (answer: number) => Expected
  becomes: (change: Partial<ModelOrder>) => Expected
}
type Moves = { moves: (way: Ways[string] | undefined, goal: OrderStatus | undefined) => Expected }

function proposed({ status, counter }: ModelOrder, { stays, becomes }: Outcomes): Expected {
  // Always the same time: who offers it again has offered it.
  if (counter === 'open') return stays(200)

  return status === 'awaiting' && ['none', 'expired'].includes(counter)
    ? becomes({ counter: 'open' })
    : stays(409)
}

function byGuest(
  { status, counter }: ModelOrder,
  what: string,
  { stays, becomes, moves }: Outcomes & Moves,
): Expected {
  if (what === 'cancel') return moves({ 'awaiting-payment': 'canceled', awaiting: 'canceled' }, 'canceled')
  const answered = what === 'accept' ? 'accepted' : 'declined'
  if (counter === answered) return stays(200)
  if (status !== 'awaiting' || counter !== 'open') return stays(409)

  return becomes({ counter: answered, status: what === 'accept' ? 'confirmed' : 'canceled' })
}
