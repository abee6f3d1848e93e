import fc from 'fast-check'

import { sumCents } from '../../money/money.ts'
import { taxTotals } from '../../money/tax.ts'
import {
  orderChannels,
  type OrderStatus,
  orderStatuses,
  orderTypes,
  paymentMethods,
} from '../../ordering/order-terms.ts'
import type { OrderItem } from '../../ordering/order.contract.ts'
import { originKinds } from '../visits/visit-terms.ts'
import type { CountedOrder, LedgerAmount } from './order-fact.ts'
import type { StatusChange } from './times-of-order.ts'

const second = 1000

export const line = (changes: Partial<OrderItem> = {}): OrderItem => ({
  product: 'pizza',
  name: 'Pizza Margherita',
  amount: 1,
  unit: 'piece',
  calculationModel: 'fixed',
  unitPrice: 1090,
  gross: 1090,
  taxRate: 1000,
  allergens: [],
  bundleItems: [],
  parts: [],
  ...changes,
})

/** Two pizzas to take away on a Thursday evening in Vienna, for cash. */
export function countedOrder(changes: Partial<CountedOrder> = {}): CountedOrder {
  const items = changes.items ?? [line({ amount: 2, gross: 2180 })]

  return {
    branch: 'eck',
    timeZone: 'Europe/Vienna',
    businessDay: '2026-11-26',
    placedAt: Date.parse('2026-11-26T18:05:00Z'),
    promisedAt: Date.parse('2026-11-26T18:35:00Z'),
    appointmentDate: null,
    type: 'takeaway',
    status: 'completed',
    isVoided: false,
    isQuotation: false,
    paymentMethod: 'cash',
    channel: 'shop',
    deliveryArea: null,
    zipCode: null,
    origin: null,
    items,
    taxes: taxTotals(items.map(({ gross, discount = 0, taxRate }) => ({ gross: gross - discount, taxRate }))),
    donation: 0,
    tip: 0,
    discount: 0,
    voucherPaid: 0,
    ...changes,
  }
}

/** Heard of at once, confirmed after two minutes, ready after twenty more. */
export function usualHistory({ placedAt }: CountedOrder): StatusChange[] {
  return [
    { from: null, to: 'awaiting', by: 'guest', at: placedAt },
    { from: 'awaiting', to: 'confirmed', by: 'staff', at: placedAt + 120 * second },
    { from: 'confirmed', to: 'in-delivery', by: 'device', at: placedAt + 1320 * second },
    { from: 'in-delivery', to: 'completed', by: 'system', at: placedAt + 9000 * second },
  ]
}

const products = ['pizza', 'suppe', 'bier', 'torte'].map((name) => ({ product: name, name }))
const anyLine = fc
  .record({
    what: fc.constantFrom(...products),
    amount: fc.constantFrom(1, 1, 2, 0.5, 0.333),
    unit: fc.constantFrom('piece', 'piece', 'kilogram'),
    gross: fc.integer({ min: 1, max: 9_999 }),
    discounted: fc.constantFrom(0, 0, 0.25, 1),
    taxRate: fc.constantFrom(0, 1000, 2000),
    voucher: fc.constantFrom(undefined, undefined, undefined, 'multi-purpose', 'single-purpose'),
    options: fc.subarray(['groß', 'scharf', 'ohne Zwiebel']),
  })
  .map(({ what, discounted, voucher, options, taxRate, ...sold }): OrderItem => {
    const chosen = options.map((name) => ({ id: name, name, modifier: 'add' as const, value: 0 }))
    const discount = voucher ? 0 : Math.floor(sold.gross * discounted)

    return line({
      ...what,
      ...sold,
      ...(voucher && { voucher }),
      ...(discount > 0 && { discount }),
      taxRate: voucher === 'multi-purpose' ? 0 : taxRate,
      parts: chosen.length > 0 ? [{ part: 'wahl', name: 'Wahl', options: chosen, uploads: [] }] : [],
    })
  })

/** Around the nights in which clocks change, and around midnight. */
export const anyMoment = fc.constantFrom(
  '2026-03-28T22:30:00Z',
  '2026-03-29T00:59:00Z',
  '2026-03-29T01:00:00Z',
  '2026-10-24T22:10:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-10-25T23:01:00Z',
  '2026-11-26T12:00:00Z',
  '2026-12-31T22:59:59Z',
)

const touch = fc.record({
  origin: fc.constantFrom(...originKinds),
  source: fc.constantFrom(null, 'google.at', 'zeitung'),
  campaign: fc.constantFrom(null, 'herbst'),
  code: fc.constantFrom(null, 'tisch-7'),
})

/** Orders of any kind, as the house prices them: the taxes are those of the lines and of the delivery. */
export const anyOrder: fc.Arbitrary<CountedOrder> = fc
  .record({
    items: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
    delivery: fc.constantFrom(0, 0, 390),
    type: fc.constantFrom(...orderTypes),
    status: fc.constantFrom<OrderStatus>('completed', 'completed', ...orderStatuses),
    isVoided: fc.constantFrom(false, false, false, true),
    isQuotation: fc.constantFrom(false, false, true),
    paymentMethod: fc.constantFrom(...paymentMethods),
    channel: fc.constantFrom(...orderChannels),
    deliveryArea: fc.constantFrom(null, 'Innere Stadt', 'Wieden'),
    origin: fc.option(fc.record({ first: touch, last: touch })),
    placed: anyMoment,
    promisedMinutes: fc.constantFrom(null, 10, 45),
    donation: fc.constantFrom(0, 0, 7),
    tip: fc.constantFrom(0, 0, 333),
    voucherPaid: fc.constantFrom(0, 0, 100),
  })
  .map(({ delivery, placed, promisedMinutes, ...drawn }) => {
    const placedAt = Date.parse(placed)
    const sold = drawn.items.map(({ gross, discount = 0, taxRate }) => ({ gross: gross - discount, taxRate }))
    const fee = delivery > 0 ? [{ gross: delivery, taxRate: 2000 }] : []

    return {
      ...countedOrder(),
      ...drawn,
      placedAt,
      promisedAt: promisedMinutes === null ? null : placedAt + promisedMinutes * 60 * second,
      businessDay: placed.slice(0, 10),
      taxes: taxTotals([...sold, ...fee]),
      discount: sumCents(drawn.items.map(({ discount = 0 }) => discount)),
    }
  })

/** Some of it is paid and some of that goes back, in one line or more. */
export const anyLedger: fc.Arbitrary<LedgerAmount[]> = fc
  .array(
    fc.tuple(
      fc.constantFrom('capture', 'capture', 'refund', 'correction', 'fee'),
      fc.integer({ min: 1, max: 4_000 }),
    ),
    { maxLength: 4 },
  )
  .map((lines) => lines.map(([kind, cents]) => ({ kind, amount: kind === 'capture' ? cents : -cents })))
