import { type DeviceScreen, kindOfScreen } from '#domain/operations/device-screens.ts'
import { nextStep } from '#domain/ordering/order-board.ts'
import { canMoveOrder, type MovableOrder } from '#domain/ordering/order-status.ts'
import { moveCounterAppointment } from '#domain/ordering/order-status-counter.ts'
import { mayScreenDo, mayScreenMove, type OrderScreen } from '#domain/ordering/screen-moves.ts'
import { settleOnSpot } from '#domain/ordering/settle-on-spot.ts'
import type { StaffAction } from '#domain/ordering/staff-move.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

/** Whether somebody at this screen may do it to this order now. */
export const mayMove = (screen: DeviceScreen, order: MovedHere, action: StaffAction): boolean =>
  isOrderScreen(screen) &&
  mayScreenMove(screen, screen, action) &&
  canMoveOrder(order, action, 'staff') &&
  !(action === 'confirm' && order.quotationStatus === 'offered')

/** Whose guest has a price to answer is confirmed by that. */
type MovedHere = MovableOrder & Partial<Pick<StaffOrder, 'quotationStatus'>>

const isOrderScreen = (screen: DeviceScreen): screen is OrderScreen => screen !== 'pickup'

/** What usually happens next, as far as it happens here: who hands over a delivery at the counter closes it. */
export function stepHere(screen: DeviceScreen, order: MovedHere): StaffAction | null {
  const step = nextStep(order)
  const here = step === 'delivered' ? 'completed' : step

  return here && mayMove(screen, order, here) ? here : null
}

/** Whether the guest can be asked about another time from here. */
export const mayPropose = (screen: DeviceScreen, order: StaffOrder): boolean =>
  mayMove(screen, order, 'confirm') &&
  moveCounterAppointment(order, { action: 'propose', actor: 'staff' }).isAllowed

/** Whether somebody at this screen may take money for it, which nobody has taken yet. */
export const mayTakePayment = (screen: DeviceScreen, order: StaffOrder): boolean =>
  mayScreenDo(kindOfScreen[screen], 'take-payment') &&
  order.paymentStatus !== 'paid' &&
  settleOnSpot(order, { to: 'paid', reason: null }).isAllowed
