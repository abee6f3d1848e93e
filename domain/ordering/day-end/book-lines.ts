import { splitTax, sumCents } from '../../money/money.ts'
import type { TaxTotal } from '../order.contract.ts'
import type { OrderType, PaymentMethod } from '../order-terms.ts'
import type { PaymentKind } from '../payment-ledger.ts'
import { apportion } from './apportion.ts'

/** What moves money; the other kinds only tell how a payment goes. */
export const moneyKinds = ['capture', 'refund', 'correction', 'fee'] as const satisfies readonly PaymentKind[]
export type MoneyKind = (typeof moneyKinds)[number]

/** What of a line of the order was paid by name, in cents. */
type CoveredShare = {
  taxRate?: number | undefined
  gross?: number | undefined
  untaxed?: 'voucher' | undefined
}

/** A line of the ledger that moved money, with the order that it belongs to. */
export type MoneyLine = {
  id: string
  /** ISO text in UTC with milliseconds. */
  at: string
  kind: MoneyKind
  /** In cents, as the money flows. */
  amount: number
  method: PaymentMethod
  order: string
  /** Of what was taxed when its voucher was sold, in hundredths of a percent. */
  taxedRate?: number | null
  /** What of it this guest gave the team. */
  tip?: number | null
  /** What guests who paid later gave the team, less what went back later: it is in the order's tip by now. */
  tipsAfter?: number
  /** What of the order it was paid for by name. */
  covers?: readonly CoveredShare[] | null
  /** A voucher paid for which nobody has paid. */
  isGiven?: boolean | null
}

/**
 * Why an amount is not taxed: what was given to the team, what multi-purpose vouchers were sold for, which is taxed once
 * they pay, and what single-purpose vouchers pay, which was taxed when they were sold.
 */
export const untaxedReasons = ['tip', 'voucher', 'taxed-before'] as const
export type UntaxedReason = (typeof untaxedReasons)[number]

/** What of an amount falls to one tax rate, in cents. Without a rate and a reason it is a donation, which is no supply. */
export type RatePart = {
  taxRate: number | null
  gross: number
  net: number
  tax: number
  untaxed?: UntaxedReason | undefined
}

/** What an order comes to, which its payments are split by. */
export type PaidOrder = {
  type: OrderType
  taxes: readonly TaxTotal[]
  donation: number
  tip?: number
  /** For the multi-purpose vouchers that it sells; its taxes have them at no percent. */
  vouchers?: number
}

export type BookedLine = Omit<MoneyLine, 'tipsAfter'> & {
  orderType: OrderType
  parts: RatePart[]
}

/** What has been booked of an order so far: the sum of its parts is what the house has of it. */
type Standing = Map<string, RatePart>

/** What parts are added up by. */
export const shareOf = ({ taxRate, untaxed }: RatePart): string => untaxed ?? String(taxRate)

type Booking = {
  /** In the order in which they are booked. */
  lines: readonly MoneyLine[]
  orders: ReadonlyMap<string, PaidOrder>
  /** The parts of all lines of these orders that were booked before. */
  before: ReadonlyMap<string, readonly RatePart[]>
}

/**
 * Splits each line over the tax rates of its order. A line gets the difference between what all of the order's money is
 * split into after it and what was booked before it, so that whatever the sequence of parts, a paid order comes to its
 * own taxes and one that was given back to nothing, to the cent. What a guest paid by name falls to the rates of those
 * lines, and the tip is who gave it. A fee is what a provider keeps of our money, not of the guest's: it changes no tax
 * and is split over none.
 */
export function bookLines({ lines, orders, before }: Booking): BookedLine[] {
  const standings = new Map<string, Standing>()

  return lines.map(({ tipsAfter, ...line }) => {
    const order = orders.get(line.order)
    if (!order) throw new RangeError(`An order without its taxes: ${line.order}`)
    if (line.kind === 'fee') return { ...line, orderType: order.type, parts: [] }
    if (isTaxedAlready(line))
      return { ...line, orderType: order.type, parts: [untaxedPart(line.amount, 'taxed-before')] }

    const standing = standings.get(line.order) ?? added(new Map(), before.get(line.order) ?? [])
    const kept = sumCents([...standing.values()].map(({ gross }) => gross)) + line.amount
    const then = { ...order, tip: Math.max(0, (order.tip ?? 0) - (tipsAfter ?? 0)) }
    const capture = { amount: line.amount, tip: line.tip ?? 0, covers: line.covers ?? [] }
    const now =
      line.kind === 'capture' && line.amount > 0 ? splitCapture(wholeOf(then), standing, capture) : null
    const parts = difference(now ?? splitOver(then, kept), standing)
    standings.set(line.order, added(standing, parts))

    return { ...line, orderType: order.type, parts }
  })
}

type Capture = { amount: number; tip: number; covers: readonly CoveredShare[] }

/**
 * What is paid of an order after one of its payments: what it is known to be for, and of the rest by what each rate has
 * left. Null where the order comes to less than that, for its prices have changed since.
 */
function splitCapture(whole: readonly RatePart[], standing: Standing, capture: Capture): RatePart[] | null {
  const paid = whole.map((part) => standing.get(shareOf(part))?.gross ?? 0)
  const left = whole.map(({ gross }, index) => gross - (paid[index] ?? 0))
  const isAllOfIt = sumCents(paid) === sumCents([...standing.values()].map(({ gross }) => gross))
  if (!isAllOfIt || left.some((cents) => cents < 0) || sumCents(left) < capture.amount) return null

  const known = knownOf(capture, whole, left)
  const unknown = left.map((cents, index) => cents - (known[index] ?? 0))
  const rest = capture.amount - sumCents(known)
  const shares = rest === 0 ? unknown.map(() => 0) : apportion(rest, unknown)

  return whole.map((part, index) =>
    shareOfPart(part, (paid[index] ?? 0) + (known[index] ?? 0) + (shares[index] ?? 0)),
  )
}

