import { isForLater, isLeftWaiting, type WaitingOrder } from './guest-waiting.ts'
import type { PublicOrder } from './order.contract.ts'
import { quotationStatusAt } from './order-status-quotation.ts'
import type { OrderType, QuotationStatus } from './order-terms.ts'

type ToldOrder = WaitingOrder &
  Pick<PublicOrder, 'status' | 'type' | 'isQuotation' | 'paymentStatus'> &
  Partial<Pick<PublicOrder, 'counterAppointmentStatus' | 'quotationStatus' | 'quotationValidUntil'>>
type StatusText = { heading: string; message: string }

/** Heading and message of the status page. Spec: storefront 2. */
export function guestStatusText(order: ToldOrder, now: Temporal.Instant): StatusText {
  const thing = thingOf(order)
  const isAgreed = order.quotationStatus === 'accepted'
  const thanks = isAgreed ? 'Vielen Dank für Ihren Auftrag!' : `Vielen Dank für Ihre ${thing}!`

  switch (order.status) {
    case 'awaiting-payment':
      return {
        heading: `Ihre ${thing} wartet auf die Zahlung`,
        message: 'Sobald Ihre Zahlung bestätigt ist, beginnen wir. Diese Seite zeigt es Ihnen von selbst.',
      }
    case 'awaiting':
      return { heading: thanks, message: awaitingText(order, now) }
    case 'confirmed':
      return { heading: thanks, message: confirmedText(order, now) }
    case 'in-delivery':
      return { heading: thanks, message: readyTexts[order.type] }
    case 'delivered':
      return { heading: thanks, message: 'Ihre Bestellung wurde zugestellt. Guten Appetit!' }
    case 'completed':
      return { heading: thanks, message: order.isQuotation ? doneWithRequest : doneTexts[order.type] }
    case 'rejected':
    case 'canceled':
    case 'failed':
      return endedText(order.status, thing)
    case 'expired':
      return { heading: `Ihre ${thing} ist abgelaufen`, message: expiredText(order, thing) }
  }
}

function thingOf(order: ToldOrder): string {
  if (order.isQuotation) return 'Anfrage'
  return isForLater(order) ? 'Vorbestellung' : 'Bestellung'
}

function endedText(status: 'rejected' | 'canceled' | 'failed', thing: string): StatusText {
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
  }
}

/** With an offered time it was the guest's turn. */
function expiredText({ counterAppointmentStatus }: ToldOrder, thing: string): string {
  const why =
    counterAppointmentStatus === 'expired'
      ? 'Der vorgeschlagene Termin ist vorbei.'
      : `Leider wurde Ihre ${thing} nicht rechtzeitig bestätigt.`

  return `${why} Bitte rufen Sie uns an oder bestellen Sie erneut.`
}

function awaitingText(order: ToldOrder, now: Temporal.Instant): string {
  const offered = offerTexts[quotationStatusOf(order, now)]
  if (offered) return offered
  if (order.isQuotation) {
    return 'Ihre Anfrage ist bei uns eingegangen. Sobald unser Angebot fertig ist, sehen Sie es hier.'
  }
  if (isLeftWaiting(order, now)) {
    return `Danke für Ihre Geduld: Ihre ${thingOf(order)} ist bei uns, wurde aber noch nicht bestätigt. Wenn es eilt, rufen Sie uns bitte an.`
  }
  if (isForLater(order)) {
    return 'Ihre Vorbestellung ist bei uns eingegangen. Sobald wir sie bestätigen, sehen Sie es hier.'
  }
  return `Ihre ${thingOf(order)} ist bei uns eingegangen und wird gleich bestätigt.`
}

function confirmedText(order: ToldOrder, now: Temporal.Instant): string {
  if (order.quotationStatus === 'accepted') {
    return 'Unser Angebot ist angenommen und Ihr Auftrag bestätigt. Wir kümmern uns darum.'
  }
  if (order.isQuotation) return 'Ihre Anfrage wurde bestätigt und wird bearbeitet.'
  if (isForLater(order, now)) {
    return 'Ihre Vorbestellung ist bestätigt. Wir bereiten sie rechtzeitig für Sie zu.'
  }
  return order.type === 'delivery'
    ? 'Ihre Bestellung wurde bestätigt und wird für die Lieferung zubereitet.'
    : 'Ihre Bestellung wurde bestätigt und wird zubereitet.'
}

const quotationStatusOf = (
  { quotationStatus = 'none', quotationValidUntil = null }: ToldOrder,
  now: Temporal.Instant,
): QuotationStatus => quotationStatusAt({ quotationStatus, quotationValidUntil }, now)

/** While the request itself still waits. */
const offerTexts: Readonly<Partial<Record<QuotationStatus, string>>> = {
  offered: 'Unser Angebot ist da. Bitte sehen Sie es sich an, und sagen Sie uns, ob es für Sie passt.',
  declined: 'Sie haben unser Angebot abgelehnt. Ihre Anfrage ist weiter bei uns, wir melden uns bei Ihnen.',
  expired: 'Unser Angebot ist abgelaufen. Wenn Sie noch Interesse haben, melden Sie sich bitte bei uns.',
  withdrawn:
    'Wir haben unser Angebot zurückgezogen und überarbeiten es. Sobald es ein neues gibt, sehen Sie es hier.',
}

const readyTexts: Readonly<Record<OrderType, string>> = {
  delivery: 'Ihre Bestellung ist unterwegs zu Ihnen.',
  takeaway: 'Ihre Bestellung ist abholbereit.',
  dineIn: 'Ihre Bestellung wird gleich an Ihren Tisch gebracht.',
}

const doneWithRequest = 'Ihre Anfrage ist abgeschlossen. Wir freuen uns auf Ihren nächsten Besuch.'
const doneTexts: Readonly<Record<OrderType, string>> = {
  delivery: 'Ihre Bestellung ist bei Ihnen angekommen. Bis zum nächsten Mal!',
  takeaway: 'Sie haben Ihre Bestellung abgeholt. Bis zum nächsten Mal!',
  dineIn: 'Ihre Bestellung ist abgeschlossen. Wir freuen uns auf Ihren nächsten Besuch.',
}
