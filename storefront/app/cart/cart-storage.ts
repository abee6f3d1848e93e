import { isInstant } from '#domain/time/is-instant.ts'
import { unitCatalogue } from '#domain/catalogue/units.data.ts'
import type { StoredCartLine } from '#domain/ordering/cart.ts'
import type { DiscountRule } from '#domain/ordering/discounts/discount.contract.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import type { TipChoice } from '#domain/ordering/tip.ts'
import { tabStore } from '../shop/browser-store.ts'
import { isOrdered } from './ordered-carts.ts'

/** What is kept per shop key and branch while the browser tab lives. Spec: storefront 3, cart. */
export interface CartContents {
  /** Stays from the first dish to the order, also where the tab is copied. */
  cartId: string
  items: StoredCartLine[]
  /** Undefined until an order type was chosen. */
  isDelivery: boolean | undefined
  isDineIn: boolean | undefined
  /** Name of the area, empty without one. */
  deliveryArea: string
  /** What was typed at checkout. */
  order: Partial<CheckoutForm>
  /** The code that the guest has, and what the house says that it takes off. */
  discount: { code: string; rule: DiscountRule } | null
  tip: TipChoice | null
  /** Belongs to exactly this cart: every change makes a new one. */
  idempotencyKey: string
}

export function emptyCart(): CartContents {
  return {
    cartId: '',
    items: [],
    isDelivery: undefined,
    isDineIn: undefined,
    deliveryArea: '',
    order: {},
    discount: null,
    tip: null,
    idempotencyKey: '',
  }
}

export function storageKey(shopKey: string, branchIdentifier: string): string {
  return `${shopKey}:${branchIdentifier}:cart`
}

export function readCart(key: string): CartContents | null {
  const stored = tabStore.read(key)
  if (!isCart(stored)) return null

  const cart = {
    ...emptyCart(),
    ...stored,
    order: soundOrder(stored.order),
    discount: soundDiscount(stored.discount),
    tip: soundTip(stored.tip),
  }
  return isOrdered(cart.cartId)
    ? { ...cart, cartId: '', items: [], order: {}, discount: null, tip: null }
    : cart
}

export function writeCart(key: string, cart: CartContents): void {
  tabStore.write(key, cart)
}

/** Pages reckon with the time from the start; the rest waits for the form, see `fittingForm`. */
function soundOrder(order: unknown): CartContents['order'] {
  if (typeof order !== 'object' || order === null) return {}
  const { appointmentDate, ...rest } = order as CartContents['order'] // whatever it is, it is written back as it was
  return isInstant(appointmentDate) ? { ...rest, appointmentDate } : rest
}

/** Anybody can write there, and it is reckoned with. */
function soundDiscount(stored: unknown): CartContents['discount'] {
  const discount = stored as CartContents['discount'] | undefined // as far as what follows finds it to be one
  const isSound =
    typeof discount?.code === 'string' &&
    Number.isSafeInteger(discount.rule?.value) &&
    [discount.rule.windows, discount.rule.orderTypes, discount.rule.products ?? []].every(Array.isArray)

  return isSound ? discount : null
}

function soundTip(stored: unknown): TipChoice | null {
  const tip = stored as { percent?: unknown; cents?: unknown } | null | undefined // as above
  if (Number.isSafeInteger(tip?.percent)) return { percent: Number(tip?.percent) }

  return Number.isSafeInteger(tip?.cents) ? { cents: Number(tip?.cents) } : null
}

/** Carts of an older version of the page are dropped instead of half understood. */
function isCart(stored: unknown): stored is Partial<CartContents> {
  if (typeof stored !== 'object' || stored === null || !('items' in stored)) return false

  return Array.isArray(stored.items) && stored.items.every(isCartLine)
}

export function isCartLine(line: unknown): line is StoredCartLine {
  return (
    typeof line === 'object' &&
    line !== null &&
    'product' in line &&
    'remembered' in line &&
    'parts' in line &&
    Array.isArray(line.parts) &&
    'amount' in line &&
    Number.isFinite(line.amount) &&
    'unit' in line &&
    Object.hasOwn(unitCatalogue, String(line.unit))
  )
}
