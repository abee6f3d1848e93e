// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { branch, branchShop, deliveryArea, product, settings } from '#domain/catalogue/shop.fixture.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { beef, schnitzel } from '#domain/ordering/cart.fixture.ts'
import { orderFlagsOf, storedCartLine } from '#domain/ordering/cart.ts'
import type { CartItem } from '#domain/ordering/order.contract.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { useCart } from '../cart/cart-store.ts'
import { CheckoutForm } from './checkout-form.tsx'

interface Scene {
  branch?: Partial<BranchShopView['branch']>
  settings?: Partial<BranchShopView['settings']>
  products?: BranchShopView['products']
  items?: CartItem[]
  orderType?: OrderType
}

const daily = (from: string, to: string) => ({ openingHours: [{ type: 'daily' as const, from, to }] })

let place: HTMLElement
let root: Root

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // jsdom has no dialogs that lie over a page.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  // What comes late comes at once from then on.
  await Promise.all([import('./sections/donatee-sheet.tsx'), import('./sections/markdown-sheet.tsx')])
})

afterAll(() => {
  vi.unstubAllGlobals()
})

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-11-23T12:00:00Z'))
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})

afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  // The router of these tests keeps its history to itself, and what was closed waits for the browser's.
  window.dispatchEvent(new PopStateEvent('popstate'))
  useCart.setState(useCart.getInitialState(), true)
  vi.restoreAllMocks()
})

async function open({ items = [schnitzel()], orderType = 'takeaway', ...scene }: Scene = {}): Promise<void> {
  const shop = branchShop({
    branch: branch({ ...daily('00:00', '24:00'), ...scene.branch }),
    settings: settings(scene.settings),
    ...(scene.products && { products: scene.products }),
  })
  const productOf = (id: string) => shop.products.find((candidate) => candidate.id === id) ?? product()
  useCart.setState({
    ...orderFlagsOf(orderType),
    deliveryArea: shop.branch.deliveryAreas[0]?.area ?? '',
    items: items.map((item) => storedCartLine(item, productOf(item.product))),
  })
  const Checkout = createRoutesStub([{ path: '/', Component: () => <CheckoutForm shop={shop} /> }])
  await act(async () => root.render(<Checkout />))
}

const texts = (selector: string, within: ParentNode = place) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
const section = (title: string) => {
  const [found] = [...place.querySelectorAll('section')].filter(
    (candidate) => candidate.querySelector('h2')?.textContent === title,
  )
  return found
}
const button = (name: string | RegExp) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find((candidate) => {
    const said = candidate.getAttribute('aria-label') ?? candidate.textContent ?? ''
    return typeof name === 'string' ? said.trim() === name : name.test(said)
  })
const press = async (name: string | RegExp) => act(async () => button(name)?.click())
const labels = (within: ParentNode = place) => texts('label', within)

describe('the sections of the checkout', () => {
  it('are called as guests look for them', async () => {
    await open()
    expect(texts('h2')).toEqual(
      expect.arrayContaining(['Bestellung', 'Kontaktdetails', 'Gewünschter Termin', 'Warenkorb']),
    )
  })

  it.each([
    [{}, ['Abholung', 'Lieferung', 'Vor Ort']],
    [{ isDeliveryEnabled: false }, ['Abholung', 'Vor Ort']],
    [{ isDineInEnabled: false }, ['Abholung', 'Lieferung']],
  ])('of a branch with %j offer the order types %j', async (changes, expected) => {
    await open({ branch: changes })
    expect(texts('fieldset label', section('Bestellung'))).toEqual(expected)
  })

  it('ask for the table, and say what to do without its number', async () => {
    const tables = [{ id: 't7', identifier: '7', name: null }]
    await open({ orderType: 'dineIn', branch: { isTableSelectionEnabled: true, tables } })
    expect(labels()).toContain('Tisch *')
    expect(section('Bestellung')?.textContent).toContain('in der Mitte des QR-Codes auf Ihrem Tisch')
    expect(section('Bestellung')?.textContent).toContain('wählen Sie bitte „Abholung“')
  })

  it('of a delivery mark what must be filled in', async () => {
    await open({ orderType: 'delivery' })
    expect(labels()).toEqual(
      expect.arrayContaining([
        'Vorname *',
        'Nachname *',
        'Straße und Hausnummer *',
        'PLZ *',
        'Ort *',
        'Land *',
        'Liefergebiet *',
        'Stiege',
      ]),
    )
  })

  it('know four countries', async () => {
    await open({ orderType: 'delivery' })
    const country = [...place.querySelectorAll('select')].find(({ name }) => name === 'country')
    expect([...(country?.options ?? [])].map(({ value }) => value)).toEqual(['DE', 'LI', 'AT', 'CH'])
    expect(country?.value).toBe('AT')
  })

  it('say that no time was chosen where one is needed', async () => {
    await open({ branch: { isAppointmentRequired: true } })
    expect(section('Gewünschter Termin')?.textContent).toContain('Keine Angabe')
  })
})

