import { sumCents } from '../../money/money.ts'
import type { VoucherKind } from './voucher-terms.ts'

export type PayingVoucher = {
  /** In cents. */
  balance: number
  kind: VoucherKind
  /** Of a single-purpose voucher, in hundredths of a percent. */
  taxRate: number | null
}

/** What vouchers may pay for. In cents. */
export type PayableOrder = {
  total: number
  taxes: readonly { taxRate: number; gross: number }[]
  /** What of it are vouchers themselves, each at the rate at which it is sold. */
  vouchers: readonly { taxRate: number; gross: number }[]
}

/** In cents: what each voucher pays, in their order, and what is left to be paid otherwise. */
export type VoucherPlan = { amounts: number[]; rest: number }

/**
 * What vouchers pay of an order, the first one first and each as much as it can. A single-purpose voucher was taxed at
 * one rate and pays for goods of that rate only. Vouchers are not bought with vouchers, at no rate: one could be made to
 * last for ever.
 */
export function planVouchers(order: PayableOrder, vouchers: readonly PayingVoucher[]): VoucherPlan {
  const ofRate = new Map(order.taxes.map(({ taxRate }) => [taxRate, goodsOfRate(order, taxRate)]))
  let open = Math.max(0, order.total - grossOfVouchers(order))

  const amounts = vouchers.map(({ balance, kind, taxRate }) => {
    const most = kind === 'single-purpose' ? (ofRate.get(taxRate ?? 0) ?? 0) : open
    const amount = Math.max(0, Math.min(balance, most, open))
    open -= amount
    if (kind === 'single-purpose') ofRate.set(taxRate ?? 0, most - amount)

    return amount
  })
  const paid = amounts.reduce((sum, amount) => sum + amount, 0)

  return { amounts, rest: order.total - paid }
}

/** What of a rate is no voucher, in cents. */
function goodsOfRate({ taxes, vouchers }: Pick<PayableOrder, 'taxes' | 'vouchers'>, rate: number): number {
  const ofRate = ({ taxRate }: { taxRate: number }) => taxRate === rate
  const cents = (parts: PayableOrder['vouchers']) => sumCents(parts.filter(ofRate).map(({ gross }) => gross))

  return Math.max(0, cents(taxes) - cents(vouchers))
}

const grossOfVouchers = ({ vouchers }: Pick<PayableOrder, 'vouchers'>): number =>
  sumCents(vouchers.map(({ gross }) => gross))

/**
 * Splits what goes back over the vouchers that paid, the last one first: none gets more than it gave. In cents; what is
 * left where they gave less is not given.
 */
export function spreadGiveBack(cents: number, kept: readonly number[]): number[] {
  let left = cents
  const backwards = kept.toReversed().map((part) => {
    const back = Math.min(part, left)
    left -= back

    return back
  })

  return backwards.toReversed()
}

/**
 * How much each voucher has paid too much of an order that comes to less, in cents; the last one first. A single-purpose
 * voucher pays for goods of its rate alone, also where all of the order still costs more than it.
 */
export function surplusOf(
  order: PayableOrder,
  paid: readonly { kind: VoucherKind; taxRate: number | null; kept: number }[],
): number[] {
  const ofRates = paid.map(() => 0)
  for (const rate of new Set(paid.map(({ taxRate }) => taxRate))) {
    if (rate === null) continue
    const kept = paid.map((part) => (part.kind === 'single-purpose' && part.taxRate === rate ? part.kept : 0))
    const surplus = Math.max(0, sumCents(kept) - goodsOfRate(order, rate))
    for (const [index, cents] of spreadGiveBack(surplus, kept).entries())
      ofRates[index] = (ofRates[index] ?? 0) + cents
  }
  const left = paid.map(({ kept }, index) => kept - (ofRates[index] ?? 0))
  const payable = Math.max(0, order.total - grossOfVouchers(order))
  const ofAll = spreadGiveBack(Math.max(0, sumCents(left) - payable), left)

  return ofRates.map((cents, index) => cents + (ofAll[index] ?? 0))
}

/** Of what is given back: money that was paid besides goes first, the rest goes back to the vouchers. In cents. */
export function splitRefund(cents: number, moneyKept: number): { money: number; vouchers: number } {
  const money = Math.min(cents, Math.max(0, moneyKept))

  return { money, vouchers: cents - money }
}
