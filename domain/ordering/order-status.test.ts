import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arrivedStatuses,
  canMoveOrder,
  fromStatusesOf,
  isOrderEnded,
  moveOrder,
  nextOrderActions,
  openStatuses,
  type OrderAction,
  type OrderActor,
  orderActions,
  orderActors,
  placedStatuses,
  revenueStatuses,
  statusesAtWork,
  toStatusOf,
  whyNotMoveOrder,
} from './order-status.ts'
import { type OrderStatus, type OrderType, orderStatuses, orderTypes } from './order-terms.ts'

/** The life cycle as a person would draw it: every arrow that exists, and nothing else. */
const arrows: readonly `${OrderStatus} ${OrderAction} ${OrderStatus} ${string}`[] = [
  'awaiting-payment pay awaiting system',
  'awaiting-payment cancel canceled guest',
  'awaiting-payment fail failed system',
  'awaiting confirm confirmed staff,system',
  'awaiting reject rejected staff',
  'awaiting cancel canceled staff,guest',
  'awaiting expire expired system',
  'confirmed cancel canceled staff',
  'confirmed in-delivery in-delivery staff',
  'confirmed completed completed staff,system',
  'in-delivery cancel canceled staff',
  'in-delivery delivered delivered staff',
  'in-delivery completed completed staff,system',
  'delivered completed completed staff,system',
]
const everyMove = orderStatuses.flatMap((status) =>
  orderTypes.flatMap((type) =>
    orderActions.flatMap((action) => orderActors.map((actor) => ({ status, type, action, actor }))),
  ),
)

function drawn(
  status: OrderStatus,
  type: OrderType,
  action: OrderAction,
  actor: OrderActor,
): OrderStatus | null {
  if (action === 'delivered' && type !== 'delivery') return null
  for (const arrow of arrows) {
    const [from, by, to, actors] = arrow.split(' ')
    if (from === status && by === action && actors?.split(',').includes(actor)) return to as OrderStatus
  }
  return null
}

type Case = (typeof everyMove)[number]

/** What the drawing says: moves on, changes nothing, or why not. */
function expected({ status, type, action, actor }: Case): string {
  const isActors = arrows.some((arrow) => {
    const [, by, , actors] = arrow.split(' ')
    return by === action && actors?.split(',').includes(actor)
  })
  if (!isActors) return 'actor-not-allowed'
  if (action === 'delivered' && type !== 'delivery') return 'order-type-not-allowed'
  if (arrows.some((arrow) => arrow.split(' ')[1] === action && arrow.split(' ')[2] === status))
    return `noop ${status}`
  if (['completed', 'rejected', 'canceled', 'failed', 'expired'].includes(status)) return 'order-ended'

  return drawn(status, type, action, actor) ?? 'too-early or too-late'
}

function found({ status, type, action, actor }: Case): string {
  const result = moveOrder({ status, type }, { action, actor })
  if (result.isAllowed) return result.isNoop ? `noop ${result.to}` : result.to

  return result.why.startsWith('too-') ? 'too-early or too-late' : result.why
}

const named = (outcome: (move: Case) => unknown) =>
  everyMove.map((move) => `${move.actor} ${move.action} ${move.type} ${move.status}: ${outcome(move)}`)

describe('every state, event, actor and order type', () => {
  it(`moves along the drawn arrows, takes the same event again and refuses the rest (${everyMove.length} cases)`, () => {
    expect(named(found)).toEqual(named(expected))
  })

  it.each<[string, (move: Case) => boolean]>([
    ['canMoveOrder', ({ status, type, action, actor }) => canMoveOrder({ status, type }, action, actor)],
    [
      'fromStatusesOf',
      ({ status, type, action, actor }) => fromStatusesOf(action, type, actor).includes(status),
    ],
    [
      'nextOrderActions',
      ({ status, type, action, actor }) => nextOrderActions({ status, type }, actor).includes(action),
    ],
    [
      'whyNotMoveOrder',
      ({ status, type, action, actor }) => whyNotMoveOrder({ status, type }, action, actor) === null,
    ],
  ])('%s says yes exactly where an arrow leads on', (_, answer) => {
    const isDrawn = ({ status, type, action, actor }: Case) => drawn(status, type, action, actor) !== null

    expect(named(answer)).toEqual(named(isDrawn))
  })

  it('gives the same reason for greying a button as for refusing the call', () => {
    const why = ({ status, type, action, actor }: Case) => whyNotMoveOrder({ status, type }, action, actor)
    const refusedFor = ({ status, type, action, actor }: Case) => {
      const result = moveOrder({ status, type }, { action, actor })
      if (result.isAllowed) return result.isNoop ? 'already-there' : null
      return result.why
    }

    expect(named(why)).toEqual(named(refusedFor))
  })
})

