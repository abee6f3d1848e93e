import { formatDateTime } from '../../time/format.ts'
import type { RatePart } from '../day-end/book-lines.ts'
import { lineOf } from '../kitchen-lines.ts'
import type { OrderPayment } from '../order-payment.contract.ts'
import { amountOf } from '../order-words.texts.ts'
import { paymentMethodLabels } from '../payment-method.texts.ts'
import { taxedBeforeText } from '../vouchers/voucher.texts.ts'
import { fiscalBlocks } from './fiscal-blocks.ts'
import type { Block } from './paper.ts'
import {
  copyBlocks,
  endedBlocks,
  ending,
  headBlocks,
  moneyRow,
  type PrintedOrder,
  taxRow,
} from './printed-order.ts'

/** What one of several guests has paid of an order. */
export type PrintedPart = PrintedOrder & {
  payment: OrderPayment
  /** Which of the order's payments it is, from 1. */
  number: number
  /** By its tax rates, as it is signed and booked. */
  rates: readonly RatePart[]
  /** At which it was taxed when the voucher was sold that paid it; null where it is taxed now. */
  taxedRate: number | null
}

/** What a guest who paid apart is handed: what it was for, how much of it is which tax, and how it was paid. */
export function partReceiptLayout(printed: PrintedPart): Block[] {
  const { order, timeZone, currency, payment, number } = printed

  return [
    ...headBlocks(printed),
    ...copyBlocks(printed),
    ...endedBlocks(order),
    { kind: 'rule' },
    {
      kind: 'columns',
      left: `Beleg ${order.ticketNumber}`,
      right: formatDateTime(Temporal.Instant.from(payment.at), timeZone),
      isBold: true,
    },
    { kind: 'text', text: `Teil ${number}` },
    { kind: 'rule' },
    ...coveredBlocks(printed),
    { kind: 'rule' },
    { ...moneyRow('SUMME', payment.amount, currency), size: 'tall', isBold: true },
    ...taxBlocks(printed),
    { kind: 'rule' },
    { kind: 'columns', left: paymentMethodLabels[payment.method], right: 'bezahlt' },
    ...fiscalBlocks(printed.marks, timeZone, currency),
    { kind: 'feed', lines: 1 },
    { kind: 'text', text: 'Vielen Dank!', align: 'center' },
    ...ending,
  ]
}

/** What was paid by name, a share of all else, and the tip: they come to the sum. */
function coveredBlocks({ order, payment, currency }: PrintedPart): Block[] {
  const { covers, amount, tip } = payment
  const named = (covers ?? []).flatMap(({ line, amount: share, gross }) => {
    const item = order.items.find((each, index) => lineOf(each, index) === line)
    return item && gross !== undefined ? [{ item, share, gross }] : []
  })
  const own = named.reduce((sum, { gross }) => sum + gross, 0)
  const rest = amount - (tip ?? 0) - own
  const row = (left: string, cents: number) => moneyRow(left, cents, currency)

  return [
    ...named.map(({ item, share, gross }) => ({
      ...row(item.name, gross),
      hanging: `${amountOf({ ...item, amount: share })} `,
    })),
    ...(rest > 0 ? [row(named.length > 0 ? 'Anteil am Übrigen' : 'Anteil an der Rechnung', rest)] : []),
    ...(rest < 0 ? [row('Schon bezahlt', rest)] : []),
    ...(tip ? [row('Trinkgeld', tip)] : []),
  ]
}

/** Vouchers that were sold are at no percent, as on the receipt of the order. */
function taxBlocks({ rates, taxedRate, currency }: PrintedPart): Block[] {
  return rates.flatMap(({ taxRate, untaxed, gross, net, tax }): Block[] => {
    if (untaxed === 'taxed-before')
      return taxedRate === null ? [] : [moneyRow(taxedBeforeText(taxedRate), gross, currency)]
    const rate = untaxed === 'voucher' ? 0 : taxRate

    return rate === null ? [] : [taxRow({ taxRate: rate, net, tax }, currency)]
  })
}
