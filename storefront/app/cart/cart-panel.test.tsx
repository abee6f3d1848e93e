// @vitest-environment jsdom
import { act } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { branchShop, product, roast } from '#domain/catalogue/shop.fixture.ts'
import { beef, schnitzel } from '#domain/ordering/cart.fixture.ts'
import { orderFlagsOf, storedCartLine } from '#domain/ordering/cart.ts'
import { Screen } from '../ui/screen.fixture.ts'
import { CartPanel } from './cart-panel.tsx'
import { useCart } from './cart-store.ts'

let screen: Screen

beforeEach(() => {
  screen = new Screen()
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

afterEach(async () => {
  await screen.close()
  useCart.setState(useCart.getInitialState(), true)
})

const piece = storedCartLine(schnitzel(), product())
const weighed = storedCartLine(beef(), roast())

/** Beside the menu, as on a wide screen. */
async function show(items: (typeof piece)[]): Promise<void> {
  await act(async () => useCart.setState({ items, ...orderFlagsOf('takeaway') }))
  const Panel = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <CartPanel shop={branchShop()} problems={new Map()} stopReason="" onEdit={() => undefined} />
      ),
    },
  ])
  await screen.show(<Panel />)
}

const isFolded = () => screen.place.querySelector<HTMLElement>('#cart-body')?.hidden

it('unfolds beside the menu once it holds something, and folds on wish', async () => {
  await show([piece])
  expect(isFolded()).toBe(false)
  await screen.press(/^Warenkorb/)
  expect(isFolded()).toBe(true)
  await screen.press(/^Warenkorb/)
  expect(isFolded()).toBe(false)
})

it('says its total, but not of what is still to be weighed', async () => {
  await show([piece])
  expect(screen.texts('dl dt')).toContain('Gesamt')
  expect(screen.control(/^Warenkorb/)?.textContent).toMatch(/12,90\s€/)

  await show([piece, weighed])
  expect(screen.texts('dl dt')).not.toContain('Gesamt')
  expect(screen.control(/^Warenkorb/)?.textContent).not.toMatch(/€/)
  expect(screen.texts('dl dd')[0]).toMatch(/^ca\. /)
})
