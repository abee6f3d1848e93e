import type {
  CounterAppointmentStatus,
  Country,
  OrderChannel,
  OrderStatus,
  OrderType,
  PaymentStatus,
  QuotationStatus,
} from './order-terms.ts'
import type { UnansweredEnd } from './unanswered-orders.ts'

/** What staff read. Spec: back office 9. */
export const staffOrderTypeLabels: Readonly<Record<OrderType, string>> = {
  takeaway: 'Takeaway',
  delivery: 'Lieferung',
  dineIn: 'Dine In',
}

export const orderChannelLabels: Readonly<Record<OrderChannel, string>> = {
  shop: 'Online',
  kiosk: 'Selbstbedienung',
  telephone: 'Telefon',
  counter: 'Theke',
}

/** Plain names of the states, for staff; guests read the steps of `order-status.texts.ts`. */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  'awaiting-payment': 'Wartet auf Zahlung',
  awaiting: 'Unbestätigt',
  confirmed: 'Bestätigt',
  'in-delivery': 'In Zustellung / Abholbereit',
  delivered: 'Zugestellt',
  completed: 'Abgeschlossen',
  rejected: 'Abgelehnt',
  canceled: 'Storniert',
  failed: 'Fehlgeschlagen',
  expired: 'Abgelaufen',
}

export const paymentStatusLabels: Readonly<Record<PaymentStatus, string>> = {
  none: 'Offen',
  pending: 'Zahlung ausstehend',
  authorised: 'Reserviert',
  'partly-paid': 'Teilweise bezahlt',
  paid: 'Bezahlt',
  'partly-refunded': 'Teilweise erstattet',
  refunded: 'Erstattet',
  failed: 'Zahlung fehlgeschlagen',
  voided: 'Reservierung aufgehoben',
}

export const counterAppointmentLabels: Readonly<Record<CounterAppointmentStatus, string>> = {
  none: 'Kein Gegenvorschlag',
  open: 'Offen',
  accepted: 'Angenommen',
  declined: 'Abgelehnt',
  expired: 'Abgelaufen',
}

export const quotationStatusLabels: Readonly<Record<QuotationStatus, string>> = {
  none: 'Kein Angebot',
  offered: 'Gesendet',
  accepted: 'Angenommen',
  declined: 'Abgelehnt',
  expired: 'Abgelaufen',
  withdrawn: 'Zurückgezogen',
}

export const countryLabels: Readonly<Record<Country, string>> = {
  DE: 'Deutschland',
  LI: 'Liechtenstein',
  AT: 'Österreich',
  CH: 'Schweiz',
}

/** What becomes of an order that nobody answers, for those who decide it. */
export const unansweredEndLabels: Readonly<Record<UnansweredEnd, string>> = {
  expire: 'läuft ab, der Gast erfährt es',
  accept: 'gilt als angenommen',
  wait: 'wartet, bis jemand antwortet',
}
