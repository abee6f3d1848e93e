import { create } from 'zustand'

import { chosenFor } from '#domain/catalogue/product-configuration.ts'
import type { ProductView } from '#domain/catalogue/product.contract.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import {
  addToCart,
  cartTotals,
  initialOrderType,
  orderFlagsOf,
  orderTypeOf,
  storedCartLine,
  type StoredCartLine,
} from '#domain/ordering/cart.ts'
import { migrateCart, type RemovalReason } from '#domain/ordering/migrate-cart.ts'
import { chosenDeliveryArea } from '#domain/ordering/delivery-fee.ts'
import type { CartItem, CheckoutForm } from '#domain/ordering/order.contract.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import type { TipChoice } from '#domain/ordering/tip.ts'
import { mintKey } from '../shop/mint-key.ts'
import { trackAdded } from './track-shopping.ts'
import { type CartContents, emptyCart, readCart, storageKey, writeCart } from './cart-storage.ts'

export interface CartState extends CartContents {
  /** Null until the cart of a branch was opened, which happens in the browser only. */
  openKey: string | null
  currency: string
  /** When the guest was last told new prices: what clocks on the page say may be a few seconds behind. */
  toldAt: Temporal.Instant | null
  removed: { name: string; reason: RemovalReason }[]
  /** What was just done, for the live region; `count` tells equal texts apart. */
  notice: { text: string; count: number } | null
  isPanelOpen: boolean
}

/** The cart of the branch that is open. Server and first render see it empty. */
export const useCart = create<CartState>()(() => ({
  ...emptyCart(),
  openKey: null,
  currency: 'EUR',
  toldAt: null,
  removed: [],
  notice: null,
  isPanelOpen: false,
}))

/**
 * Opens the cart of a branch; called again whenever the catalogue is read anew. What was stored is fitted to it. A cart
 * that is open keeps its lines, which say themselves what is wrong with them. Source: decision 59.
 */
export function openCart(shop: BranchShopView): void {
  const openKey = storageKey(shop.settings.shopKey, shop.branch.identifier)
  if (useCart.getState().openKey !== openKey) loadCart(openKey, shop)

  useCart.setState((state) => {
    const { deliveryAreas } = shop.branch
    const area =
      chosenDeliveryArea(deliveryAreas, state.deliveryArea) ?? chosenDeliveryArea(deliveryAreas, '')
    return {
      ...orderFlagsOf(initialOrderType(shop.branch, shop.settings, state)),
      deliveryArea: area?.area ?? '',
      currency: shop.settings.currency,
    }
  })
  save()
}

function loadCart(openKey: string, { products }: BranchShopView): void {
  const stored = readCart(openKey) ?? emptyCart()
  const { items, removed } = migrateCart({ items: stored.items, products })

  useCart.setState({
    ...stored,
    items,
    cartId: stored.cartId || mintKey(),
    idempotencyKey: removed.length > 0 || !stored.idempotencyKey ? mintKey() : stored.idempotencyKey,
    openKey,
    removed,
    isPanelOpen: false,
  })
}

/** Adds an item, or puts it in the place of the line at `index`. Spec: storefront 4, product configuration. */
export function saveItem(item: CartItem, product: ProductView, index?: number): void {
  const line = storedCartLine(withoutEmptyParts(item, product), product)
  change(({ items, notice }) => ({
    items: index === undefined ? addToCart(items, line, product) : items.with(index, line),
    notice: { text: 'Produkt zum Warenkorb hinzugefügt.', count: (notice?.count ?? 0) + 1 },
  }))
  if (index === undefined) tellAdded(line, product)
}

/** Removing the last item collapses the panel. Spec: storefront 4, cart. */
export function removeItem(index: number): void {
  change(({ items, isPanelOpen, notice }) => ({
    items: items.toSpliced(index, 1),
    isPanelOpen: isPanelOpen && items.length > 1,
    notice: { text: 'Produkt aus dem Warenkorb entfernt.', count: (notice?.count ?? 0) + 1 },
  }))
}