describe('whyNotMoveOrder', () => {
  it.each<[OrderActor, OrderAction, OrderType, OrderStatus, ReturnType<typeof whyNotMoveOrder>]>([
    ['staff', 'completed', 'takeaway', 'awaiting', 'too-early'],
    ['staff', 'in-delivery', 'delivery', 'awaiting', 'too-early'],
    ['staff', 'delivered', 'delivery', 'confirmed', 'too-early'],
    ['staff', 'delivered', 'takeaway', 'in-delivery', 'order-type-not-allowed'],
    ['staff', 'confirm', 'delivery', 'in-delivery', 'too-late'],
    ['staff', 'in-delivery', 'delivery', 'delivered', 'too-late'],
    ['staff', 'cancel', 'delivery', 'delivered', 'too-late'],
    ['staff', 'reject', 'delivery', 'confirmed', 'too-late'],
    ['staff', 'cancel', 'delivery', 'completed', 'order-ended'],
    ['staff', 'confirm', 'delivery', 'canceled', 'order-ended'],
    ['staff', 'confirm', 'delivery', 'confirmed', 'already-there'],
    ['guest', 'cancel', 'delivery', 'awaiting', null],
    ['guest', 'cancel', 'delivery', 'confirmed', 'too-late'],
    ['guest', 'confirm', 'delivery', 'awaiting', 'actor-not-allowed'],
    ['guest', 'delivered', 'takeaway', 'in-delivery', 'actor-not-allowed'],
    ['staff', 'expire', 'delivery', 'awaiting', 'actor-not-allowed'],
    ['system', 'expire', 'delivery', 'confirmed', 'too-late'],
    ['system', 'reject', 'delivery', 'rejected', 'actor-not-allowed'],
  ])('%s, %s, %s order that is %s: %s', (actor, action, type, status, expected) => {
    expect(whyNotMoveOrder({ status, type }, action, actor)).toBe(expected)
  })
})

describe('moveOrder', () => {
  it('is asked by staff unless said otherwise', () => {
    const order = { status: 'confirmed', type: 'delivery' } as const

    expect(moveOrder(order, { action: 'in-delivery' })).toEqual({
      isAllowed: true,
      to: 'in-delivery',
      isNoop: false,
    })
    expect(moveOrder(order, { action: 'expire' })).toEqual({ isAllowed: false, why: 'actor-not-allowed' })
  })
})

describe('fromStatusesOf', () => {
  it.each<[OrderAction, OrderType, OrderStatus[]]>([
    ['confirm', 'delivery', ['awaiting']],
    ['cancel', 'takeaway', ['awaiting', 'confirmed', 'in-delivery']],
    ['delivered', 'delivery', ['in-delivery']],
    ['delivered', 'dineIn', []],
    ['completed', 'delivery', ['confirmed', 'in-delivery', 'delivered']],
    ['expire', 'delivery', []],
  ])('staff may %s a %s order from %j', (action, type, expected) => {
    expect(fromStatusesOf(action, type)).toEqual(expected)
  })
})

describe('isOrderEnded', () => {
  it('is true where no action leads on, for anybody', () => {
    for (const status of orderStatuses) {
      const isDead = orderTypes.every((type) =>
        orderActors.every((actor) => nextOrderActions({ status, type }, actor).length === 0),
      )
      expect([status, isOrderEnded(status)]).toEqual([status, isDead])
    }
  })
})

describe('an order', () => {
  it('is work until it is handed over, and open until somebody closes it', () => {
    expect(openStatuses).toEqual(['awaiting-payment', ...arrivedStatuses])
    expect(arrivedStatuses).toEqual([...statusesAtWork, 'delivered'])
    expect(statusesAtWork).toEqual(['awaiting', 'confirmed', 'in-delivery'])
  })

  it('is revenue unless it was refused, canceled or never paid', () => {
    const unsold = orderStatuses.filter((status) => !revenueStatuses.includes(status))

    expect(unsold).toEqual(['awaiting-payment', 'rejected', 'canceled', 'failed', 'expired'])
    expect(placedStatuses).toEqual(['awaiting-payment', ...revenueStatuses])
  })
})

describe('any sequence of events', () => {
  const event = fc.record({
    action: fc.constantFrom(...orderActions),
    actor: fc.constantFrom(...orderActors),
  })

  it('never leaves an end, never goes back and changes the state only when it says so', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderTypes), fc.array(event, { maxLength: 30 }), (type, events) => {
        const path: OrderStatus[] = ['awaiting']

        for (const { action, actor } of events) {
          const status = path.at(-1) ?? 'awaiting'
          const result = moveOrder({ status, type }, { action, actor })
          if (result.isAllowed && !result.isNoop) path.push(result.to)
          expect(result.isAllowed && result.to !== toStatusOf(action)).toBe(false)
          expect(result.isAllowed && result.isNoop !== (result.to === status)).toBe(false)
        }

        expect(new Set(path).size).toBe(path.length)
        expect(path.slice(0, -1).filter(isOrderEnded)).toEqual([])
        expect(type === 'delivery' || !path.includes('delivered')).toBe(true)
        expect(!path.includes('completed') || path[1] === 'confirmed').toBe(true)
      }),
    )
  })
})
