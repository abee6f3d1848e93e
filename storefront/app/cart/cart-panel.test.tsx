// @vitest-environment jsdom
import { act } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { branch, branchShop, deliveryArea, product, roast } from '#domain/catalogue/shop.fixture.ts'
import { beef, schnitzel } from '#domain/ordering/cart.fixture.ts'
import { orderFlagsOf, storedCartLine } from '#domain/ordering/cart.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { Screen } from '../ui/screen.fixture.ts'
import { CartPanel } from './cart-panel.tsx'
// Loaded before, so that it is there at once when it is opened.
import './cart-body.tsx'
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
async function show(
  items: (typeof piece)[],
  { orderType = 'takeaway', shop = branchShop() }: { orderType?: OrderType; shop?: BranchShopView } = {},
): Promise<void> {
  await act(async () => useCart.setState({ items, ...orderFlagsOf(orderType) }))
  const Panel = createRoutesStub([
    {
      path: '/',
      Component: () => <CartPanel shop={shop} problems={new Map()} stopReason="" onEdit={() => undefined} />,
    },
  ])
  await screen.show(<Panel />)
  await screen.settle()
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

it('says how the order is fetched, and has it delivered on wish', async () => {
  await show([piece])
  await screen.press('Art der Lieferung: Abholung, ändern')
  const sheet = screen.place.querySelector('dialog') ?? undefined
  expect(screen.texts('legend', sheet)).toEqual(['Art der Lieferung'])
  await act(async () => sheet?.querySelector<HTMLElement>('input[value=delivery]')?.click())
  expect(screen.texts('.quiet', sheet)).toEqual([
    'Lieferkosten 3,90 €. Mindestbestellwert 15,00 €. Kostenlose Lieferung ab 30,00 €.',
  ])
  await screen.press('Fertig')

  expect(screen.control('Art der Lieferung: Lieferung, ändern')).toBeDefined()
})

it.each([
  ['too little', 1, {}, ['Noch 2,10 € bis zum Mindestbestellwert'], [String(1290 / 1500)]],
  ['enough', 2, {}, ['Noch 4,20 € bis zur kostenlosen Lieferung'], [String(2580 / 3000)]],
  ['enough to come for free', 3, {}, ['Lieferung kostenlos'], []],
  ['what costs nobody knows how much', 1, { isPriceHidden: true }, ['Mindestbestellwert 15,00 €'], []],
])('a delivery of %s says so', async (_, amount, changes, texts, shares) => {
  const shop = branchShop({
    products: [product(changes)],
    branch: branch({ deliveryAreas: [deliveryArea()] }),
  })
  await show([{ ...piece, amount }], { orderType: 'delivery', shop })

  expect(screen.texts('[class*=goal] p')).toEqual(texts)
  expect([...screen.place.querySelectorAll('progress')].map((bar) => bar.getAttribute('value'))).toEqual(
    shares,
  )
})

it('says once that something was added, and shows it once', async () => {
  await show([piece])
  const notice = { text: 'Produkt zum Warenkorb hinzugefügt.', count: 1 }
  await act(async () => useCart.setState({ notice }))

  expect(screen.texts('[role=status]')).toEqual([notice.text])
  expect(screen.texts('[aria-hidden=true]').filter(Boolean)).toEqual([notice.text])
})

it('an Escape that something else has answered leaves the cart as it is', async () => {
  await show([piece])
  const answered = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  answered.preventDefault()
  await act(async () => document.dispatchEvent(answered))
  expect(isFolded()).toBe(false)

  await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  expect(isFolded()).toBe(true)
})
