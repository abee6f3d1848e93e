import { emptyOnce } from '#domain/ordering/entered-form.ts'
import { isCartLine } from './cart-storage.ts'
import { type CartState, change, emptyCartAfterOrder, useCart } from './cart-store.ts'
import { isOrdered, keepPlaced, placedPath } from './ordered-carts.ts'

const sharedNames = ['items', 'isDelivery', 'isDineIn', 'deliveryArea'] as const

type Shared = Pick<CartState, (typeof sharedNames)[number]>

/** What copies of a tab tell each other. `placed` is where the order is found that the cart became. */
type News = { cartId: string; isAsking?: true; shared?: Shared; placed?: string }

let channel: BroadcastChannel | undefined
let isTakingOver = false

/** Whoever copies a tab has one cart in two: what is done to it in one is seen in both, and it is ordered once. */
export function shareCart(): void {
  if (channel) return
  channel = new BroadcastChannel('cart')
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data))
  useCart.subscribe(tellChange)
  // The browser may have opened the copy as it was hours ago.
  tell({ cartId: useCart.getState().cartId, isAsking: true })
}

function tellChange(cart: CartState, before: CartState): void {
  const { cartId } = before
  if (isTakingOver || cart.openKey !== before.openKey) return

  if (cart.cartId !== cartId) {
    if (isOrdered(cartId)) tell({ cartId, placed: placedPath(cart.openKey) ?? '' })
  } else if (sharedNames.some((name) => cart[name] !== before[name])) {
    tell({ cartId, shared: sharedOf(cart) })
  }
}

function hear({ cartId, isAsking, shared, placed }: News): void {
  const cart = useCart.getState()
  if (!cartId || cartId !== cart.cartId) return

  if (isAsking) tell({ cartId, shared: sharedOf(cart) })
  if (shared && isNewer(shared, cart)) {
    takeOver(() => change(({ isPanelOpen }) => ({ ...shared, isPanelOpen: isPanelOpen && !isEmpty(shared) })))
  }
  if (placed !== undefined) {
    keepPlaced(cart.openKey, placed)
    takeOver(() => emptyCartAfterOrder(emptyOnce))
    useCart.setState(({ notice }) => ({
      notice: {
        text: 'Diese Bestellung haben Sie in einem anderen Fenster abgeschickt.',
        count: (notice?.count ?? 0) + 1,
      },
    }))
  }
}

/** Another build of the page may run in the other tab. */
function isNewer(shared: Shared, cart: CartState): boolean {
  return shared.items.every(isCartLine) && JSON.stringify(shared) !== JSON.stringify(sharedOf(cart))
}

const isEmpty = ({ items }: Shared): boolean => items.length === 0

const sharedOf = ({ items, isDelivery, isDineIn, deliveryArea }: CartState): Shared => ({
  items,
  isDelivery,
  isDineIn,
  deliveryArea,
})

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
const tell = (news: News): void => channel?.postMessage(news)

/** What was heard is not told again. */
function takeOver(step: () => void): void {
  isTakingOver = true
  step()
  isTakingOver = false
}
