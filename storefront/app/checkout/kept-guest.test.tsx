// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { branchShop, product } from '#domain/catalogue/shop.fixture.ts'
import { schnitzel } from '#domain/ordering/cart.fixture.ts'
import { storedCartLine } from '#domain/ordering/cart.ts'
import { emptyForm } from '#domain/ordering/entered-form.ts'
import { useCart } from '../cart/cart-store.ts'
import { keptOrder } from '../cart/kept-order.ts'
import { isGuestKept } from '../shop/guest-key.ts'
import { Screen } from '../ui/screen.fixture.ts'
import { openCheckout } from './checkout-scene.fixture.tsx'
import { fieldId } from './fields/field-ids.ts'
import { keepGuest } from './keep-guest.ts'
import { keptForm, wishToBeKept } from './kept-guest.ts'

const shop = branchShop()
const mia = { ...emptyForm, firstName: 'Mia', phone: '+43 664 1234567', legalInstructions: true }
const lines = [storedCartLine(schnitzel(), product())]
const wish = 'Meine Angaben und diese Bestellung'

let screen: Screen

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-11-23T12:00:00Z'))
  screen = new Screen()
})

afterEach(async () => {
  await screen.close()
  useCart.setState(useCart.getInitialState(), true)
  localStorage.clear()
  vi.restoreAllMocks()
})

const firstName = () => screen.place.querySelector<HTMLInputElement>(`#${fieldId('firstName')}`)?.value

it('nobody is kept who has not wished so', () => {
  keepGuest(shop, { form: mia, lines })
  expect(localStorage.length).toBe(0)
  expect(keptForm(shop)).toEqual({})
})

it('whoever wishes so finds the form filled in, and agrees anew', async () => {
  await openCheckout(screen)
  await screen.choose(wish)
  keepGuest(shop, { form: mia, lines })
  await screen.close()

  screen = new Screen()
  await openCheckout(screen)
  expect(firstName()).toBe('Mia')
  expect(keptOrder(shop)).toEqual(lines)
  expect(screen.field(wish)?.checked).toBe(true)
  expect(screen.field('Ich akzeptiere')?.checked).toBe(false)
})

it('what was typed since goes before what is kept', async () => {
  wishToBeKept(shop, true)
  keepGuest(shop, { form: mia, lines })
  await openCheckout(screen, { typed: { firstName: 'Max' } })
  expect(firstName()).toBe('Max')
})

it('whoever no longer wishes so is forgotten at once', async () => {
  wishToBeKept(shop, true)
  keepGuest(shop, { form: mia, lines })
  await openCheckout(screen)
  await screen.choose(wish)
  expect(isGuestKept(shop)).toBe(false)
  expect(localStorage.length).toBe(0)
})

it('what another build or somebody else has written is not taken for a guest or an order', () => {
  for (const stored of ['"x"', '[1]', '7', '{"firstName":7,"inn":[{}]}', '{"inn":"x"}']) {
    localStorage.setItem(`${shop.settings.shopKey}:guest`, stored)
    localStorage.setItem(`${shop.settings.shopKey}:orders`, stored)
    expect([keptForm(shop), keptOrder({ ...shop, branch: { identifier: 'inn' } })]).toEqual([{}, []])
  }
})
