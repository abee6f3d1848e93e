import { formatDateTime } from '../../time/format.ts'
import { besidesOf } from '../order-besides.ts'
import { amountOf, kindOf } from '../order-words.texts.ts'
import type { OrderItem } from '../order.contract.ts'
import { paymentStatusLabels } from '../order-terms.texts.ts'
import { paymentMethodLabels } from '../payment-method.texts.ts'
import { holdsHiddenPrice, priceOnRequest, shownPrice, shownTotal } from '../shown-price.ts'
import { soldTexts } from '../sold-line.texts.ts'
import { receiptTaxes } from '../vouchers/taxed-already.ts'
import { openAmount } from '../vouchers/voucher-payment.ts'
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

/** What a guest is handed: what was sold, for how much, and how it was paid. Money is in cents. */
export function receiptLayout(printed: PrintedOrder): Block[] {
  const { order, timeZone } = printed

  return [
    ...headBlocks(printed),
    ...copyBlocks(printed),
    ...endedBlocks(order),
    { kind: 'rule' },
    {
      kind: 'columns',
      left: `Beleg ${order.ticketNumber}`,
      right: formatDateTime(Temporal.Instant.from(order.placedAt), timeZone),
      isBold: true,
    },
    { kind: 'text', text: kindOf(order) },
    { kind: 'rule' },
    ...order.items.flatMap((item) => itemBlocks(item, printed)),
    { kind: 'rule' },
    ...sumBlocks(printed),
    { kind: 'rule' },
    {
      kind: 'columns',
      left: paymentMethodLabels[order.paymentMethod],
      right: paymentStatusLabels[order.paymentStatus],
    },
    ...fiscalBlocks(printed.marks, timeZone, printed.currency),
    ...guestBlocks(printed),
    ...ending,
  ]
}

function itemBlocks(item: OrderItem, { currency }: PrintedOrder): Block[] {
  const { gross: cents, calculationModel: model, isPriceHidden, bundleItems, parts } = item
  const details = [
    ...soldTexts(item),
    ...bundleItems.map(({ name, amount }) => `${amount.toLocaleString('de-AT')} × ${name}`),
    ...parts.flatMap(({ options, text }) => [...options.map(({ name }) => name), ...(text ? [text] : [])]),
  ]

  return [
    {
      kind: 'columns',
      hanging: `${amountOf(item)} `,
      left: item.name,
      right: shownPrice({ isPriceHidden, cents, model }, currency),
    },
    ...details.map((text): Block => ({ kind: 'text', hanging: '    + ', text })),
  ]
}

function sumBlocks({ order, currency }: PrintedOrder): Block[] {
  const { items, total: cents, isEstimated } = order
  const isPriceHidden = holdsHiddenPrice(items)
  const total = shownTotal({ cents, isPriceHidden, isEstimated }, currency)
  const sum: Block = { kind: 'columns', left: 'SUMME', right: total, size: 'tall', isBold: true }
  if (isPriceHidden) return [{ ...sum, right: priceOnRequest }]

  return [
    ...besideBlocks(order, currency),
    sum,
    ...voucherBlocks(order, currency),
    ...taxBlocks(order, currency),
  ]
}

function taxBlocks(order: PrintedOrder['order'], currency: string): Block[] {
  const { taxed, before } = receiptTaxes(order)

  return [
    ...taxed.map((rate) => taxRow(rate, currency)),
    ...before.map(({ taxRate, gross }) => moneyRow(taxedBeforeText(taxRate), gross, currency)),
  ]
}

/** What a voucher has paid, and what is still to be collected. */
function voucherBlocks(order: PrintedOrder['order'], currency: string): Block[] {
  if (order.voucherPaid === 0) return []

  return [
    moneyRow('Mit Gutschein bezahlt', -order.voucherPaid, currency),
    { ...moneyRow('ZU ZAHLEN', openAmount(order), currency), isBold: true },
  ]
}

const besideBlocks = (order: PrintedOrder['order'], currency: string): Block[] =>
  besidesOf(order).map(([left, cents]) => moneyRow(left, cents, currency))

function guestBlocks({ statusUrl }: PrintedOrder): Block[] {
  const thanks: Block = { kind: 'text', text: 'Vielen Dank!', align: 'center' }
  if (!statusUrl) return [{ kind: 'feed', lines: 1 }, thanks]

  return [
    { kind: 'feed', lines: 1 },
    { kind: 'text', text: 'Stand Ihrer Bestellung:', align: 'center' },
    { kind: 'qr', text: statusUrl },
    thanks,
  ]
}
