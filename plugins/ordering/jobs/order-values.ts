import type { PlaceholderValues } from '#domain/operations/messages/placeholders.ts'
import { formatMoney } from '#domain/money/money.ts'
import { openPromise } from '#domain/ordering/promised-time.ts'
import { holdsHiddenPrice, shownTotal } from '#domain/ordering/shown-price.ts'
import { formatDateTime } from '#domain/time/format.ts'

import type { WrittenMail } from './compose-order-mail.ts'
import { thingOf } from './order-mail.texts.ts'
import type { ToldOrder } from './told-order.ts'

type Told = Pick<WrittenMail, 'order' | 'reader' | 'currency' | 'statusUrl' | 'backendUrl' | 'refunded'>

/** What is put into the words about an order. A guest reads nothing that somebody typed in (ADR 41). */
export function orderValues({
  order,
  reader,
  currency,
  statusUrl,
  backendUrl,
  refunded,
}: Told): PlaceholderValues {
  const { branchView, total, counterAppointment } = order
  const isPriceHidden = reader === 'guest' && holdsHiddenPrice(order.items)
  const at = (iso: string) => formatDateTime(Temporal.Instant.from(iso), branchView.timeZone)

  return {
    filiale: branchView.name,
    art: thingOf(order),
    bestellnummer: String(order.ticketNumber),
    termin: terminOf(order, at),
    gesamt: shownTotal({ ...order, cents: total, isPriceHidden }, currency),
    telefon: branchView.phone ?? '',
    link: (reader === 'guest' ? statusUrl : backendUrl) ?? '',
    ...(counterAppointment && { vorschlag: at(counterAppointment) }),
    betrag: refunded ? formatMoney(refunded, currency) : 'Ihr Geld',
    ...(reader === 'branch' && { name: [order.firstName, order.lastName].filter(Boolean).join(' ') }),
  }
}

function terminOf(order: ToldOrder, at: (iso: string) => string): string {
  const promised = order.appointmentDate ?? openPromise(order)?.toString()

  return promised ? at(promised) : 'so bald wie möglich'
}
