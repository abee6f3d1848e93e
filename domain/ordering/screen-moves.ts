import type { DeviceKind } from '../operations/devices.ts'
import type { StaffAction } from './staff-move.contract.ts'

/** The addresses at which a branch's devices show orders: at the counter, behind it, where they are made and eaten. */
export const orderScreens = [
  'frontdesk',
  'backoffice',
  'kitchen',
  'tables',
] as const satisfies readonly DeviceKind[]
export type OrderScreen = (typeof orderScreens)[number]

/**
 * What may be pressed on a screen. Nobody signs in at one, so it does what its place is for: the counter answers
 * guests and hands over, what stands behind it says that something is ready, and at the tables a round is closed once it
 * is eaten. That a delivery has arrived says whoever brought it. Money is taken
 * by people alone, who have said at the screen who they are. Source: decisions 95, 97, ADR 113.
 */
const actionsOf: Readonly<Record<OrderScreen, readonly StaffAction[]>> = {
  frontdesk: ['confirm', 'reject', 'cancel', 'in-delivery', 'completed'],
  backoffice: ['in-delivery'],
  kitchen: ['in-delivery'],
  tables: ['completed'],
}

/** Whether a device of a kind may take an action at an address: a key does not grow by being typed in elsewhere. */
export function mayScreenMove(screen: OrderScreen, kind: DeviceKind, action: StaffAction): boolean {
  return [screen, kind].every((place) => isOrderScreen(place) && actionsOf[place].includes(action))
}

/** What is done at screens besides moving an order on: saying what is made, moving guests to another table,
 * and taking what guests at a table pay apart. */
export type ScreenDeed = 'make' | 'move-tab' | 'take-payment'

const deedsOf: Readonly<Record<OrderScreen, readonly ScreenDeed[]>> = {
  frontdesk: ['move-tab', 'take-payment'],
  backoffice: ['make'],
  kitchen: ['make'],
  tables: ['move-tab', 'take-payment'],
}

export const mayScreenDo = (kind: DeviceKind, deed: ScreenDeed): boolean =>
  isOrderScreen(kind) && deedsOf[kind].includes(deed)

/** Whether a device of a kind may take back what an action did: only what it may do itself. */
export const mayScreenTakeBack = (kind: DeviceKind, action: string): boolean =>
  isOrderScreen(kind) && actionsOf[kind].some((own) => own === action)

const isOrderScreen = (kind: DeviceKind): kind is OrderScreen =>
  orderScreens.some((screen) => screen === kind)
