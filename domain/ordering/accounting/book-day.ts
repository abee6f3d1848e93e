import type { MoneyKind, RatePart, UntaxedReason } from '../day-end/book-lines.ts'
import { percentText } from '../day-end/day-end.texts.ts'
import type { PaymentMethod } from '../order-terms.ts'
import { paymentMethodLabels } from '../payment-method.texts.ts'
import {
  accountOf,
  type BookingAccounts,
  methodAccount,
  salesAccount,
  untaxedAccount,
  type UntaxedKind,
  untaxedKinds,
} from './booking-accounts.ts'

/** A day that was closed, as far as it is booked. Money is in cents, as it flows. */
export type BookedDay = {
  day: string
  number: number
  /** By how much the drawer was out. */
  cashDifference: number
  /** What was left of sold vouchers that are over. */
  expiredVouchers: number
  lines: readonly BookedMoney[]
}
type BookedMoney = {
  kind: MoneyKind
  method: PaymentMethod
  amount: number
  parts: readonly RatePart[]
  /** A voucher paid for which nobody has paid. */
  isGiven?: boolean | null
}

/** One booking: so much from one account to another. */
export type Booking = {
  day: string
  /** The number of the day's end. */
  document: string
  /** Above zero, in cents. */
  cents: number
  /** Whether `account` is debited and `contra` credited, or the other way round. */
  isDebit: boolean
  account: string
  contra: string
  taxKey: string | null
  text: string
}

/** What cannot be booked before the house has said where. */
export type Missing = { taxRate: number }
export type BookedBatch = { bookings: Booking[]; missing: Missing[] }

/**
 * The bookings of a day: for each way to pay what came in and what went back by tax rate, against the account where its
 * money is, then what providers keep and what the drawer was out. Each moves the same amount from one account to the
 * other, so debit and credit are alike; and all that went over the account of a way to pay is what the day says of it.
 * What single-purpose vouchers pay was booked as sold when they were, and is not booked again. What nobody came for until
 * a sold voucher was over is owed no more, and becomes income without tax, for nothing was supplied.
 */
export function bookDay(day: BookedDay, accounts: BookingAccounts): BookedBatch {
  const groups = new Map<string, Group>()
  for (const group of day.lines.flatMap(groupsOf)) {
    const key = [group.method, group.isGiven, group.what, group.untaxed, group.taxRate].join()
    groups.set(key, { ...group, cents: group.cents + (groups.get(key)?.cents ?? 0) })
  }
  const drawn = [...groups.values()].toSorted(inOrder).filter(({ cents }) => cents !== 0)
  const missing = drawn.flatMap(({ what, taxRate }) =>
    what !== 'fee' && taxRate !== null && !salesAccount(accounts, taxRate) ? [{ taxRate }] : [],
  )
  if (missing.length > 0) return { bookings: [], missing }

  return {
    bookings: [
      ...drawn.map((group) => bookingOf(day, group, accounts)),
      ...expiry(day, accounts),
      ...difference(day, accounts),
    ],
    missing,
  }
}

type Group = {
  method: PaymentMethod
  isGiven: boolean
  what: 'taken' | 'back' | 'fee'
  taxRate: number | null
  untaxed?: UntaxedReason | undefined
  cents: number
}

function groupsOf({ kind, method, amount, parts, ...line }: BookedMoney): Group[] {
  if (kind === 'fee') return [{ method, isGiven: false, what: 'fee', taxRate: null, cents: amount }]
  const isGiven = line.isGiven ?? false
  const what = kind === 'refund' ? 'back' : 'taken'

  return parts.flatMap(({ taxRate, untaxed, gross }) =>
    untaxed === 'taxed-before' ? [] : [{ method, isGiven, what, taxRate, untaxed, cents: gross }],
  )
}

const sequence = { taken: 0, back: 1, fee: 2 }
const inOrder = (one: Group, other: Group): number =>
  one.method.localeCompare(other.method) ||
  Number(one.isGiven) - Number(other.isGiven) ||
  sequence[one.what] - sequence[other.what] ||
  placeOf(one) - placeOf(other)

const placeOf = ({ taxRate, untaxed }: Group): number =>
  taxRate ?? 1e9 + untaxedKinds.indexOf(kindOf(untaxed))

const kindOf = (untaxed: Group['untaxed']): UntaxedKind =>
  untaxed === 'tip' || untaxed === 'voucher' ? untaxed : 'donation'

function bookingOf(
  day: BookedDay,
  { method, isGiven, what, taxRate, untaxed, cents }: Group,
  accounts: BookingAccounts,
): Booking {
  const money = methodAccount(accounts, method, isGiven)
  const label = isGiven ? 'verschenkter Gutschein' : paymentMethodLabels[method]
  if (what === 'fee') {
    const contra = accountOf(accounts, 'fees')

    return booking(day, { cents, account: money, contra, taxKey: null, text: `Gebühren ${label}` })
  }
  const sale = taxRate === null ? null : salesAccount(accounts, taxRate)
  const kind = kindOf(untaxed)
  const contra = sale?.account ?? untaxedAccount(accounts, kind)
  const text =
    taxRate === null
      ? `${untaxedWords[kind][what]} ${label}`
      : `${salesWords[what]} ${label} ${percentText(taxRate)}`

  return booking(day, { cents, account: money, contra, taxKey: sale?.taxKey ?? null, text })
}

const salesWords = { taken: 'Erlöse', back: 'Erstattet' } as const
const untaxedWords = {
  donation: { taken: 'Spenden', back: 'Erstattete Spenden' },
  tip: { taken: 'Trinkgeld', back: 'Erstattetes Trinkgeld' },
  voucher: { taken: 'Verkaufte Gutscheine', back: 'Erstattete Gutscheine' },
} as const

function expiry(day: BookedDay, accounts: BookingAccounts): Booking[] {
  const cents = day.expiredVouchers
  if (cents === 0) return []
  const [account, contra] = [accountOf(accounts, 'vouchers'), accountOf(accounts, 'expiredVouchers')]

  return [booking(day, { cents, account, contra, taxKey: null, text: 'Verfallene Gutscheine' })]
}

function difference(day: BookedDay, accounts: BookingAccounts): Booking[] {
  const cents = day.cashDifference
  if (cents === 0) return []
  const [account, contra] = [accountOf(accounts, 'cash'), accountOf(accounts, 'difference')]

  return [booking(day, { cents, account, contra, taxKey: null, text: 'Kassendifferenz laut Zählung' })]
}

type Drawn = Pick<Booking, 'account' | 'contra' | 'taxKey' | 'text' | 'cents'>

const booking = ({ day, number }: BookedDay, { cents, ...drawn }: Drawn): Booking => ({
  ...drawn,
  day,
  document: `TA-${number}`,
  cents: Math.abs(cents),
  isDebit: cents > 0,
})
