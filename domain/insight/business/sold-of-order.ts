import { splitTax, sumCents } from '../../money/money.ts'
import { apportion } from '../../ordering/day-end/apportion.ts'
import type { OrderItem, TaxTotal } from '../../ordering/order.contract.ts'
import { balanceOf } from '../../ordering/payment-ledger.ts'
import { vouchersGrossOf, vouchersIn } from '../../ordering/vouchers/sold-vouchers.ts'
import { stillToTax } from '../../ordering/vouchers/taxed-already.ts'
import type { CountedOrder, LedgerAmount } from './order-fact.ts'

/** What of an order falls to one tax rate, in cents: its hundredths of a percent as a key, or that it is a donation. */
export type FactPart = { rate: string; gross: number; net: number; tax: number }

/** What was sold in a line; `choice` tells its options apart, `quantity` is in thousandths. */
export type FactLine = { product: string; choice: string; quantity: number; gross: number }

/** Of donations, which are no supply and have no rate. */
export const donationRate = 'donation'

type Sold = { parts: FactPart[]; lines: FactLine[]; tip: number; wholeGross: number }

/**
 * What an order is worth: its goods and its delivery by rate and its donation, without the tip and without the vouchers
 * that it sells, which are revenue once they pay. What went back is taken off all of it alike, as the ledger's lines are
 * split (`book-lines.ts`); tax is reckoned anew for what is left of a rate, so net + tax = gross to the cent, and the
 * lines of a rate with its delivery are that rate.
 */
export function soldOf(order: CountedOrder, ledger: readonly LedgerAmount[]): Sold {
  const { items, donation, tip } = order
  const taxes = stillToTax(order.taxes, vouchersIn(items)).filter(({ gross }) => gross > 0)
  const whole = [...taxes.map(({ gross }) => gross), donation, vouchersGrossOf(items), tip]
  const kept = keptOf(sumCents(whole), ledger)
  const left = sumCents(whole) > 0 ? apportion(kept, whole) : whole
  const [donated = 0, , tipped = 0] = left.slice(taxes.length)
  const rates = taxes.map((rate, index) => partOf(rate, left[index] ?? 0))
  const given = { rate: donationRate, gross: donated, net: donated, tax: 0 }

  return {
    parts: [...rates, ...(donation > 0 ? [given] : [])],
    lines: linesOf(items, taxes, rates),
    tip: tipped,
    wholeGross: sumCents(taxes.map(({ gross }) => gross)) + donation,
  }
}

/** What goes back of money that was too much, because the order has come to less since, takes nothing off. */
function keptOf(total: number, ledger: readonly LedgerAmount[]): number {
  const { captured, refunded } = balanceOf(ledger.map((line) => ({ ...line, payment: null })))
  const tooMuch = Math.max(0, captured - total)

  return Math.max(0, total - Math.max(0, refunded - tooMuch))
}

function partOf(whole: TaxTotal, gross: number): FactPart {
  const rate = String(whole.taxRate)
  if (gross === whole.gross) return { rate, gross, net: whole.net, tax: whole.tax }
  const { netCents, taxCents } = splitTax(gross, whole.taxRate)

  return { rate, gross, net: netCents, tax: taxCents }
}

/** What a rate is left with falls to its lines, and to what no line has: the delivery. What costs nothing was sold as well. */
function linesOf(
  items: readonly OrderItem[],
  taxes: readonly TaxTotal[],
  rates: readonly FactPart[],
): FactLine[] {
  const goods = Map.groupBy(
    items.filter(({ voucher }) => !voucher),
    ({ taxRate }) => taxRate,
  )

  return [...goods].flatMap(([taxRate, lines]) => {
    const index = taxes.findIndex((rate) => rate.taxRate === taxRate)
    const shares = lines.map(({ gross, discount = 0 }) => Math.max(0, gross - discount))
    const besides = Math.max(0, (taxes[index]?.gross ?? 0) - sumCents(shares))
    const all = [...shares, besides]
    const left = sumCents(all) > 0 ? apportion(rates[index]?.gross ?? 0, all) : all

    return lines.map((item, place) => ({
      product: item.product,
      choice: choiceOf(item),
      quantity: quantityOf(item),
      gross: left[place] ?? 0,
    }))
  })
}

/** So much of a key is kept. */
export const mostOfKey = 400

/** All that was chosen for a line, in words: each line has one choice, so choices share nothing. */
function choiceOf({ parts }: OrderItem): string {
  const names = parts.flatMap(({ options }) => options.map(({ name }) => name.replaceAll(/\s+/g, ' ')))

  // PostgreSQL keeps no half of a character.
  return names.toSorted().join(', ').slice(0, mostOfKey).toWellFormed()
}

const counted: readonly string[] = ['piece', 'serving', 'pair', 'person', 'package']

/** Pieces as they are; what is weighed or measured is one piece, however much of it there is. */
const quantityOf = ({ unit, amount }: OrderItem): number =>
  counted.includes(unit) ? Math.round(amount * 1000) : 1000
