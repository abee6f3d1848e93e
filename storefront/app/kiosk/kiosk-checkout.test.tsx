// @vitest-environment jsdom
import { act } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { branch, branchShop, product, settings } from '#domain/catalogue/shop.fixture.ts'
import { schnitzel } from '#domain/ordering/cart.fixture.ts'
import { orderFlagsOf, storedCartLine } from '#domain/ordering/cart.ts'
import { kioskShop } from '#domain/ordering/kiosk-shop.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { useCart } from '../cart/cart-store.ts'
import { daily } from '../checkout/checkout-scene.fixture.tsx'
// Loaded before, so that it is there at once when something is sent.
import '../checkout/sending.ts'
import type { PlaceOrder } from '../checkout/submit-order.ts'
import { Screen } from '../ui/screen.fixture.ts'
import { KioskCheckout } from './kiosk-checkout.tsx'
import { HouseScreenProvider } from '../house/house-screen.ts'

let screen: Screen

/** The keys of what was sent, and what comes of it one after the other. */
const sent: string[] = []
const endings: Awaited<ReturnType<PlaceOrder>>[] = []
const placed: (PublicOrder | undefined)[] = []
const told: boolean[] = []

const typed = { firstName: 'Anna', lastName: 'Berger', phone: '+43 664 1234567' }
const order = { uid: 'u', hash: 'h', ticketNumber: 7 } as PublicOrder // as much of it as is looked at
const lost = { ok: false, kind: 'unreachable', status: 0, errors: [], retryAfterSeconds: null } as const

const kiosk = {
  toCheckout: () => undefined,
  toMenu: () => undefined,
  placeOrder: async ({ headers }: Parameters<PlaceOrder>[0]) => {
    sent.push(headers['idempotency-key'])
    return endings.shift() ?? lost
  },
  onPlaced: async (of: PublicOrder) => {
    placed.push(of)
  },
}

beforeEach(() => {
  screen = new Screen()
  vi.stubGlobal('scrollTo', () => undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const list of [sent, endings, placed, told]) list.length = 0
})

afterEach(async () => {
  vi.useRealTimers()
  await screen.close()
  sessionStorage.clear()
  useCart.setState(useCart.getInitialState(), true)
})

async function open(changes: object = {}): Promise<void> {
  const shop = kioskShop(
    branchShop({ branch: branch({ ...daily('00:00', '24:00'), ...changes }), settings: settings() }),
  )
  useCart.setState({
    openKey: 'kiosk',
    idempotencyKey: 'one-wish',
    ...orderFlagsOf('takeaway'),
    order: { ...typed, legalInstructions: true, privacyPolicy: true },
    items: [storedCartLine(schnitzel(), product())],
  })
  const Checkout = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <HouseScreenProvider value={kiosk}>
          <KioskCheckout shop={shop} onSending={(isSending) => told.push(isSending)} />
        </HouseScreenProvider>
      ),
    },
  ])
  await screen.show(<Checkout />)
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const send = async () => {
  await screen.press(/abschicken/)
  await pass(0)
}

describe('an order whose answer is lost', () => {
  it('is sent again by itself under the same key, until it is known to have arrived', async () => {
    endings.push(lost, lost, { ok: true, status: 201, body: order })
    await open()
    await send()
    expect([sent, placed]).toEqual([['one-wish'], []])
    expect(screen.place.textContent).toContain('Wir versuchen es laufend weiter.')

    await pass(5)
    await pass(5)
    expect([sent, placed]).toEqual([['one-wish', 'one-wish', 'one-wish'], [order]])
    await pass(60)
    expect(sent).toHaveLength(3)
  })

  it('keeps the kiosk from forgetting its guest, but not for ever', async () => {
    await open()
    await send()
    expect(told.at(-1)).toBe(true)

    await pass(200)
    expect(told.at(-1)).toBe(false)
    const { length } = sent
    await pass(60)
    expect(sent).toHaveLength(length)
  })
})

it('an order that is refused is not sent again by itself', async () => {
  endings.push({ ok: false, kind: 'refused', status: 400, errors: [], retryAfterSeconds: null })
  await open()
  await send()
  await pass(60)

  expect([sent.length, told.at(-1)]).toEqual([1, false])
})

describe('what a guest is asked', () => {
  const labels = () => screen.texts('label').map((label) => label.replace(/ \*$/, ''))

  it('is the names alone where the branch demands no more', async () => {
    await open({ isTakeawayPhoneRequired: false, isTakeawayEmailRequired: false })

    expect(labels().filter((label) => /name|Telefon|E-Mail|Nachricht/.test(label))).toEqual([
      'Vorname',
      'Nachname',
    ])
  })

  it('is what the branch demands, and nothing that was typed before is offered', async () => {
    await open({ isTakeawayPhoneRequired: true, isTakeawayEmailRequired: true })

    expect(labels()).toEqual(expect.arrayContaining(['Telefonnummer', 'E-Mail-Adresse']))
    const offers = [...screen.place.querySelectorAll('input:not([type=checkbox], [type=radio])')].map(
      (field) => field.getAttribute('autocomplete'),
    )
    expect(new Set(offers)).toEqual(new Set(['off']))
  })
})
