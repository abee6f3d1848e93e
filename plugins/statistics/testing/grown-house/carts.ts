import type { CountedBy, OrderCount } from '#domain/insight/business/counts-of-order.ts'
import { countsOfOrder } from '#domain/insight/business/counts-of-order.ts'
import { type CountedOrder, type LedgerAmount, orderFactOf } from '#domain/insight/business/order-fact.ts'
import type { StatusChange } from '#domain/insight/business/times-of-order.ts'
import { sumCents } from '#domain/money/money.ts'
import { taxTotals } from '#domain/money/tax.ts'
import { revenueStatuses } from '#domain/ordering/order-status.ts'
import type { OrderStatus } from '#domain/ordering/order-terms.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'

import { drawer } from './drawn.ts'
import type { House } from './open-house.ts'

/** What differs from order to order alike: each of them says it itself. */
export const ownOfOrder = ['area', 'zip', 'guest', 'hour', 'source', 'campaign', 'code'] as const
const isOwn = (by: CountedBy): boolean => ownOfOrder.some((own) => own === by)

/** Orders alike: what was ordered and what became of it, and to which rows each of them adds. */
export type Cart = {
  order: CountedOrder
  ledger: LedgerAmount[]
  /** `at` counts from when it was placed, in milliseconds. */
  history: StatusChange[]
  isSold: boolean
  /** Null of those that are no figure; without what each order says itself. */
  counts: OrderCount[] | null
  reduction: string
}

const cartCount = 600

/** The orders that guests place in the house, the most usual ones first. */
export function cartsOf(house: House): Cart[] {
  const below = drawer(11)

  return Array.from({ length: cartCount }, (_, nth) => cartOf(house, nth, below))
}

type Below = (most: number) => number

function cartOf({ products }: House, nth: number, below: Below): Cart {
  const status = statusOf(nth)
  const type = (['takeaway', 'delivery', 'delivery', 'dineIn', 'takeaway'] as const)[nth % 5] ?? 'takeaway'
  const items = Array.from({ length: 1 + below(5) }, () => itemOf(products, below))
  const discount = sumCents(items.map(({ discount: off = 0 }) => off))
  const fee = type === 'delivery' ? [{ gross: 390, taxRate: 2000 }] : []
  const order: CountedOrder = {
    ...usual,
    type,
    status,
    isVoided: nth % 97 === 96,
    promisedAt: nth % 6 === 0 ? null : (20 + below(30)) * minute,
    paymentMethod: (['cash', 'mollie', 'atm-card', 'mollie', 'datatrans'] as const)[nth % 7] ?? 'cash',
    channel: (['shop', 'shop', 'shop', 'kiosk', 'telephone', 'counter'] as const)[nth % 6] ?? 'shop',
    items,
    taxes: taxTotals([
      ...items.map(({ gross, discount: off = 0, taxRate }) => ({ gross: gross - off, taxRate })),
      ...fee,
    ]),
    tip: nth % 8 === 1 ? 200 : 0,
    discount,
  }
  const ledger = ledgerOf(order, nth)
  const history = historyOf(order, below)
  const fact = orderFactOf({ order, ledger, history, guest: 'new' })

  return {
    order,
    ledger,
    history,
    isSold: !order.isVoided && revenueStatuses.includes(status),
    counts: fact && countsOfOrder(fact).filter(({ by }) => !isOwn(by)),
    reduction: fact?.reduction ?? 'none',
  }
}

const minute = 60_000

const usual = {
  branch: '',
  timeZone: 'Europe/Vienna',
  businessDay: '2026-01-01',
  placedAt: 0,
  appointmentDate: null,
  isQuotation: false,
  deliveryArea: null,
  zipCode: null,
  origin: null,
  donation: 0,
  voucherPaid: 0,
} as const

const statusOf = (nth: number): OrderStatus =>
  nth % 29 === 28 ? 'canceled' : nth % 41 === 40 ? 'rejected' : nth % 53 === 52 ? 'failed' : 'completed'

function itemOf(products: House['products'], below: Below): OrderItem {
  const { id, name } = products[below(below(products.length) + 1)] ?? { id: '', name: '' }
  const amount = 1 + below(3)
  const gross = amount * (390 + 10 * below(150))
  const choice = ['groß', 'scharf', 'ohne Zwiebel', 'mit Brot'][below(8)]

  return {
    product: id,
    name,
    amount,
    unit: 'piece',
    calculationModel: 'fixed',
    unitPrice: gross / amount,
    gross,
    ...(below(20) === 0 && { discount: 100 }),
    taxRate: below(3) === 0 ? 2000 : 1000,
    allergens: ['A', 'C', 'G'],
    bundleItems: [],
    parts: choice === undefined ? [] : [partOf(choice)],
  }
}

const partOf = (choice: string) => ({
  part: 'wahl',
  name: 'Wahl',
  options: [{ id: choice, name: choice, modifier: 'add' as const, value: 0 }],
  uploads: [],
})

export const totalOf = ({ taxes, donation, tip }: CountedOrder): number =>
  sumCents(taxes.map(({ gross }) => gross)) + donation + tip

/** Of one in thirty something goes back; those have no tip, so that all of it is of goods. */
function ledgerOf(order: CountedOrder, nth: number): LedgerAmount[] {
  if (order.status !== 'completed') return []
  const paid: LedgerAmount = { kind: 'capture', amount: totalOf(order) }

  return nth % 30 === 7 && order.tip === 0 ? [paid, { kind: 'refund', amount: -250 }] : [paid]
}

function historyOf({ status, type }: CountedOrder, below: Below): StatusChange[] {
  const heard: StatusChange = { from: null, to: 'awaiting', by: 'guest', at: 0 }
  if (status !== 'completed') {
    return [
      heard,
      { from: 'awaiting', to: status, by: status === 'failed' ? 'system' : 'staff', at: 2 * minute },
    ]
  }
  const confirmed = (1 + below(4)) * minute
  const ready = confirmed + (10 + below(40)) * minute

  return [
    heard,
    { from: 'awaiting', to: 'confirmed', by: 'staff', at: confirmed },
    { from: 'confirmed', to: 'in-delivery', by: 'staff', at: ready },
    ...(type === 'delivery'
      ? [
          { from: 'in-delivery', to: 'delivered', by: 'staff', at: ready + 15 * minute } as const,
          { from: 'delivered', to: 'completed', by: 'system', at: ready + 90 * minute } as const,
        ]
      : [{ from: 'in-delivery', to: 'completed', by: 'staff', at: ready + 5 * minute } as const]),
  ]
}
