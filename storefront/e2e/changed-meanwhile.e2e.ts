import type { Locator, Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'

const soldOut = { soldOutUntil: '2099-01-01T00:00:00Z' }

test('what sells out is marked on the open menu, and nothing that was begun is lost', async ({
  page,
  guest,
  kitchen,
}) => {
  const { dialog } = guest
  await page.goto(kitchen.path)
  await guest.addButton('Semmel').click()
  await guest.addButton('Suppe').click()
  await guest.open('Limonade')
  await dialog.getByRole('button', { name: 'Limonade: mehr' }).click()

  await kitchen.changeProduct('Suppe', soldOut)
  await kitchen.changeProduct('Limonade', { price: 900 })
  await comeBack(page, dialog.getByRole('button', { name: 'In den Warenkorb' }), '13,50 €')
  await expect(dialog.getByLabel('Limonade: Menge')).toHaveValue('1,5')
  await dialog.getByRole('button', { name: 'In den Warenkorb' }).click()

  await expect(guest.card('Suppe')).toContainText('Ausverkauft')
  await expect(guest.addButton('Suppe')).toHaveCount(0)
  const line = guest.cart.getByRole('listitem').filter({ hasText: 'Suppe' })
  await expect(line).toContainText('Ausverkauft')
  await expect(guest.cart).toContainText('Bitte sehen Sie sich die markierten Produkte an.')
  await line.getByRole('button', { name: 'Suppe entfernen' }).click()
  await expect(guest.cart).not.toContainText('Bitte sehen Sie sich')
  await expect(guest.figure('Gesamt', guest.cart)).toHaveText('14,50 €')
})

test('what the server refuses leads to its line, which says why and is taken out there', async ({
  page,
  guest,
  kitchen,
}) => {
  await page.goto(kitchen.path)
  await guest.addButton('Semmel').click()
  await guest.fillOrder(kitchen.path, 'Suppe')
  await kitchen.changeProduct('Suppe', soldOut)
  await guest.submitButton.click()

  const line = guest.form.getByRole('listitem').filter({ hasText: 'Suppe' })
  await guest.errors.getByRole('link', { name: /„Suppe“/ }).click()
  await expect(line).toBeFocused()
  await expect(line).toBeInViewport()
  await expect(line).toContainText('Ausverkauft')

  await line.getByRole('button', { name: 'Suppe entfernen' }).click()
  await expect(guest.errors).toHaveCount(0)
  await guest.submitButton.click()
  await expect(page).toHaveURL(/\/status\//)
  expect(await kitchen.orders()).toMatchObject([{ total: 100, items: [{ name: 'Semmel' }] }])
})

test('at the checkout a new price is agreed to, and what is gone is chosen anew', async ({
  page,
  guest,
  kitchen,
}) => {
  await page.goto(kitchen.path)
  await guest.addButton('Menü').click()
  await guest.choice('Fisch', guest.dialog).click()
  await guest.dialog.getByRole('button', { name: 'Weiter' }).click()
  await guest.dialog.getByRole('button', { name: 'Weiter' }).click()
  await guest.dialog.getByRole('button', { name: 'In den Warenkorb' }).click()
  await guest.fillOrder(kitchen.path, 'Suppe')
  const line = (name: string) => guest.form.getByRole('listitem').filter({ hasText: name })

  await kitchen.changeProduct('Suppe', { price: 620 })
  await kitchen.changeProduct('Menü', {
    config: { parts: [{ name: 'Hauptspeise', type: 'select', optional: false, options: [braten] }] },
  })
  await comeBack(page, line('Suppe'), 'Neuer Preis: 6,20 € statt 5,50 €')
  await expect(line('Menü')).toContainText('Option nicht mehr verfügbar')
  await guest.submitButton.click()
  await expect(guest.errors.getByRole('listitem')).toHaveText([
    '„Menü“: Option nicht mehr verfügbar',
    '„Suppe“: Neuer Preis: 6,20 € statt 5,50 €',
  ])
  expect(await kitchen.orders()).toHaveLength(0)

  await line('Suppe').getByRole('button', { name: 'Einverstanden' }).click()
  await line('Menü').getByRole('button', { name: 'Menü ändern' }).click()
  await guest.choice('Braten', guest.dialog).click()
  await guest.dialog.getByRole('button', { name: 'Weiter' }).click()
  await guest.dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(guest.errors).toHaveCount(0)
  await expect(guest.form.getByLabel('Vorname')).toHaveValue('Anna')
  await guest.submitButton.click()
  await expect(page).toHaveURL(/\/status\//)
  expect(await kitchen.orders()).toMatchObject([{ total: 2120 }])
})

test('a fee that changed meanwhile is shown before anything is ordered at it', async ({
  page,
  guest,
  kitchen,
}) => {
  const area = { area: 'Zentrum', tax: 2000, free: false, price: 200 }
  await kitchen.change({ deliveryAreas: [area], isDeliveryAddressRequired: false })
  await guest.fillOrder(kitchen.path, 'Suppe')
  await guest.choice('Lieferung', guest.form).click()
  await kitchen.change({ deliveryAreas: [{ ...area, price: 350 }] })
  await comeBack(page, guest.figure('Lieferkosten', guest.form), '3,50 €')
  for (const field of ['Straße und Hausnummer', 'PLZ', 'Ort']) {
    await guest.form.getByRole('textbox', { name: field }).fill('6850')
  }
  await guest.submitButton.click()

  const sheet = page.getByRole('dialog', { name: 'Die Preise haben sich geändert' })
  await expect(guest.figure('Gesamt', sheet)).toHaveText('bisher 7,50 € jetzt 9,00 €')
  await sheet.getByRole('button', { name: 'Zum neuen Preis bestellen' }).click()
  await expect(page).toHaveURL(/\/status\//)
  expect(await kitchen.orders()).toMatchObject([{ total: 900 }])
})

const braten = { name: 'Braten', modifier: 'add', value: 0 }

/** As after a tunnel: the page asks what has changed, though not more often than every few seconds. */
async function comeBack(page: Page, place: Locator, news: string): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(place).toContainText(news)
}
