import type { FactLine } from './sold-of-order.ts'
import type { OrderFact } from './order-fact.ts'
import { addedSums, noSums, type OrderSums } from './order-sums.ts'

/** By what rollups tell orders apart, besides branch, type and origin, which every row says. */
export const countedBys = [
  'total',
  'goods',
  'rate',
  'method',
  'channel',
  'area',
  'zip',
  'guest',
  'reduction',
  'status',
  'hour',
  'source',
  'campaign',
  'code',
  'product',
  'option',
  'pair',
] as const
export type CountedBy = (typeof countedBys)[number]

export type OrderCount = OrderSums & { by: CountedBy; key: string }

/** Stands between the parts of a key, none of which holds one. */
export const keySeparator = '\t'

/** Tips have no rate, and are no revenue. */
export const tipRate = 'tip'

/** Pairs of so many products are counted, the first of them: of a banquet nobody learns what goes with what. */
export const mostPaired = 20

/** Every row that an order adds to, each once. A sum over orders is a rollup, and what changed is new less old. */
export function countsOfOrder(fact: OrderFact): OrderCount[] {
  const whole = wholeOf(fact)
  const row = (by: CountedBy, key: string, sums: OrderSums = whole): OrderCount => ({ by, key, ...sums })

  return [
    row('total', ''),
    ...ratesOf(fact).map(([key, sums]) => row('rate', key, sums)),
    row('method', fact.method),
    row('channel', fact.channel),
    row('area', fact.area),
    row('zip', fact.zip),
    row('guest', fact.guest),
    row('reduction', fact.reduction),
    row('status', fact.status),
    row('hour', fact.hour),
    row('source', fact.source),
    row('campaign', fact.campaign),
    row('code', fact.code),
    ...(fact.lines.length > 0 ? [row('goods', '', sumsOf(fact.lines))] : []),
    ...byKey(fact.lines, ({ product }) => product).map(([key, lines]) => row('product', key, sumsOf(lines))),
    ...byKey(fact.lines, optionKey).map(([key, lines]) => row('option', key, sumsOf(lines))),
    ...pairsOf(fact.lines).map(([key, lines]) => row('pair', key, sumsOf(lines))),
  ]
}

const one = { ...noSums, entries: 1 }

function wholeOf(fact: OrderFact): OrderSums {
  const { isLost, parts, confirmSeconds, readySeconds, doorSeconds } = fact
  const sum = (of: 'gross' | 'net' | 'tax') => parts.reduce((all, part) => all + part[of], 0)

  return {
    ...one,
    orders: isLost ? 0 : 1,
    lost: isLost ? 1 : 0,
    averaged: fact.isAveraged ? 1 : 0,
    gross: sum('gross'),
    net: sum('net'),
    tax: sum('tax'),
    tip: fact.tip,
    lostGross: fact.lostGross,
    confirmed: confirmSeconds === null ? 0 : 1,
    confirmSeconds: confirmSeconds ?? 0,
    readied: readySeconds === null ? 0 : 1,
    readySeconds: readySeconds ?? 0,
    late: fact.isLate ? 1 : 0,
    brought: doorSeconds === null ? 0 : 1,
    doorSeconds: doorSeconds ?? 0,
  }
}

function ratesOf({ parts, tip, isAveraged }: OrderFact): [string, OrderSums][] {
  const averaged = isAveraged ? 1 : 0
  const rates = parts.map(({ rate, gross, net, tax }): [string, OrderSums] => [
    rate,
    { ...one, orders: 1, averaged, gross, net, tax },
  ])

  return tip > 0 ? [...rates, [tipRate, { ...one, tip }]] : rates
}

const optionKey = ({ product, choice }: FactLine): string => [product, choice].join(keySeparator)

const sumsOf = (lines: readonly FactLine[]): OrderSums =>
  lines.reduce((sums, { quantity, gross }) => addedSums(sums, { ...noSums, quantity, gross }), {
    ...one,
    orders: 1,
  })

const byKey = (lines: readonly FactLine[], keyOf: (line: FactLine) => string): [string, FactLine[]][] => [
  ...Map.groupBy(lines, keyOf),
]

function pairsOf(lines: readonly FactLine[]): [string, FactLine[]][] {
  const products = byKey(lines, ({ product }) => product)
    .slice(0, mostPaired)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))

  return products.flatMap(([first, ofFirst], index) =>
    products
      .slice(index + 1)
      .map(([second, ofSecond]): [string, FactLine[]] => [
        [first, second].join(keySeparator),
        [...ofFirst, ...ofSecond],
      ]),
  )
}