export function changeAmount(index: number, amount: number): void {
  change(({ items }) => ({
    items: items.map((line, position) => (position === index ? { ...line, amount } : line)),
  }))
}

export function chooseOrderType(orderType: OrderType): void {
  change(() => orderFlagsOf(orderType))
}

export function chooseDeliveryArea(deliveryArea: string): void {
  change(() => ({ deliveryArea }))
}

/** Keeps what was typed at checkout; another body needs another idempotency key. */
export function rememberOrder(order: Partial<CheckoutForm>): void {
  change((state) => ({ order: { ...state.order, ...order } }))
}

/** The guest agrees to the line as its product is now. */
export function agreeToLine(index: number, product: ProductView): void {
  change(({ items }) => ({
    items: items.map((line, position) => (position === index ? storedCartLine(line, product) : line)),
  }))
}

/** The guest was shown what changed: what can still be had stays in the cart, at what it costs now. */
export function acceptPrices(products: readonly ProductView[]): void {
  change(({ items }) => ({
    toldAt: Temporal.Now.instant(),
    items: items.map((line) => {
      const product = products.find(({ id }) => id === line.product)
      return product ? storedCartLine(line, product) : line
    }),
  }))
}

export function chooseTip(tip: TipChoice | null): void {
  change(() => ({ tip }))
}

/** What a code takes off; nothing once it is taken out. */
export function keepCode(discount: CartContents['discount']): void {
  change(() => ({ discount }))
}

/** After an order the items go, and what was typed for this one alone; the rest stays. Spec: storefront 4. */
export function emptyCartAfterOrder(emptyOnce: Partial<CheckoutForm>): void {
  change(({ order }) => ({
    cartId: mintKey(),
    items: [],
    order: { ...order, ...emptyOnce },
    discount: null,
    tip: null,
    isPanelOpen: false,
    removed: [],
  }))
}

/** Where the next order is another guest's: nothing of the one before stays. */
export function forgetCart(): void {
  change(() => ({ ...emptyCart(), cartId: mintKey(), isPanelOpen: false, removed: [], notice: null }))
}

/** It cannot open when empty. Spec: storefront 4, cart. */
export function togglePanel(isOpen?: boolean): void {
  useCart.setState(({ isPanelOpen, items }) => ({
    isPanelOpen: items.length > 0 && (isOpen ?? !isPanelOpen),
  }))
}

export function dismissRemoved(): void {
  useCart.setState({ removed: [] })
}

function tellAdded(item: StoredCartLine, product: ProductView): void {
  const { isDelivery, isDineIn, currency } = useCart.getState()
  const orderType = orderTypeOf({ isDelivery: isDelivery === true, isDineIn: isDineIn === true })
  const { lines, goodsGrossCents } = cartTotals({ products: [product], items: [item], orderType, area: null })

  trackAdded({ lines, totalCents: goodsGrossCents, currency })
}

/** Another cart needs another idempotency key. */
export function change(step: (state: CartState) => Partial<CartState>): void {
  useCart.setState((state) => {
    const next = step(state)
    const isBegun = state.items.length === 0 && (next.items?.length ?? 0) > 0
    return { ...(isBegun && { cartId: mintKey() }), ...next, idempotencyKey: mintKey() }
  })
  save()
}

function save(): void {
  const { openKey, cartId, items, isDelivery, isDineIn, deliveryArea, ...rest } = useCart.getState()
  if (!openKey) return

  const { order, discount, tip, idempotencyKey } = rest
  writeCart(openKey, {
    cartId,
    items,
    isDelivery,
    isDineIn,
    deliveryArea,
    order,
    discount,
    tip,
    idempotencyKey,
  })
}

function withoutEmptyParts(item: CartItem, product: ProductView): CartItem {
  const known = product.config.parts.flatMap((part) => chosenFor(part, item.parts) ?? [])
  return {
    ...item,
    parts: known.filter((part) => part.options?.length || part.text?.trim() || part.uploads?.length),
  }
}
