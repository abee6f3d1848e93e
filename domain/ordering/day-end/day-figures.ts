import { sumCents } from '../../money/money.ts'
import { type OrderType, orderTypes, type PaymentMethod, paymentMethods } from '../order-terms.ts'
import {
  type BookedLine,
  inOrderOfRates,
  type MoneyKind,
  plus,
  type RatePart,
  shareOf,
} from './book-lines.ts'

/** What the lines of a day come to, in cents. `total` is guests' money: taken, corrected and refunded, without fees. */
export type DayFigures = {
  total: number
  taken: number
  /** Below zero: what was booked by mistake. */
  corrected: number
  /** Below zero: what guests got back. */
  refunded: number
  /** Below zero: what providers keep. */
  fees: number
  /** What of the total is the team's; missing where nobody gave any. */
  tips?: number | undefined
  /** What of the total vouchers paid for which nobody has paid; missing where none did. */
  givenVouchers?: number | undefined
  /** What was left of sold vouchers that expired: no part of the total, and missing where none did. */
  expiredVouchers?: number | undefined
  lines: number
  /** Orders of which money came or went. */
  orders: number
  methods: MethodFigures[]
  rates: RatePart[]
  types: TypeFigures[]
}
export type MethodFigures = {
  method: PaymentMethod
  taken: number
  corrected: number
  refunded: number
  fees: number
  total: number
  orders: number
}
export type TypeFigures = { type: OrderType; total: number; orders: number }

/**
 * The sums of lines that were booked, by method, tax rate and order type; what has no line is left out. `expired` is what
 * was left of sold vouchers that are over, in cents.
 */
export function figuresOf(lines: readonly BookedLine[], expired = 0): DayFigures {
  const rates = ratesOf(lines)
  const tips = rates.find(({ untaxed }) => untaxed === 'tip')?.gross ?? 0
  const given = sumsOf(lines.filter(({ isGiven }) => isGiven)).total

  return {
    ...sumsOf(lines),
    // Days that were sealed before there were tips say nothing of them.
    ...(tips !== 0 && { tips }),
    ...(given !== 0 && { givenVouchers: given }),
    ...(expired !== 0 && { expiredVouchers: expired }),
    lines: lines.length,
    methods: paymentMethods.flatMap((method) => {
      const own = lines.filter((line) => line.method === method)

      return own.length === 0 ? [] : [{ method, ...sumsOf(own) }]
    }),
    rates,
    types: orderTypes.flatMap((type) => {
      const own = lines.filter((line) => line.orderType === type)
      const { total, orders } = sumsOf(own)

      return own.length === 0 ? [] : [{ type, total, orders }]
    }),
  }
}

/** What came into the drawer, without what was in it before: the cash that has to be there. */
export const cashOf = ({ methods }: DayFigures): number =>
  methods.find(({ method }) => method === 'cash')?.total ?? 0

function sumsOf(lines: readonly BookedLine[]) {
  const sum = (kind: MoneyKind) => sumCents(lines.map((line) => (line.kind === kind ? line.amount : 0)))
  const [taken, corrected, refunded, fees] = [sum('capture'), sum('correction'), sum('refund'), sum('fee')]
  const orders = new Set(lines.map(({ order }) => order)).size

  return { taken, corrected, refunded, fees, total: taken + corrected + refunded, orders }
}

function ratesOf(lines: readonly BookedLine[]): RatePart[] {
  const rates = new Map<string, RatePart>()
  for (const part of lines.flatMap(({ parts }) => parts)) {
    rates.set(shareOf(part), plus(rates.get(shareOf(part)), part))
  }

  return inOrderOfRates([...rates.values()])
}
