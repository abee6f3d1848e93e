import { expect, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { testKitchen } from './kitchen.ts'

test('a guest orders with the keyboard alone, from the list of branches to the ticket', {
  tag: '@chromium',
}, async ({ page, guest }) => {
  const { keyboard } = page
  await page.goto('/store')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: testKitchen.name }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: testKitchen.name })).toBeVisible()

  await test.step('the dialog takes the focus, asks for the required part and gives the focus back', async () => {
    await tabTo(page, guest.addButton('Burger'))
    await keyboard.press('Enter')
    await expect(guest.dialog).toBeVisible()
    expect(await guest.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)

    const save = guest.dialog.getByRole('button', { name: 'In den Warenkorb' })
    await tabTo(page, save)
    await keyboard.press('Enter')
    await expect(guest.dialog.getByRole('alert')).toHaveText('Bitte treffen Sie eine Auswahl.')

    await tabTo(page, guest.dialog.getByRole('radio', { name: 'normal' }))
    await keyboard.press('ArrowDown')
    await tabTo(page, guest.dialog.getByRole('checkbox', { name: 'Käse' }))
    await keyboard.press('Space')
    await tabTo(page, save)
    await expect(save).toContainText('19,50 €')
    await keyboard.press('Enter')
    await expect(guest.dialog).toBeHidden()
    await expect(guest.addButton('Burger')).toBeFocused()
  })

  await tabTo(page, guest.orderLink)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellvorgang' })).toBeVisible()

  await test.step('every field is reached in order and Enter sends the form', async () => {
    await tabTo(page, guest.form.getByLabel('Vorname'))
    await keyboard.type('Anna')
    await keyboard.press('Tab')
    await keyboard.type('Berger')
    await keyboard.press('Tab')
    await keyboard.type('anna@example.com')
    await keyboard.press('Tab')
    await keyboard.type('0043 664 1234567')
    await tabTo(page, guest.form.getByRole('checkbox', { name: /Geschäftsbedingungen/ }))
    await keyboard.press('Space')
    await tabTo(page, guest.form.getByRole('checkbox', { name: /Datenschutzerklärung/ }))
    await keyboard.press('Space')
    await tabTo(page, guest.form.getByRole('button', { name: 'Bestellung abschicken' }))
    await keyboard.press('Enter')
  })

  await expect(page).toHaveURL(/\/status\/[^/]+\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!')
  expect(await guest.ticketNumber()).toBeGreaterThan(0)
  const order = page.getByRole('region', { name: 'Ihre Bestellung' })
  await expect(order).toContainText('Größe: doppelt')
  await expect(order).toContainText('Extras: Käse')
  await expect(guest.figure('Gesamt', order)).toHaveText('19,50 €')
})
