import type { OrderAction, WhyNotMoveOrder } from './order-status.ts'
import type { OrderStatus, OrderType } from './order-terms.ts'
import { orderStatusLabels } from './order-terms.texts.ts'

type Addressed = { type: OrderType; isQuotation?: boolean }

export const orderActionLabels: Readonly<Record<OrderAction, string>> = {
  pay: 'Als bezahlt annehmen',
  confirm: 'Bestätigen',
  reject: 'Ablehnen',
  cancel: 'Stornieren',
  'in-delivery': 'In Zustellung / Abholbereit',
  delivered: 'Zugestellt',
  completed: 'Abschließen',
  fail: 'Als fehlgeschlagen markieren',
  expire: 'Ablaufen lassen',
}

/** Why a button is grey, or a change of status was refused. */
export const whyNotMoveTexts: Readonly<Record<WhyNotMoveOrder, string>> = {
  'actor-not-allowed': 'Sie können den Status dieser Bestellung nicht auf diese Weise ändern.',
  'order-type-not-allowed': 'Dieser Status gilt nur für Lieferungen.',
  'already-there': 'Die Bestellung hat diesen Status bereits.',
  'order-ended': 'Die Bestellung ist bereits beendet.',
  'too-early': 'Die Bestellung ist noch nicht so weit.',
  'too-late': 'Dafür ist es zu spät, die Bestellung ist bereits weiter.',
}

/** One step of the timeline on the status page, in the words of the order type. Spec: storefront 4. */
export function orderStepLabel(status: OrderStatus, order: Addressed): string {
  if (status === 'awaiting-payment') return 'Zahlung'
  if (status === 'awaiting') return order.isQuotation ? 'Anfrage eingegangen' : 'Bestellung eingegangen'
  if (status === 'confirmed') return order.isQuotation ? 'In Bearbeitung' : 'In Zubereitung'
  if (status === 'in-delivery') return readyLabels[order.type]

  return orderStatusLabels[status]
}

const readyLabels: Readonly<Record<OrderType, string>> = {
  delivery: 'In Zustellung',
  takeaway: 'Abholbereit',
  dineIn: 'Wird serviert',
}

/** One line of the order's history. */
export function orderActivityText(to: OrderStatus, order: Addressed): string {
  const thing = order.isQuotation ? 'Anfrage' : 'Bestellung'
  const activities: Record<OrderStatus, string> = {
    'awaiting-payment': 'Zahlung begonnen',
    awaiting: `${thing} eingegangen`,
    confirmed: `${thing} bestätigt`,
    'in-delivery': order.type === 'delivery' ? 'Lieferung unterwegs' : readyLabels[order.type],
    delivered: 'Lieferung zugestellt',
    completed: `${thing} abgeschlossen`,
    rejected: `${thing} abgelehnt`,
    canceled: `${thing} storniert`,
    failed: `${thing} fehlgeschlagen`,
    expired: `${thing} abgelaufen`,
  }

  return activities[to]
}
