import type {
  CounterAppointmentStatus,
  Country,
  OrderStatus,
  OrderType,
  PaymentMethod,
  PaymentStatus,
} from '#domain/ordering/order-terms.ts'

export const orderTypeLabels: Record<OrderType, string> = {
  takeaway: 'Abholung',
  delivery: 'Lieferung',
  dineIn: 'Vor Ort',
}

export const orderStatusLabels: Record<OrderStatus, string> = {
  awaiting: 'Wartet auf Bestätigung',
  confirmed: 'In Zubereitung',
  'in-delivery': 'Unterwegs oder abholbereit',
  delivered: 'Zugestellt',
  completed: 'Abgeschlossen',
  rejected: 'Abgelehnt',
  canceled: 'Storniert',
  failed: 'Fehlgeschlagen',
  expired: 'Verfallen',
}

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  cash: 'Bar',
  'atm-card': 'Bankomatkarte',
  'hydro-ag-voucher': 'Hydro-AG-Gutschein',
  mollie: 'Mollie',
  datatrans: 'Datatrans',
}

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  none: 'Keine Online-Zahlung',
  pending: 'Ausstehend',
  authorised: 'Reserviert',
  paid: 'Bezahlt',
  'partly-refunded': 'Teilweise erstattet',
  refunded: 'Erstattet',
  failed: 'Fehlgeschlagen',
  voided: 'Aufgehoben',
}

export const counterAppointmentLabels: Record<CounterAppointmentStatus, string> = {
  none: 'Kein Gegenvorschlag',
  open: 'Offen',
  accepted: 'Angenommen',
  declined: 'Abgelehnt',
  expired: 'Verfallen',
}

export const countryLabels: Record<Country, string> = {
  DE: 'Deutschland',
  LI: 'Liechtenstein',
  AT: 'Österreich',
  CH: 'Schweiz',
}
