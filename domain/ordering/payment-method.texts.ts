import type { PaymentMethod } from './order-terms.ts'

export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Barzahlung',
  'atm-card': 'Bankomatkarte',
  'hydro-ag-voucher': 'Hydro-AG-Gutschein',
  mollie: 'Online bezahlen mit Mollie',
  datatrans: 'Online bezahlen mit Datatrans',
  'gift-voucher': 'Gutschein',
}
