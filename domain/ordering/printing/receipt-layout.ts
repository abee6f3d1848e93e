import { formatMoney } from '../../money/money.ts'
import { formatDateTime } from '../../time/format.ts'
import { amountOf, kindOf } from '../order-words.texts.ts'
import type { OrderItem } from '../order.contract.ts'
import { paymentMethodLabels, paymentStatusLabels } from '../order-terms.texts.ts'
import { holdsHiddenPrice, priceOnRequest, shownPrice, shownTotal } from '../shown-price.ts'
import { soldTexts } from '../sold-line.texts.ts'
import type { Block } from './paper.ts'
import { copyBlocks, endedBlocks, ending, type PrintedOrder } from './printed-order.ts'

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
    ...guestBlocks(printed),
    ...ending,
  ]
}

function headBlocks({ house, branch }: PrintedOrder): Block[] {
  const { name, street, zipCode, city, phone } = branch
  const place = [street, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const lines = [name === house ? '' : name, place, phone ? `Tel. ${phone}` : ''].filter(Boolean)

  return [
    { kind: 'text', text: house, align: 'center', size: 'tall', isBold: true },
    ...lines.map((text): Block => ({ kind: 'text', text, align: 'center' })),
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
    ...besidesOf(order, currency),
    sum,
    ...order.taxes.map(
      ({ taxRate, net, tax }): Block => ({
        kind: 'columns',
        left: `${(taxRate / 100).toLocaleString('de-AT')} % USt., netto ${formatMoney(net, currency)}`,
        right: formatMoney(tax, currency),
      }),
    ),
  ]
}

function besidesOf({ deliveryGross, donation }: PrintedOrder['order'], currency: string): Block[] {
  const rows = [
    ['Lieferung', deliveryGross],
    ['Spende', donation],
  ] as const

  return rows.flatMap(([left, cents]): Block[] =>
    cents > 0 ? [{ kind: 'columns', left, right: formatMoney(cents, currency) }] : [],
  )
}

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
