import { expect, test } from './fixtures.ts'

test('a guest orders a delivery with one finger, once the minimum is met and the address is known', {
  tag: '@phone',
}, async ({ page, guest, kitchen }) => {
  await page.goto(kitchen.path)
  await guest.choice('Lieferung').tap()
  await page.getByLabel('Liefergebiet').selectOption('Umland')
  await expect(page.getByText('+ 3,50 €', { exact: true })).toBeVisible()
  await expect(page.getByText('mind. 20,00 €', { exact: true })).toBeVisible()

  await test.step('the minimum order value is missed and then met', async () => {
    await guest.addButton('Suppe').tap()
    await guest.cart.getByRole('button', { name: 'Warenkorb' }).tap()
    await expect(guest.cart).toContainText(
      'Sie haben den Mindestbestellwert in Höhe von 20,00 € leider noch nicht erreicht. Fügen Sie Waren im Wert von mindestens 14,50 € hinzu',
    )
    await expect(guest.orderLink).toBeDisabled()

    const more = guest.cart.getByRole('button', { name: 'Suppe: mehr' })
    for (const amount of [2, 3, 4]) {
      await more.tap()
      await expect(guest.cart.getByLabel('Suppe: Menge')).toHaveValue(String(amount))
    }
    await expect(guest.cart).not.toContainText('Mindestbestellwert')
    await expect(guest.figure('Gesamt', guest.cart)).toHaveText('25,50 €')
  })

  await guest.orderLink.tap()
  await expect(guest.submitButton, 'is in reach from the first field on').toBeInViewport({ ratio: 1 })
  await guest.fillContact()
  await guest.form.getByLabel('Straße und Hausnummer').fill(' ')
  for (const consent of [/Geschäftsbedingungen/, /Datenschutzerklärung/]) {
    await guest.form.getByRole('checkbox', { name: consent }).tap()
  }

  await test.step('the address is asked for, and each error leads to its field', async () => {
    await guest.submitButton.tap()
    await expect(guest.errors).toBeFocused()
    await expect(guest.errors.getByRole('listitem')).toHaveText([
      'Bitte geben Sie Straße und Hausnummer an.',
      'Bitte geben Sie Ihre Postleitzahl an.',
      'Bitte geben Sie Ihren Ort an.',
    ])
    await guest.errors.getByRole('link', { name: /Straße/ }).tap()
    await expect(guest.form.getByLabel('Straße und Hausnummer')).toBeFocused()
    await guest.form.getByLabel('Straße und Hausnummer').fill('Am Berg 3')
    await guest.form.getByLabel('PLZ').fill('6850')
    await guest.form.getByRole('textbox', { name: 'Ort' }).fill('Dornbirn')
    await expect(guest.errors).toBeHidden()
  })

  await guest.submitButton.tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!')
  await expect(guest.figure('Lieferkosten')).toHaveText('3,50 €')
  await expect(guest.figure('Gesamt')).toHaveText('25,50 €')
  expect(await kitchen.orders()).toMatchObject([
    { type: 'delivery', street: 'Am Berg 3', deliveryArea: 'Umland', total: 2550, ticketNumber: 1 },
  ])
})
