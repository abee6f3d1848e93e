import { formatMoney } from '#domain/money/money.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import { besidesOf } from '#domain/ordering/order-besides.ts'
import { itemDetails } from '#domain/ordering/item-details.ts'
import { momentWords } from '#domain/time/moment-words.ts'
import { amountOf, kindOf, nameOf } from '#domain/ordering/order-words.texts.ts'

/** An order as a text to be pasted elsewhere, such as a message to the driver. */
export function orderText(order: StaffOrder, timeZone: string): string {
  const at = order.appointmentDate ?? order.promisedAt

  return [
    `Nr. ${order.ticketNumber} · ${kindOf(order)}${at ? ` · ${momentWords(at, timeZone)}` : ''}`,
    [nameOf(order), order.phone].filter(Boolean).join(', '),
    ...order.items.flatMap((item) => [
      `${amountOf(item)} ${item.name}`,
      ...itemDetails(item).map((detail) => `  ${detail}`),
    ]),
    order.comment ?? '',
    ...besidesOf(order).map(([label, cents]) => `${label} ${formatMoney(cents)}`),
    `Gesamt ${order.isEstimated ? 'ca. ' : ''}${formatMoney(order.total)}`,
    order.voucherPaid > 0 ? `Mit Gutschein bezahlt ${formatMoney(order.voucherPaid)}` : '',
  ]
    .filter(Boolean)
    .join('\n')
}
