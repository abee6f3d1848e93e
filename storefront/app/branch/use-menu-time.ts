import { useMemo } from 'react'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { initialOrderType } from '#domain/ordering/cart.ts'
import { wantedAt } from '#domain/ordering/order-moment.ts'
import { type AppointmentProblem, whyNotAppointment } from '#domain/ordering/slots.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { useWantedTime, type WantedTime } from '../appointment/use-wanted-time.ts'
import { useCart } from '../cart/cart-store.ts'
import { useOrderType } from '../cart/cart-totals.ts'
import { useMinuteOf } from '../shop/use-now.ts'
import { type ShownOrdering, useOrdering } from '../shop/use-ordering.ts'

export type ChosenTime = { at: Temporal.Instant; problem: AppointmentProblem | null }

export type MenuTime = {
  orderType: OrderType
  ordering: ShownOrdering
  /** Null where nothing can be ordered. */
  wanted: WantedTime | null
  /** What the guest has chosen, and why it is not to be had any more. */
  chosen: ChosenTime | null
  /** For when dishes are wanted, by which the menu shows what there is. */
  shownFor: Temporal.Instant
}

/** How and for when the guest orders; before the cart is open as the branch suggests it. */
export function useMenuTime(shop: BranchShopView, now: Temporal.Instant): MenuTime {
  const { branch, settings } = shop
  const isOpened = useCart((cart) => cart.openKey !== null)
  const appointment = useCart((cart) => cart.order.appointmentDate)
  const chosen = useOrderType()
  const orderType = isOpened ? chosen : initialOrderType(branch, settings, null)
  const minute = useMinuteOf(now)
  const wanted = useWantedTime(shop, orderType, minute)

  const ordering = useOrdering(shop, { orderType, now, place: 'menu' })

  return {
    orderType,
    ordering,
    wanted: ordering.isClosed ? null : wanted,
    chosen: useMemo(
      () => (appointment ? chosenTime(appointment, wanted.question) : null),
      [appointment, wanted],
    ),
    shownFor: useMinuteOf(wantedAt({ branch, orderType, now: minute, appointment })),
  }
}

function chosenTime(appointment: string, question: WantedTime['question']): ChosenTime {
  const at = Temporal.Instant.from(appointment)

  return { at, problem: whyNotAppointment({ ...question, at }) }
}
