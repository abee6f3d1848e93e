import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { defaultItem } from '#domain/catalogue/product-configuration.ts'
import { branchShop, product } from '#domain/catalogue/shop.fixture.ts'
import { storedCartLine } from '#domain/ordering/cart.ts'
import { noteAsPlaced } from '../checkout/order-once.ts'
import { shareCart } from './cart-copies.ts'
import { emptyCartAfterOrder, openCart, removeItem, saveItem, useCart } from './cart-store.ts'
import { placedPath } from './ordered-carts.ts'

/** What the other tab hears, and how it speaks. */
const heard: object[] = []
const page = { told: (_news: object) => undefined as void }

class Channel {
  addEventListener(_type: string, hear: (event: { data: object }) => void) {
    page.told = (data) => hear({ data })
  }
  postMessage(news: object) {
    heard.push(structuredClone(news))
  }
}

const schnitzel = product()
const line = storedCartLine(defaultItem(schnitzel), schnitzel)
const another = { ...line, amount: 3 }
const ways = { isDelivery: false, isDineIn: true, deliveryArea: '' }
const cartId = () => useCart.getState().cartId
const amounts = () => useCart.getState().items.map(({ amount }) => amount)

beforeEach(() => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('dispatchEvent', () => true)
  useCart.setState(useCart.getInitialState(), true)
  openCart(branchShop())
  saveItem(defaultItem(schnitzel), schnitzel)
  shareCart()
  heard.length = 0
})

afterAll(() => {
  vi.unstubAllGlobals()
  useCart.setState(useCart.getInitialState(), true)
})

describe('a copy of the tab', () => {
  it('is told what is done to the cart, and tells nothing of what it was told', () => {
    saveItem({ ...defaultItem(schnitzel), amount: 2 }, schnitzel)
    expect(heard).toMatchObject([{ cartId: cartId(), shared: { items: [{ amount: 3 }] } }])

    page.told({ cartId: cartId(), shared: { ...ways, items: [line, another] } })
    expect([amounts(), heard.length, useCart.getState().isDineIn]).toEqual([[1, 3], 1, true])
  })

  it('that has just been opened learns what became of the cart since', () => {
    page.told({ cartId: cartId(), isAsking: true })

    expect(heard).toMatchObject([{ cartId: cartId(), shared: { items: [{ amount: 1 }] } }])
  })

  it('has nothing left to order once the other has ordered, and knows where the order is', () => {
    const ordered = cartId()
    page.told({ cartId: ordered, placed: '/status/u/h' })

    expect([amounts(), placedPath(useCart.getState().openKey), heard]).toEqual([[], '/status/u/h', []])
    expect(cartId()).not.toBe(ordered)
    expect(useCart.getState().notice?.text).toContain('in einem anderen Fenster')
  })

  it('hears of an order, and of a cart that was emptied by hand as of any change', () => {
    const ordered = cartId()
    noteAsPlaced('/status/u/h')
    emptyCartAfterOrder({})
    expect(heard).toEqual([{ cartId: ordered, placed: '/status/u/h' }])

    saveItem(defaultItem(schnitzel), schnitzel)
    removeItem(0)
    expect(heard.at(-1)).toMatchObject({ cartId: cartId(), shared: { items: [] } })
  })
})

it.each([
  ['of another cart', { cartId: 'another', shared: { ...ways, items: [] } }],
  ['of a build that keeps its lines otherwise', { shared: { ...ways, items: [{ dish: 'Suppe' }] } }],
])('news %s changes nothing', (_name, news) => {
  const before = useCart.getState()
  page.told({ cartId: cartId(), ...news })

  expect(useCart.getState()).toBe(before)
})

it('news of what is known makes no other order of the cart', () => {
  const { items, isDelivery, isDineIn, deliveryArea, idempotencyKey } = useCart.getState()
  page.told({ cartId: cartId(), shared: { items, isDelivery, isDineIn, deliveryArea } })

  expect(useCart.getState().idempotencyKey).toBe(idempotencyKey)
})