describe('the cart at the checkout', () => {
  it('says net, each rate of tax and gross', async () => {
    const products = [product(), product({ id: 'wine', name: 'Wein', price: 600, takeawayTax: 1000 })]
    await open({ products, items: [schnitzel(), { ...schnitzel(), product: 'wine' }] })
    const rows = Object.fromEntries(
      [...place.querySelectorAll('dl > div')].map((row) => [
        row.querySelector('dt')?.textContent?.replaceAll('\u00a0', ' '),
        row.querySelector('dd')?.textContent?.replaceAll('\u00a0', ' '),
      ]),
    )
    expect(rows).toEqual({
      Netto: '16,20 €',
      'USt. 10 %': '0,55 €',
      'USt. 20 %': '2,15 €',
      Gesamt: '18,90 €',
    })
  })

  it('says of what is weighed that its total is no more than about right', async () => {
    await open({ items: [beef()] })
    expect(texts('dl > div:last-child dd').at(-1)).toMatch(/^ca\. /)
  })

  it('loses a line that is taken out', async () => {
    const items = [schnitzel(), beef()]
    await open({ items })
    await press('Wiener Schnitzel entfernen')
    expect(texts('li', section('Warenkorb'))).toEqual([expect.stringContaining('Roastbeef')])
    expect(document.activeElement?.textContent).toContain('Roastbeef')
  })

  it('says from when on nothing is asked for the delivery', async () => {
    await open({ orderType: 'delivery', items: [schnitzel(2)] })
    expect(section('Warenkorb')?.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Kostenlose Lieferung ab 30,00 €.',
    )
  })

  it('says what is missing to the least that is delivered', async () => {
    await open({
      orderType: 'delivery',
      branch: { deliveryAreas: [deliveryArea({ minimumOrderValue: 2000 })] },
    })
    expect(section('Warenkorb')?.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Sie haben den Mindestbestellwert in Höhe von 20,00 € leider noch nicht erreicht.',
    )
  })
})

describe('the donation', () => {
  it('is asked for only where the shop collects some', async () => {
    await open({ settings: { enablePluginDonations: false } })
    expect(section('Spende')).toBeUndefined()
  })

  it('names what is given, and the organisations are searched for', async () => {
    const docs = [
      { id: 'a', name: 'Bergrettung', description: 'Hilft im Gebirge' },
      { id: 'b', name: 'Tierheim', description: null },
    ]
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ docs }))
    await open()
    expect(section('Spende')?.textContent).toContain('0,07\u00a0€')

    await press('Organisation wählen')
    await settle()
    expect(texts('dialog li')).toHaveLength(2)
    await search('GEBIRGE')
    expect(texts('dialog li')).toEqual([expect.stringContaining('Bergrettung')])
    await search('Chor')
    expect(texts('dialog')).toEqual([expect.stringContaining('Keine passende Organisation gefunden.')])

    await search('')
    await press(/^Tierheim/)
    expect(section('Spende')?.textContent).toContain('gehen an Tierheim')
    expect(section('Warenkorb')?.textContent?.replaceAll('\u00a0', ' ')).toContain('Spende0,07 €')
  })
})

describe('the consents', () => {
  it('open their text in place where there is one', async () => {
    const termsAndConditions = { text: 'Wir **kochen**, Sie zahlen.' }
    await open({ settings: { termsAndConditions } })
    await press('Allgemeinen Geschäftsbedingungen')
    await settle()
    expect(texts('dialog strong')).toEqual(['kochen'])
  })

  it('lead elsewhere where that is configured', async () => {
    await open({ settings: { privacyPolicy: { url: 'https://recht.example/daten' } } })
    expect(button('Datenschutzerklärung')?.getAttribute('href')).toBe('https://recht.example/daten')
  })
})

describe('the end of the form', () => {
  it.each([
    [{}, 'Bestellung abschicken'],
    [daily('18:00', '22:00'), 'Vorbestellung abschicken'],
    [{ isQuotationRequired: true }, 'Angebotsanfrage abschicken'],
  ])('of a branch with %j says „%s“', async (changes, label) => {
    await open({ branch: changes })
    expect(texts('button[type="submit"]')).toEqual([label])
  })

  it('leads back to the menu', async () => {
    await open()
    expect(button('Zurück')?.getAttribute('href')).toBe('/store/wien')
  })

  it('names the ways to pay that branch and shop know', async () => {
    const ways = { isATMCardEnabled: true, isHydroAGVoucherEnabled: true, isMollieEnabled: true }
    const known = { enableATMCard: true, enableHydroAGVoucher: true, enableMollie: false }
    await open({ branch: ways, settings: known })
    expect(texts('label > span > span:first-child', section('Zahlungsart'))).toEqual([
      'Barzahlung',
      'Bankomatkarte',
      'Hydro-AG-Gutschein',
    ])
  })
})

/** Until what was asked for meanwhile has been shown. */
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)))

async function search(words: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('dialog input[type="search"]')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
