// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { deliveryArea, product } from '#domain/catalogue/shop.fixture.ts'
import { beef, schnitzel } from '#domain/ordering/cart.fixture.ts'
import { useCart } from '../cart/cart-store.ts'
import { Screen } from '../ui/screen.fixture.ts'
import { daily, openCheckout } from './checkout-scene.fixture.tsx'
import { fieldId } from './fields/field-ids.ts'
import { AddressSection } from './late-sections.ts'

const searchField = 'dialog input[type="search"]'

let screen: Screen

// What comes late comes at once from then on.
beforeAll(() => Promise.all([AddressSection.load(), import('./sections/donatee-sheet.tsx')]))

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-11-23T12:00:00Z'))
  screen = new Screen()
})

afterEach(async () => {
  await screen.close()
  useCart.setState(useCart.getInitialState(), true)
  vi.restoreAllMocks()
})

describe('the sections of the checkout', () => {
  it('are called as guests look for them', async () => {
    await openCheckout(screen)
    expect(screen.texts('h2')).toEqual(
      expect.arrayContaining(['Bestellung', 'Kontaktdetails', 'Gewünschter Termin', 'Warenkorb']),
    )
    expect(screen.texts('legend', screen.section('Bestellung'))).toEqual(['Art der Lieferung'])
  })

  it('ask neither how nor for when where vouchers alone are bought, also of a closed house', async () => {
    const products = [product({ voucherKind: 'multi-purpose' })]
    const closed = { openingHours: [], isPreorderEnabled: false, isTakeawayEnabled: false }
    await openCheckout(screen, { branch: closed, products, orderType: 'delivery' })

    expect(screen.texts('h2')).not.toContain('Bestellung')
    expect(screen.texts('h2')).not.toContain('Gewünschter Termin')
    expect(screen.texts('h2')).toContain('Kontaktdetails')
    expect(screen.texts('button')).toContain('Bestellung abschicken')
  })

  it.each([
    [{}, ['Abholung', 'Lieferung', 'Vor Ort']],
    [{ isDeliveryEnabled: false }, ['Abholung', 'Vor Ort']],
    [{ isDineInEnabled: false }, ['Abholung', 'Lieferung']],
  ])('of a branch with %j offer the order types %j', async (changes, expected) => {
    await openCheckout(screen, { branch: changes })
    expect(screen.texts('fieldset label', screen.section('Bestellung'))).toEqual(expected)
  })

  it('ask for the table, and say what to do without its number', async () => {
    const tables = [{ id: 't7', identifier: '7', name: null }]
    await openCheckout(screen, { orderType: 'dineIn', branch: { isTableSelectionEnabled: true, tables } })
    expect(screen.texts('label')).toContain('Tisch *')
    expect(screen.words('Bestellung')).toContain('in der Mitte des QR-Codes auf Ihrem Tisch')
    expect(screen.words('Bestellung')).toContain('wählen Sie bitte „Abholung“')
  })

  it('find the area of a postcode, and say where nothing is brought to', async () => {
    const deliveryAreas = [
      deliveryArea({ area: 'Zentrum', zipCodes: '6850' }),
      deliveryArea({ area: 'Tal', zipCodes: '6853–6858' }),
    ]
    await openCheckout(screen, { orderType: 'delivery', branch: { deliveryAreas } })
    const zipField = `#${fieldId('zipCode')}`
    await screen.type(zipField, '6855')
    expect(useCart.getState().deliveryArea).toBe('Tal')

    await screen.type(zipField, '9999')
    expect(screen.texts('.problem')).toEqual([expect.stringContaining('liefern wir leider nicht')])
    expect(useCart.getState().deliveryArea).toBe('Tal')
    await screen.type(zipField, '6850')
    expect(screen.texts('.problem')).toEqual([])
    expect(useCart.getState().deliveryArea).toBe('Zentrum')
  })

  it('of a delivery mark what must be filled in', async () => {
    await openCheckout(screen, { orderType: 'delivery' })
    expect(screen.texts('label')).toEqual(
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
    await openCheckout(screen, { orderType: 'delivery' })
    const country = [...screen.place.querySelectorAll('select')].find(({ name }) => name === 'country')
    expect([...(country?.options ?? [])].map(({ value }) => value)).toEqual(['DE', 'LI', 'AT', 'CH'])
    expect(country?.value).toBe('AT')
  })

  it('say that no time was chosen where one is needed', async () => {
    await openCheckout(screen, { branch: { isAppointmentRequired: true } })
    expect(screen.words('Gewünschter Termin')).toContain('Keine Angabe')
  })
})

describe('the cart at the checkout', () => {
  it('says net, each rate of tax and gross', async () => {
    const products = [product(), product({ id: 'wine', name: 'Wein', price: 600, takeawayTax: 1000 })]
    await openCheckout(screen, { products, items: [schnitzel(), { ...schnitzel(), product: 'wine' }] })
    const figures = screen.texts('dl dd')
    const rows = Object.fromEntries(screen.texts('dl dt').map((name, index) => [name, figures[index]]))
    expect(rows).toEqual({
      Netto: '16,20 €',
      'USt. 10 %': '0,55 €',
      'USt. 20 %': '2,15 €',
      Gesamt: '18,90 €',
    })
  })

  it('is reckoned in the currency of the shop, like all else on the page', async () => {
    const deliveryAreas = [deliveryArea({ price: 350, minimumOrderValue: 2000 })]
    await openCheckout(screen, {
      settings: { currency: 'CHF' },
      orderType: 'delivery',
      branch: { deliveryAreas },
    })
    expect(screen.texts('dl dd')).toEqual(expect.arrayContaining(['3,50 CHF']))
    expect(screen.place.textContent).not.toContain('€')
  })

  it('says of what is weighed that its total is no more than about right', async () => {
    await openCheckout(screen, { items: [beef()] })
    expect(screen.texts('dl > div:last-child dd').at(-1)).toMatch(/^ca\. /)
  })

  it('loses a line that is taken out', async () => {
    const items = [schnitzel(), beef()]
    await openCheckout(screen, { items })
    await screen.press('Wiener Schnitzel entfernen')
    expect(screen.texts('li', screen.section('Warenkorb'))).toEqual([expect.stringContaining('Roastbeef')])
    expect(document.activeElement?.textContent).toContain('Roastbeef')
  })

  it('says from when on nothing is asked for the delivery', async () => {
    await openCheckout(screen, { orderType: 'delivery', items: [schnitzel(2)] })
    expect(screen.words('Warenkorb')).toContain('Kostenlose Lieferung ab 30,00 €.')
  })

  it('says what is missing to the least that is delivered', async () => {
    await openCheckout(screen, {
      orderType: 'delivery',
      branch: { deliveryAreas: [deliveryArea({ minimumOrderValue: 2000 })] },
    })
    expect(screen.words('Warenkorb')).toContain(
      'Sie haben den Mindestbestellwert in Höhe von 20,00 € leider noch nicht erreicht.',
    )
  })
})

describe('the donation', () => {
  it('is asked for only where the shop collects some', async () => {
    await openCheckout(screen, { settings: { enablePluginDonations: false } })
    expect(screen.section('Spende')).toBeUndefined()
  })

  it('names what is given, and the organisations are searched for', async () => {
    const docs = [
      { id: 'a', name: 'Bergrettung', description: 'Hilft im Gebirge' },
      { id: 'b', name: 'Tierheim', description: null },
    ]
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ docs }))
    await openCheckout(screen)
    expect(screen.words('Spende')).toContain('0,07 €')

    await screen.press('Organisation wählen')
    await screen.settle()
    expect(screen.texts('dialog li')).toHaveLength(2)
    await screen.type(searchField, 'GEBIRGE')
    expect(screen.texts('dialog li')).toEqual([expect.stringContaining('Bergrettung')])
    await screen.type(searchField, 'Chor')
    expect(screen.texts('dialog')).toEqual([expect.stringContaining('Keine passende Organisation gefunden.')])

    await screen.type(searchField, '')
    await screen.press(/^Tierheim/)
    expect(screen.words('Spende')).toContain('gehen an Tierheim')
    expect(screen.words('Warenkorb')).toContain('Spende0,07 €')
  })
})

describe('the end of the form', () => {
  it.each([
    [{}, 'Bestellung abschicken'],
    [daily('18:00', '22:00'), 'Vorbestellung abschicken'],
    [{ isQuotationRequired: true }, 'Angebotsanfrage abschicken'],
  ])('of a branch with %j says „%s“', async (changes, label) => {
    await openCheckout(screen, { branch: changes })
    expect(screen.texts('button[type="submit"]')).toEqual([label])
  })

  it('leads back to the menu', async () => {
    await openCheckout(screen)
    expect(screen.control('Zurück')?.getAttribute('href')).toBe('/store/wien')
  })

  it('names the ways to pay that branch and shop know', async () => {
    const ways = { isATMCardEnabled: true, isHydroAGVoucherEnabled: true, isMollieEnabled: true }
    const known = { enableATMCard: true, enableHydroAGVoucher: true, enableMollie: false }
    await openCheckout(screen, { branch: ways, settings: known })
    expect(screen.texts('label > span > span:first-child', screen.section('Zahlungsart'))).toEqual([
      'Barzahlung',
      'Bankomatkarte',
      'Hydro-AG-Gutschein',
    ])
  })
})
