import { branchShop } from '../catalogue/shop.fixture.ts'
import type { CartItem } from './order.contract.ts'
import { type PricingRequest, priceOrder } from './order-pricing.ts'

/** Wednesday, 12:00 in Vienna. */
export const now = Temporal.Instant.from('2026-07-15T10:00:00Z')
export const twoSchnitzel: CartItem = { product: 'schnitzel', amount: 2, unit: 'piece', parts: [] }
export const hamPizza: CartItem = {
  product: 'pizza',
  amount: 1,
  unit: 'piece',
  parts: [
    { part: 'note', text: ' Bitte gut durch ' },
    { part: 'toppings', options: ['olives', 'ham'] },
    { part: 'size', options: ['large'] },
  ],
}
export const threeSteaks: CartItem = { product: 'roast', amount: 3, unit: 'piece', parts: [] }

export function order(changes: Partial<PricingRequest> = {}): PricingRequest {
  return {
    items: [twoSchnitzel],
    isDelivery: false,
    isDineIn: false,
    deliveryArea: '',
    appointmentDate: null,
    donatee: null,
    ...changes,
  }
}

export function price(changes: Partial<PricingRequest> = {}, shop = branchShop()) {
  return priceOrder({ shop, request: order(changes), now })
}

export function codes(changes: Partial<PricingRequest> = {}, shop = branchShop()) {
  const priced = price(changes, shop)

  return priced.ok ? [] : priced.problems.map(({ field, code }) => `${field} ${code}`)
}
