import { splitTax, sumCents } from '../../money/money.ts'
import type { TaxTotal } from '../order.contract.ts'
import type { OrderType, PaymentMethod } from '../order-terms.ts'
import type { PaymentKind } from '../payment-ledger.ts'
import { apportion } from './apportion.ts'

/** What moves money; the other kinds only tell how a payment goes. */
export const moneyKinds = ['capture', 'refund', 'correction', 'fee'] as const satisfies readonly PaymentKind[]
export type MoneyKind = (typeof moneyKinds)[number]

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
}

/** What of an amount falls to one tax rate, in cents; a donation is no supply and has none. */
export type RatePart = { taxRate: number | null; gross: number; net: number; tax: number }

/** What an order comes to, which its payments are split by. */
export type PaidOrder = { type: OrderType; taxes: readonly TaxTotal[]; donation: number }

export type BookedLine = MoneyLine & { orderType: OrderType; parts: RatePart[] }

/** What has been booked of an order so far: the sum of its parts is what the house has of it. */
type Standing = Map<number | null, RatePart>

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
 * own taxes and one that was given back to nothing, to the cent. A fee is what a provider keeps of our money, not of the
 * guest's: it changes no tax and is split over none.
 */
export function bookLines({ lines, orders, before }: Booking): BookedLine[] {
  const standings = new Map<string, Standing>()

  return lines.map((line) => {
    const order = orders.get(line.order)
    if (!order) throw new RangeError(`An order without its taxes: ${line.order}`)
    if (line.kind === 'fee') return { ...line, orderType: order.type, parts: [] }

    const standing = standings.get(line.order) ?? added(new Map(), before.get(line.order) ?? [])
    const kept = sumCents([...standing.values()].map(({ gross }) => gross)) + line.amount
    const parts = difference(splitOver(order, kept), standing)
    standings.set(line.order, added(standing, parts))

    return { ...line, orderType: order.type, parts }
  })
}

/** What so many cents of an order's money are, by its rates; the taxes of all of it are those of the order. */
export function splitOver({ taxes, donation }: PaidOrder, cents: number): RatePart[] {
  const shares = [...taxes.map(({ gross }) => gross), donation]
  if (sumCents(shares) <= 0) return [{ taxRate: null, gross: cents, net: cents, tax: 0 }]
  const amounts = apportion(cents, shares)

  return [
    ...taxes.map((whole, index) => taxedPart(whole, amounts[index] ?? 0)),
    ...(donation > 0 ? [untaxed(amounts.at(-1) ?? 0)] : []),
  ]
}

const untaxed = (gross: number): RatePart => ({ taxRate: null, gross, net: gross, tax: 0 })

function taxedPart({ taxRate, gross: whole, net, tax }: TaxTotal, gross: number): RatePart {
  if (gross === whole) return { taxRate, gross, net, tax }
  const { netCents, taxCents } = splitTax(gross, taxRate)

  return { taxRate, gross, net: netCents, tax: taxCents }
}

function added(standing: Standing, parts: readonly RatePart[]): Standing {
  const sum = new Map(standing)
  for (const part of parts) sum.set(part.taxRate, plus(sum.get(part.taxRate), part))

  return sum
}

/** A rate that the order no longer has goes back to nothing. */
function difference(now: readonly RatePart[], standing: Standing): RatePart[] {
  const gone = [...standing.values()].filter(({ taxRate }) => !now.some((part) => part.taxRate === taxRate))

  return inOrderOfRates(
    [...now, ...gone.map(({ taxRate }) => ({ taxRate, gross: 0, net: 0, tax: 0 }))]
      .map((part) => plus(part, negative(standing.get(part.taxRate))))
      .filter(({ gross, net, tax }) => gross !== 0 || net !== 0 || tax !== 0),
  )
}

const negative = (part: RatePart | undefined): RatePart | undefined =>
  part && { ...part, gross: -part.gross, net: -part.net, tax: -part.tax }

/** The sum of two parts of one rate. */
export function plus(one: RatePart | undefined, other: RatePart | undefined): RatePart {
  const taxRate = one?.taxRate ?? other?.taxRate ?? null
  const sum = (of: 'gross' | 'net' | 'tax') => (one?.[of] ?? 0) + (other?.[of] ?? 0)

  return { taxRate, gross: sum('gross'), net: sum('net'), tax: sum('tax') }
}

/** The lowest rate first, what has none last. */
export const inOrderOfRates = (parts: readonly RatePart[]): RatePart[] =>
  parts.toSorted((one, other) => (one.taxRate ?? Infinity) - (other.taxRate ?? Infinity))
