// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'

import { branchShop, product } from '#domain/catalogue/shop.fixture.ts'
import { schnitzel } from '#domain/ordering/cart.fixture.ts'
import { storedCartLine } from '#domain/ordering/cart.ts'
import { emptyForm } from '#domain/ordering/entered-form.ts'
import { keepGuest } from '../checkout/keep-guest.ts'
import { wishToBeKept } from '../checkout/kept-guest.ts'
import { Screen } from '../ui/screen.fixture.ts'
import { useCart } from './cart-store.ts'
import { LastOrderSlot } from './last-order-slot.tsx'

const shop = branchShop()
const lines = [storedCartLine(schnitzel(2), product())]

let screen: Screen

beforeEach(async () => {
  screen = new Screen()
  await import('./last-order.tsx')
})

afterEach(async () => {
  await screen.close()
  useCart.setState(useCart.getInitialState(), true)
  localStorage.clear()
})

async function show() {
  useCart.setState({ openKey: 'here' })
  await screen.show(<LastOrderSlot shop={shop} />)
  await screen.settle()
}

it('what was ordered last is in the cart by one press', async () => {
  wishToBeKept(shop, true)
  keepGuest(shop, { form: emptyForm, lines })
  await show()
  expect(screen.texts('p')).toEqual([expect.stringMatching(/^Zuletzt bestellt2 Stück Wiener Schnitzel/)])

  await screen.press('Noch einmal bestellen')
  expect(useCart.getState().items).toEqual(lines)
})

it('nobody is reminded who has not wished to be kept, or wishes for something else today', async () => {
  keepGuest(shop, { form: emptyForm, lines })
  await show()
  expect(screen.place.textContent).toBe('')

  wishToBeKept(shop, true)
  keepGuest(shop, { form: emptyForm, lines })
  await screen.close()
  screen = new Screen()
  await show()
  await screen.press('Nicht noch einmal bestellen')
  expect(screen.place.textContent).toBe('')
})
