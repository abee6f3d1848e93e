import { formatMoney } from '#domain/money/money.ts'
import type { OrderPayment } from '#domain/ordering/order-payment.contract.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'
import { standingCaptures } from '#domain/ordering/standing-captures.ts'

/** Who paid apart has a receipt of their own; one payment of everything is on the receipt of the order. */
export function printedParts(payments: readonly OrderPayment[]): { payment: string; label: string }[] {
  const captures = standingCaptures(payments)
  if (captures.length < 2 && !captures.some(({ covers }) => covers)) return []

  return captures.map(({ id, amount, method }, index) => ({
    payment: id,
    label: `Teil ${index + 1} drucken: ${formatMoney(amount)} ${paymentMethodLabels[method]}`,
  }))
}
