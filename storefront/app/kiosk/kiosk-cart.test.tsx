// @vitest-environment jsdom
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { branch, branchShop, product, settings } from '#domain/catalogue/shop.fixture.ts'
import { schnitzel } from '#domain/ordering/cart.fixture.ts'
import { orderFlagsOf, storedCartLine } from '#domain/ordering/cart.ts'
import type { DiscountRule } from '#domain/ordering/discounts/discount.contract.ts'
import { rule } from '#domain/ordering/discounts/discounts.fixture.ts'
import { kioskShop } from '#domain/ordering/kiosk-shop.ts'
import { useCart } from '../cart/cart-store.ts'
import { loadDiscounts } from '../cart/late-discounts.ts'
import { daily } from '../checkout/checkout-scene.fixture.tsx'
import { HouseScreenProvider } from '../house/house-screen.ts'
import { Screen } from '../ui/screen.fixture.ts'
import { KioskCart } from './kiosk-cart.tsx'

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})
afterEach(async () => {
  await screen.close()
  useCart.setState(useCart.getInitialState(), true)
})

const kiosk = {
  toCheckout: () => undefined,
  toMenu: () => undefined,
  placeOrder: async () => Promise.reject(new Error('Nobody orders here')),
  onPlaced: async () => undefined,
}

async function open(discounts: DiscountRule[], changes: Parameters<typeof product>[0] = {}): Promise<void> {
  const sold = product(changes)
  const shop = kioskShop({
    ...branchShop({
      branch: branch(daily('00:00', '24:00')),
      settings: settings(),
      products: [sold],
    }),
    discounts,
  })
  await loadDiscounts(shop)
  useCart.setState({
    openKey: 'kiosk',
    ...orderFlagsOf('takeaway'),
    items: [storedCartLine(schnitzel(), sold)],
  })
  const Cart = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <HouseScreenProvider value={kiosk}>
          <KioskCart shop={shop} problems={new Map()} stopReason="" onEdit={() => undefined} />
        </HouseScreenProvider>
      ),
    },
  ])
  await screen.show(<Cart />)
  await screen.settle()
}

const taken = () => screen.texts('[aria-label="Abgezogen"]')

it('what is taken off the whole cart stands above its button, before anybody opens it', async () => {
  await open([rule({ name: 'Happy Hour' })])

  expect(taken()).toEqual([expect.stringMatching(/^Rabatt „Happy Hour“−\d+,\d\d €$/)])
})

it('nothing stands there where nothing is taken off', async () => {
  await open([rule({ minimumGoods: 1_000_000 })])

  expect(taken()).toEqual([])
})

it('of a hidden price it says no sum', async () => {
  await open([rule({ name: 'Happy Hour' })], { isPriceHidden: true })

  expect(taken()).toEqual(['Rabatt „Happy Hour“berücksichtigt'])
})
