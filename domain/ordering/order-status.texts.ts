import type { OrderAction, WhyNotMoveOrder } from './order-status.ts'
import type { OrderStatus, OrderType, PaymentStatus } from './order-terms.ts'
import { orderStatusLabels } from './order-terms.texts.ts'

type Addressed = { type: OrderType; isQuotation?: boolean }
type StatusText = { heading: string; message: string }

export const orderActionLabels: Readonly<Record<OrderAction, string>> = {
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

/** Heading and message of the status page. `isPaymentPending`: an online payment has not arrived yet. */
export function orderStatusText(
  order: Addressed & { status: OrderStatus; paymentStatus?: PaymentStatus },
): StatusText {
  const thing = order.isQuotation ? 'Anfrage' : 'Bestellung'
  const thanks = `Vielen Dank für Ihre ${thing}!`
  const isPaymentPending = order.paymentStatus === 'pending'

  switch (order.status) {
    case 'awaiting':
      return { heading: thanks, message: isPaymentPending ? pendingText : awaitingText(thing) }
    case 'confirmed':
      return { heading: thanks, message: confirmedText(order) }
    case 'in-delivery':
      return { heading: thanks, message: readyTexts[order.type] }
    case 'delivered':
      return { heading: thanks, message: 'Ihre Bestellung wurde zugestellt. Guten Appetit!' }
    case 'completed':
      return {
        heading: thanks,
        message: `Ihre ${thing} ist abgeschlossen. Wir freuen uns auf Ihren nächsten Besuch.`,
      }
    case 'rejected':
    case 'canceled':
    case 'failed':
    case 'expired':
      return endedText(order.status, thing)
  }
}

function endedText(status: 'rejected' | 'canceled' | 'failed' | 'expired', thing: string): StatusText {
  switch (status) {
    case 'rejected':
      return {
        heading: `Ihre ${thing} wurde abgelehnt`,
        message: `Leider können wir Ihre ${thing} nicht annehmen.`,
      }
    case 'canceled':
      return {
        heading: `Ihre ${thing} wurde storniert`,
        message: `Diese ${thing} wird nicht weiter bearbeitet.`,
      }
    case 'failed':
      return {
        heading: `Ihre ${thing} ist fehlgeschlagen`,
        message: 'Leider ist Ihre Zahlung fehlgeschlagen. Bitte bestellen Sie erneut.',
      }
    case 'expired':
      return {
        heading: `Ihre ${thing} ist abgelaufen`,
        message: `Leider wurde Ihre ${thing} nicht rechtzeitig bestätigt. Bitte rufen Sie uns an oder bestellen Sie erneut.`,
      }
  }
}

const pendingText = 'Wir warten auf die Bestätigung Ihrer Zahlung.'

function awaitingText(thing: string): string {
  return `Ihre ${thing} ist bei uns eingegangen und wird gleich bestätigt.`
}

function confirmedText({ isQuotation, type }: Addressed): string {
  if (isQuotation) return 'Ihre Anfrage wurde bestätigt und wird bearbeitet.'

  return type === 'delivery'
    ? 'Ihre Bestellung wurde bestätigt und wird für die Lieferung zubereitet.'
    : 'Ihre Bestellung wurde bestätigt und wird zubereitet.'
}

const readyTexts: Readonly<Record<OrderType, string>> = {
  delivery: 'Ihre Bestellung ist unterwegs zu Ihnen.',
  takeaway: 'Ihre Bestellung ist abholbereit.',
  dineIn: 'Ihre Bestellung wird gleich an Ihren Tisch gebracht.',
}

/** One line of the order's history. */
export function orderActivityText(to: OrderStatus, order: Addressed): string {
  const thing = order.isQuotation ? 'Anfrage' : 'Bestellung'
  const activities: Record<OrderStatus, string> = {
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
