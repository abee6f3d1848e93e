import { describe, expect, it } from 'vitest'

import { type DeviceKind, deviceKindLabels } from '../operations/devices.ts'
import { moveOrder } from './order-status.ts'
import { type OrderStatus, type OrderType, orderStatuses, orderTypes } from './order-terms.ts'
import {
  mayScreenDo,
  mayScreenMove,
  mayScreenTakeBack,
  type OrderScreen,
  orderScreens,
} from './screen-moves.ts'
import { type StaffAction, staffActions } from './staff-move.contract.ts'

// Of the keys of an object that is written out beside its type.
const kinds = Object.keys(deviceKindLabels) as DeviceKind[]

/** Every press that moves an order on: from which state, by which action, to which, on which screens. */
const presses = `
  awaiting     confirm      confirmed    frontdesk
  awaiting     reject       rejected     frontdesk
  awaiting     cancel       canceled     frontdesk
  confirmed    cancel       canceled     frontdesk
  in-delivery  cancel       canceled     frontdesk
  confirmed    in-delivery  in-delivery  frontdesk,backoffice,kitchen
  confirmed    completed    completed    frontdesk,tables
  in-delivery  completed    completed    frontdesk,tables
  delivered    completed    completed    frontdesk,tables
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

const drawn = (screen: OrderScreen, action: StaffAction, status: OrderStatus): string => {
  const press = presses.find(([from, by]) => from === status && by === action)
  const screens = presses.filter(([, by]) => by === action).flatMap(([, , , on]) => on?.split(',') ?? [])
  if (!screens.includes(screen)) return 'not allowed'

  return press?.[2] ?? (presses.some(([, by, to]) => by === action && to === status) ? 'stays' : 'refused')
}

/** What becomes of an order, or why nothing does, as the call finds out. */
const pressed = (
  screen: OrderScreen,
  action: StaffAction,
  order: { status: OrderStatus; type: OrderType },
) => {
  if (!mayScreenMove(screen, screen, action)) return 'not allowed'
  const move = moveOrder(order, { action, actor: 'staff' })
  if (!move.isAllowed) return 'refused'

  return move.isNoop ? 'stays' : move.to
}

describe.each(orderScreens)('the screen %s', (screen) => {
  it.each(staffActions)('moves by %s what is drawn, from every state and for every type', (action) => {
    for (const status of orderStatuses) {
      for (const type of orderTypes) {
        expect([status, type, pressed(screen, action, { status, type })]).toEqual([
          status,
          type,
          drawn(screen, action, status),
        ])
      }
    }
  })
})

it.each(['backoffice', 'kitchen'] as const)(
  'at %s nothing is taken on, refused, canceled or closed',
  (screen) => {
    expect(staffActions.filter((action) => mayScreenMove(screen, screen, action))).toEqual(['in-delivery'])
  },
)

it('what is made is said where it is made, and tabs are moved where guests are', () => {
  expect(kinds.filter((kind) => mayScreenDo(kind, 'make'))).toEqual(['backoffice', 'kitchen'])
  expect(kinds.filter((kind) => mayScreenDo(kind, 'move-tab'))).toEqual(['frontdesk', 'tables'])
})

it('a device takes back what it may do itself, and nothing else', () => {
  for (const kind of kinds) {
    for (const action of [...staffActions, 'set-made', 'change-item', 'settle']) {
      const may = staffActions.some(
        (own) => own === action && orderScreens.some((at) => at === kind && mayScreenMove(at, kind, own)),
      )

      expect([kind, action, mayScreenTakeBack(kind, action)]).toEqual([kind, action, may])
    }
  }
})

it('a device does no more at the address of another screen, and none but screens does anything', () => {
  for (const action of staffActions) {
    for (const screen of orderScreens) {
      const may = kinds.filter((kind) => mayScreenMove(screen, kind, action))
      const isOwn = (each: OrderScreen) => mayScreenMove(each, each, action)

      expect([action, screen, may]).toEqual([
        action,
        screen,
        orderScreens.filter((kind) => isOwn(kind) && isOwn(screen)),
      ])
    }
  }
})
