import { expect, test } from './fixtures.ts'

test('a cart survives a reload, and what is taken out is gone', async ({ page, guest, kitchen }) => {
  await page.goto(kitchen.path)
  await guest.addButton('Semmel').click()
  await guest.addButton('Semmel').click()
  await guest.addButton('Suppe').click()
  await expect(guest.figure('Gesamt', guest.cart)).toHaveText('7,50 €')

  await page.reload()
  await expect(guest.figure('Gesamt', guest.cart)).toHaveText('7,50 €')
  await expect(guest.cart.getByLabel('Semmel: Menge')).toHaveValue('2')

  await guest.cart.getByRole('button', { name: 'Semmel entfernen' }).click()
  await expect(guest.cart.getByRole('listitem').first()).toBeFocused()
  await expect(guest.figure('Gesamt', guest.cart)).toHaveText('5,50 €')
  await guest.cart.getByRole('button', { name: 'Suppe entfernen' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(guest.cart).toContainText('Noch ist nichts im Warenkorb.')
  await expect(guest.cart.getByRole('button', { name: 'Warenkorb' })).toBeDisabled()

  await page.reload()
  await expect(guest.cart).toContainText('Noch ist nichts im Warenkorb.')
})

test('a product in the cart is opened again and changed', async ({ page, guest, kitchen }) => {
  await page.goto(kitchen.path)
  await guest.addButton('Suppe').click()
  await guest.cart.getByRole('button', { name: 'Suppe bearbeiten' }).click()
  await guest.dialog.getByRole('button', { name: 'Suppe: mehr' }).click()
  await guest.dialog.getByRole('button', { name: 'Übernehmen' }).click()

  await expect(guest.cart.getByLabel('Suppe: Menge')).toHaveValue('2')
  await expect(guest.figure('Gesamt', guest.cart)).toHaveText('11,00 €')
})

test('a guest is told what left the cart because staff changed it meanwhile', async ({
  page,
  guest,
  kitchen,
}) => {
  await page.goto(kitchen.path)
  await guest.addButton('Semmel').click()
  await guest.addButton('Suppe').click()
  await guest.addButton('Limonade').click()

  await kitchen.changeProduct('Suppe', { price: 590 })
  await kitchen.changeProduct('Limonade', { isEnabled: false })
  await page.reload()

  await expect(guest.card('Suppe')).toContainText('5,90 €')
  await expect(guest.cart.getByRole('status').first()).toContainText(
    '„Suppe“ hat einen neuen Preis und wurde aus dem Warenkorb entfernt.',
  )
  await expect(guest.cart).toContainText(
    '„Limonade“ ist nicht mehr erhältlich und wurde aus dem Warenkorb entfernt.',
  )
  await expect(guest.figure('Gesamt', guest.cart)).toHaveText('1,00 €')
  await guest.cart.getByRole('button', { name: 'Verstanden' }).click()
  await expect(guest.cart).not.toContainText('„Suppe“')
  await expect(guest.cart).toBeFocused()
})

test('every step of an order leads back to the one before, and what was typed is still there', {
  tag: '@everywhere',
}, async ({ page, guest, kitchen }) => {
  const isAtMenu = () => expect(page).toHaveURL(new RegExp(`${kitchen.path}$`))
  await guest.fillOrder(kitchen.path, 'Suppe')
  await page.goBack()
  await isAtMenu()
  await page.goForward()
  await expect(guest.form.getByLabel('Nachname')).toHaveValue('Berger')

  await guest.form.getByRole('link', { name: 'Zurück' }).click()
  await isAtMenu()
  await guest.goToCheckout()
  await expect(guest.form.getByLabel('Nachname')).toHaveValue('Berger')
  await guest.submitButton.click()
  await expect(page).toHaveURL(/\/status\//)
  const ticket = await guest.ticketNumber()

  await test.step('an earlier visit of the checkout says what has become of it', async () => {
    await page.goBack()
    await isAtMenu()
    // The cart of a phone lay open over the menu; without anything in it the page goes back by itself.
    await expect.poll(() => page.evaluate(() => window.history.state?.usr?.layers?.length ?? 0)).toBe(0)
    await page.goBack()
    await expect(page.getByText('Keine Produkte im Warenkorb!')).toBeVisible()
    await expect(page.getByText('Ihre letzte Bestellung ist bei uns eingegangen.')).toBeVisible()
    await page.getByRole('link', { name: 'Zu Ihrer Bestellung' }).click()
    expect(await guest.ticketNumber()).toBe(ticket)
  })
  expect(await kitchen.orders()).toHaveLength(1)
})
