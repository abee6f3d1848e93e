import { beforeEach, describe, expect, it, vi } from 'vitest'

import { defaultItem } from '#domain/catalogue/product-configuration.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { branchShop, deliveryArea, product } from '#domain/catalogue/shop.fixture.ts'
import { emptyOnce } from '#domain/ordering/entered-form.ts'
import { noteAsPlaced } from '../checkout/order-once.ts'
import {
  agreeToLine,
  chooseDeliveryArea,
  chooseOrderType,
  emptyCartAfterOrder,
  openCart,
  rememberOrder,
  removeItem,
  saveItem,
  togglePanel,
  useCart,
} from './cart-store.ts'

const schnitzel = product()
const tracked: object[] = []

describe('the cart of a branch', () => {
  beforeEach(() => {
    const stored = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    })
    vi.stubGlobal('localStorage', sessionStorage)
    vi.stubGlobal('dispatchEvent', (event: CustomEvent<object>) => tracked.push(event.detail))
    tracked.length = 0
    useCart.setState(useCart.getInitialState(), true)
    openCart(shop())
  })

  it('tells whoever counts visits what was added and what it costs, but not what was only changed', () => {
    saveItem({ ...defaultItem(schnitzel), amount: 2 }, schnitzel)
    saveItem({ ...defaultItem(schnitzel), amount: 3 }, schnitzel, 0)

    const items = [{ product: schnitzel.name, amount: 2, unit: schnitzel.unit }]
    const data = { items, grossCents: 2 * (schnitzel.price ?? 0), currency: 'EUR' }
    expect(tracked).toEqual([{ action: 'add-to-cart', data }])
  })

  it('comes back as it was left', () => {
    saveItem(defaultItem(schnitzel), schnitzel)
    chooseOrderType('delivery')
    chooseDeliveryArea('Rohrbach')
    rememberOrder({ firstName: 'Mia' })
    const left = useCart.getState()

    useCart.setState(useCart.getInitialState(), true)
    openCart(shop())

    const { items, isDelivery, deliveryArea: area, order, idempotencyKey } = useCart.getState()
    expect({ items, isDelivery, area, order, idempotencyKey }).toEqual({
      items: left.items,
      isDelivery: true,
      area: 'Rohrbach',
      order: { firstName: 'Mia' },
      idempotencyKey: left.idempotencyKey,
    })
  })

  it('leaves out of what was typed what no form can show', () => {
    rememberOrder({ firstName: 'Mia', appointmentDate: 'gestern' })
    useCart.setState(useCart.getInitialState(), true)
    openCart(shop())

    expect(useCart.getState().order).toEqual({ firstName: 'Mia' })
  })

  it('starts with the first delivery area, also when the stored one is gone', () => {
    expect(useCart.getState().deliveryArea).toBe('Zentrum')

    chooseDeliveryArea('Rohrbach')
    openCart(shop({ areas: ['Zentrum', 'Hohenems'] }))

    expect(useCart.getState().deliveryArea).toBe('Zentrum')
  })

  it('says what no longer fits the catalogue and why', () => {
    saveItem(defaultItem(schnitzel), schnitzel)
    useCart.setState(useCart.getInitialState(), true)
    openCart(shop({ products: [product({ price: 1490 })] }))

    expect(useCart.getState().items).toEqual([])
    expect(useCart.getState().removed).toEqual([{ name: schnitzel.name, reason: 'price-changed' }])
  })

  it('loses nothing while it is open, whatever becomes of the catalogue', () => {
    saveItem(defaultItem(schnitzel), schnitzel)
    rememberOrder({ firstName: 'Mia' })
    togglePanel(true)
    const { items, order, idempotencyKey } = useCart.getState()
    openCart(shop({ products: [] }))

    const after = useCart.getState()
    expect(after).toMatchObject({ items, order, idempotencyKey, removed: [], isPanelOpen: true })
  })

  it('takes a line as its product is now once the guest agrees, as another order', () => {
    const dearer = product({ price: 1490 })
    saveItem({ ...defaultItem(schnitzel), amount: 2 }, schnitzel)
    const { idempotencyKey } = useCart.getState()
    agreeToLine(0, dearer)

    const { items, idempotencyKey: afterwards } = useCart.getState()
    expect(items).toMatchObject([{ amount: 2, remembered: { price: 1490, unitPrice: 1490 } }])
    expect(afterwards).not.toBe(idempotencyKey)
  })

  it('has another idempotency key after every change', () => {
    const keys = [
      () => saveItem(defaultItem(schnitzel), schnitzel),
      () => chooseOrderType('dineIn'),
      () => removeItem(0),
    ].map((change) => {
      change()
      return useCart.getState().idempotencyKey
    })

    expect(new Set(keys).size).toBe(3)
    expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
  })

  it('puts an edited item in the place of the old one', () => {
    saveItem(defaultItem(schnitzel), schnitzel)
    saveItem({ ...defaultItem(schnitzel), amount: 4 }, schnitzel, 0)

    expect(useCart.getState().items.map((line) => line.amount)).toEqual([4])
  })

  it('cannot open when empty and closes with its last item', () => {
    togglePanel()
    expect(useCart.getState().isPanelOpen).toBe(false)

    saveItem(defaultItem(schnitzel), schnitzel)
    togglePanel()
    expect(useCart.getState().isPanelOpen).toBe(true)

    removeItem(0)
    expect(useCart.getState().isPanelOpen).toBe(false)
  })

  it('forgets items, appointment and comment after an order, and keeps the guest', () => {
    saveItem(defaultItem(schnitzel), schnitzel)
    rememberOrder({ firstName: 'Mia', comment: 'Klingel defekt', appointmentDate: '2026-11-21T18:00:00Z' })
    emptyCartAfterOrder(emptyOnce)

    expect(useCart.getState().items).toEqual([])
    expect(useCart.getState().order).toEqual({
      firstName: 'Mia',
      ...emptyOnce,
      comment: '',
      appointmentDate: null,
    })
  })

  it('comes back empty once it has been ordered, with how the guest wants to be served', () => {
    saveItem(defaultItem(schnitzel), schnitzel)
    chooseOrderType('dineIn')
    rememberOrder({ comment: 'Klingel defekt' })
    const { cartId } = useCart.getState()
    noteAsPlaced('/status/u/h')
    useCart.setState(useCart.getInitialState(), true)
    openCart(shop())

    expect(useCart.getState()).toMatchObject({ items: [], order: {}, isDineIn: true })
    expect(useCart.getState().cartId).not.toBe(cartId)
  })

  it('stays one cart from the first dish to the order, and is another one after it', () => {
    const ids = [
      () => saveItem(defaultItem(schnitzel), schnitzel),
      () => chooseOrderType('dineIn'),
      () => emptyCartAfterOrder(emptyOnce),
      () => saveItem(defaultItem(schnitzel), schnitzel),
      () => removeItem(0),
      () => saveItem(defaultItem(schnitzel), schnitzel),
    ].map((step) => {
      step()
      return useCart.getState().cartId
    })

    expect(ids[1]).toBe(ids[0])
    expect(ids[4]).toBe(ids[3])
    expect(new Set(ids).size).toBe(4)
  })

  it('is kept apart for each branch', () => {
    saveItem(defaultItem(schnitzel), schnitzel)
    openCart(shop({ identifier: 'feldkirch' }))
    expect(useCart.getState().items).toEqual([])

    openCart(shop())
    expect(useCart.getState().items).toHaveLength(1)
  })

  it('is kept apart for each shop', () => {
    saveItem(defaultItem(schnitzel), schnitzel)
    const other = shop()
    openCart({ ...other, settings: { ...other.settings, shopKey: 'reinwerk' } })

    expect(useCart.getState().items).toEqual([])
  })
})

interface Change {
  products?: BranchShopView['products']
  areas?: string[]
  identifier?: string
}

function shop({
  products = [schnitzel],
  areas = ['Zentrum', 'Rohrbach'],
  identifier = 'dornbirn',
}: Change = {}) {
  const view = branchShop({ products })
  const deliveryAreas = areas.map((area) => deliveryArea({ area }))
  return { ...view, branch: { ...view.branch, identifier, deliveryAreas } }
}
