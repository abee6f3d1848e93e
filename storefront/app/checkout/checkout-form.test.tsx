// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { branch, branchShop } from '#domain/catalogue/shop.fixture.ts'
import { orderFlagsOf } from '#domain/ordering/cart.ts'
import { enteredNames } from '#domain/ordering/entered-form.ts'
import { type OrderType, orderTypes } from '#domain/ordering/order-terms.ts'
import { useCart } from '../cart/cart-store.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { fieldId } from './fields/field-ids.ts'
import { AddressSection } from './late-sections.ts'

const everyTick = { isCompany: true, isDeliveryAddressDifferent: true, isDeliveryCompany: true }
const openShop = branchShop({
  branch: branch({ openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }] }),
  hasDiscountCodes: true,
})
const asked = new Set<string>()

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-11-23T12:00:00Z'))
  // The form opens once it is there.
  await AddressSection.load()
  for (const type of orderTypes) await show(type)
})

afterAll(() => {
  useCart.setState(useCart.getInitialState(), true)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each(enteredNames)('somewhere on the checkout a guest enters %s', (name) => {
  expect(asked).toContain(fieldId(name))
})

async function show(orderType: OrderType): Promise<void> {
  useCart.setState({ ...orderFlagsOf(orderType), order: everyTick })
  const Checkout = createRoutesStub([{ path: '/', Component: () => <CheckoutForm shop={openShop} /> }])
  const place = document.createElement('div')
  const root = createRoot(place)

  await act(async () => root.render(<Checkout />))
  note(place)
  const code = [...place.querySelectorAll('button')].find(({ textContent }) => /Rabattcode/.test(textContent))
  await act(async () => code?.click())
  await act(async () => vi.dynamicImportSettled())
  note(place)
  await act(async () => root.unmount())
}

function note(place: HTMLElement): void {
  for (const { id } of place.querySelectorAll('[id]')) asked.add(id)
}
