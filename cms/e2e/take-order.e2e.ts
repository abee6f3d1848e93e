import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { besideOf, cardOf, columnOf, openBoard } from './board-page.ts'

test('whoever calls is found by their number, and gets what they ordered without a word about consent', async ({
  office,
  kitchen,
}) => {
  await kitchen.change({
    isDeliveryEnabled: true,
    deliveryAreas: [{ area: 'Zentrum', price: 250, tax: 2000, minimumOrderValue: 9900 }],
  })
  const home = { street: 'Marktstraße 1', zipCode: '6850', city: 'Dornbirn', deliveryArea: 'Zentrum' }
  const anna = { firstName: 'Anna', lastName: 'Huber', phone: '+436641234567' }
  await kitchen.change({ deliveryAreas: [{ area: 'Zentrum', price: 250, tax: 2000 }] })
  await kitchen.takeOrder(['Suppe'], { ...anna, ...home, isDelivery: true })
  const page = await openBoard(office, kitchen)
  await page.getByRole('button', { name: 'Neue Bestellung' }).click()
  await expect(page.getByRole('heading', { name: 'Bestellung aufnehmen' })).toBeVisible()
  await page.getByLabel('Telefon oder Name').fill('0664 1234567')
  await page.getByRole('button', { name: /^Anna Huber.*1 Bestellung/ }).click()
  await expect(page.getByRole('region', { name: 'Gast' })).toContainText('Anna Huber')
  await page.getByRole('radio', { name: /^Lieferung/ }).check()
  await page.getByRole('button', { name: /^Suppe.*hinzufügen/ }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Jetzt bestellen' }).click()

  await expect(page.getByLabel('Straße')).toHaveValue('Marktstraße 1')
  await expect(page.getByText('Datenschutz')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bestellung abschicken' }).click()
  await expect(page.getByRole('heading', { name: 'Bestellung Nr. 2 ist aufgenommen' })).toBeFocused()
  await expectAccessible(page)
  expect(await kitchen.orders()).toMatchObject([
    { ticketNumber: 2, status: 'confirmed', firstName: 'Anna', street: 'Marktstraße 1', type: 'delivery' },
    { ticketNumber: 1, status: 'awaiting' },
  ])

  await page.getByRole('link', { name: 'Bestellung öffnen' }).click()
  await expect(besideOf(page, 2)).toContainText('Aufgenommen: Telefon')
})

test('at the counter an order needs no name, and the next one begins with nothing of it', async ({
  office,
  kitchen,
}) => {
  const page = await openBoard(office, kitchen)
  await page.goto(`/staff-order/${kitchen.identifier}`)
  await page.getByRole('radio', { name: 'Theke' }).check()
  await page.getByRole('button', { name: /^Suppe.*hinzufügen/ }).click()
  await page.getByRole('button', { name: 'Jetzt bestellen' }).click()
  await page.getByLabel('Vorname').fill('Otto')
  await page.getByLabel('Vorname').fill('')
  await page.getByRole('button', { name: 'Bestellung abschicken' }).click()
  await expect(page.getByRole('heading', { name: 'Bestellung Nr. 1 ist aufgenommen' })).toBeVisible()
  await page.getByRole('button', { name: 'Nächste Bestellung' }).click()

  await expect(page.getByText('Noch ist nichts im Warenkorb.')).toBeVisible()
  await expect(page.getByLabel('Telefon oder Name')).toHaveValue('')
  await openBoard(office, kitchen)
  await expect(columnOf(page, 'In Zubereitung').locator(cardOf(page, 1))).toBeVisible()
})

test('nobody else takes orders there', async ({ guest, kitchen }) => {
  await guest.page.goto(`/staff-order/${kitchen.identifier}`)

  await expect(guest.page.getByText('Bitte melden Sie sich an.')).toBeVisible()
  await expect(guest.page.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute(
    'href',
    `/backend/login?redirect=%2Fstaff-order%2F${kitchen.identifier}`,
  )
  await expectAccessible(guest.page)
})