/** Never more than is left of a rate, and than was paid: of a line that was not paid whole it is as much less. */
function knownOf({ amount, tip, covers }: Capture, whole: readonly RatePart[], left: readonly number[]) {
  const wanted = whole.map((part, index) => {
    const own = part.untaxed === 'tip' ? tip : sumCents(covers.map((each) => grossAt(each, part)))
    return Math.min(own, left[index] ?? 0)
  })
  if (sumCents(wanted) <= amount) return wanted
  const isTip = whole.map(({ untaxed }) => untaxed === 'tip')
  const tips = wanted.map((cents, index) => (isTip[index] ? Math.min(cents, amount) : 0))
  const goods = wanted.map((cents, index) => (isTip[index] ? 0 : cents))
  const scaled = sumCents(goods) === 0 ? goods : apportion(amount - sumCents(tips), goods)

  return tips.map((cents, index) => cents + (scaled[index] ?? 0))
}

function grossAt({ taxRate, gross = 0, untaxed: why }: CoveredShare, part: RatePart): number {
  const isOf =
    part.untaxed === why && (why !== undefined || (part.taxRate !== null && part.taxRate === taxRate))

  return isOf ? gross : 0
}

/** What so many cents of an order's money are, by its rates; the taxes of all of it are those of the order. */
export function splitOver(order: PaidOrder, cents: number): RatePart[] {
  const whole = wholeOf(order)
  const shares = whole.map(({ gross }) => gross)
  if (sumCents(shares) <= 0) return [untaxedPart(cents)]
  const amounts = apportion(cents, shares)

  return whole.map((part, index) => shareOfPart(part, amounts[index] ?? 0))
}

/** All of an order, by its rates. */
function wholeOf({ taxes, donation, tip = 0, vouchers = 0 }: PaidOrder): RatePart[] {
  const untaxed = [untaxedPart(donation), untaxedPart(vouchers, 'voucher'), untaxedPart(tip, 'tip')]

  return [
    ...taxes.flatMap((each) => withoutVouchers(each, vouchers)),
    ...untaxed.filter(({ gross }) => gross > 0),
  ]
}

function withoutVouchers({ taxRate, gross, net, tax }: TaxTotal, vouchers: number): TaxTotal[] {
  if (taxRate !== 0 || vouchers === 0) return [{ taxRate, gross, net, tax }]

  return gross === vouchers ? [] : [{ taxRate, gross: gross - vouchers, net: net - vouchers, tax }]
}

/** A single-purpose voucher paid: no tax is due any more, whatever its order holds. */
const isTaxedAlready = ({ taxedRate }: Pick<MoneyLine, 'taxedRate'>): boolean => typeof taxedRate === 'number'

const untaxedPart = (gross: number, reason?: UntaxedReason): RatePart => ({
  taxRate: null,
  gross,
  net: gross,
  tax: 0,
  ...(reason && { untaxed: reason }),
})

function shareOfPart(whole: RatePart, gross: number): RatePart {
  const { taxRate, untaxed } = whole
  if (taxRate === null) return untaxedPart(gross, untaxed)
  if (gross === whole.gross) return whole
  const { netCents, taxCents } = splitTax(gross, taxRate)

  return { taxRate, gross, net: netCents, tax: taxCents }
}

function added(standing: Standing, parts: readonly RatePart[]): Standing {
  const sum = new Map(standing)
  for (const part of parts) sum.set(shareOf(part), plus(sum.get(shareOf(part)), part))

  return sum
}

/** A rate that the order no longer has goes back to nothing. */
function difference(now: readonly RatePart[], standing: Standing): RatePart[] {
  const gone = [...standing.values()].filter((part) => !now.some((other) => shareOf(other) === shareOf(part)))

  return inOrderOfRates(
    [...now, ...gone.map((part) => ({ ...part, gross: 0, net: 0, tax: 0 }))]
      .map((part) => plus(part, negative(standing.get(shareOf(part)))))
      .filter(({ gross, net, tax }) => gross !== 0 || net !== 0 || tax !== 0),
  )
}

const negative = (part: RatePart | undefined): RatePart | undefined =>
  part && { ...part, gross: -part.gross, net: -part.net, tax: -part.tax }

/** The sum of two parts of one rate. */
export function plus(one: RatePart | undefined, other: RatePart | undefined): RatePart {
  const taxRate = one?.taxRate ?? other?.taxRate ?? null
  const sum = (of: 'gross' | 'net' | 'tax') => (one?.[of] ?? 0) + (other?.[of] ?? 0)

  const untaxed = one?.untaxed ?? other?.untaxed

  return { taxRate, gross: sum('gross'), net: sum('net'), tax: sum('tax'), ...(untaxed && { untaxed }) }
}

/** The lowest rate first, then donations and what else has none, and what is the team's last. */
export const inOrderOfRates = (parts: readonly RatePart[]): RatePart[] =>
  parts.toSorted((one, other) => placeOf(one) - placeOf(other))

const untaxedPlaces = { 'taxed-before': 2, voucher: 3, tip: 4 } as const

const placeOf = ({ taxRate, untaxed }: RatePart): number =>
  taxRate ?? 1e9 + (untaxed ? untaxedPlaces[untaxed] : 1)
