import type { Payload } from 'payload'

import { availablePaymentMethods } from '#domain/ordering/checkout-options.ts'
import type { PaymentMethod } from '#domain/ordering/order-terms.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'
import { type SpotMethod, type TakenMethods, takenOnSpot } from '#domain/ordering/spot-methods.ts'
import { Refused } from '#kernel/refused.ts'
import { cachedBranchShop } from '#plugins/shop/shop.port.ts'

type Paid = { branch: string; paymentMethod: PaymentMethod }

/** The ways in which an order is paid where it was made; a branch that is no longer shown keeps to how it was ordered. */
export async function readSpotMethods(payload: Payload, order: Paid): Promise<TakenMethods> {
  const found = await cachedBranchShop(payload, order.branch)
  const available = found ? availablePaymentMethods(found.shop.branch, found.shop.settings) : []

  return takenOnSpot(available, order.paymentMethod)
}

/** Whoever asks, at a screen, at the desk or by a program, is paid only as the branch takes it. */
export async function refuseUntaken(
  payload: Payload,
  order: Paid,
  asked: readonly SpotMethod[],
): Promise<void> {
  const taken = await readSpotMethods(payload, order)
  const untaken = asked.find((method) => !taken.includes(method))
  if (untaken === undefined) return
  const message = `Diese Filiale nimmt „${paymentMethodLabels[untaken]}“ nicht.`
  throw new Refused('validation', {}, [{ field: 'method', code: 'validation', message }])
}
