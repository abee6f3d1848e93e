import type { PaymentMethod } from '../order-terms.ts'
import { percentText } from '../day-end/day-end.texts.ts'
import { type AccountPurpose, type Chart, chartAccounts } from './charts.data.ts'

/** Where a house books what, as its accountant has said. What is left out is as the chart has it. */
export type BookingAccounts = {
  chart: Chart
  accounts: Partial<Readonly<Record<AccountPurpose, string | null>>>
  sales: readonly SalesAccount[]
}
export type SalesAccount = {
  /** Hundredths of a percent. */
  taxRate: number
  account: string
  /** Says the tax of an account that does not say it by itself. */
  taxKey: string | null
}

/** Where the money of each way to pay arrives; a voucher of the house is paid by what the house owes. */
const methodAccounts: Readonly<Record<PaymentMethod, AccountPurpose>> = {
  cash: 'cash',
  'atm-card': 'card',
  'hydro-ag-voucher': 'hydroVoucher',
  mollie: 'mollie',
  datatrans: 'datatrans',
  'gift-voucher': 'vouchers',
}

/** What is taken without being sold: kept for somebody else, or owed until somebody comes with it. */
export const untaxedKinds = ['donation', 'tip', 'voucher'] as const
export type UntaxedKind = (typeof untaxedKinds)[number]
const untaxedAccounts: Readonly<Record<UntaxedKind, AccountPurpose>> = {
  donation: 'donations',
  tip: 'tips',
  voucher: 'vouchers',
}

export const accountOf = ({ chart, accounts }: BookingAccounts, purpose: AccountPurpose): string =>
  accounts[purpose] || chartAccounts[chart].accounts[purpose]

/** A voucher for which nobody has paid is owed to nobody: what it pays is a cost of the house. */
export const methodAccount = (of: BookingAccounts, method: PaymentMethod, isGiven = false): string =>
  accountOf(of, isGiven ? 'givenVouchers' : methodAccounts[method])

export const untaxedAccount = (of: BookingAccounts, kind: UntaxedKind): string =>
  accountOf(of, untaxedAccounts[kind])

/** Null where the house has to say it first. */
export function salesAccount({ chart, sales }: BookingAccounts, taxRate: number): SalesAccount | null {
  const own = sales.find((each) => each.taxRate === taxRate)
  const account = chartAccounts[chart].sales[taxRate]

  return own ?? (account === undefined ? null : { taxRate, account, taxKey: null })
}

export const noSalesAccountText = (taxRate: number): string =>
  `Für ${percentText(taxRate)} fehlt ein Erlöskonto. Bitte tragen Sie es unter „Buchungskonten“ ein.`
