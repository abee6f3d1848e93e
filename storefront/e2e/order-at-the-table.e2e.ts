import { expect, test } from './fixtures.ts'

test('a guest at a table orders without a phone number, but not without the table', async ({
  page,
  guest,
  kitchen,
}) => {
  await page.goto(kitchen.path)
  await guest.choice('Vor Ort').click()
  await guest.addButton('Suppe').click()
  await guest.goToCheckout()
  await expect(guest.form).toContainText('Die Nummer steht in der Mitte des QR-Codes auf Ihrem Tisch.')

  const table = guest.form.getByRole('combobox', { name: 'Tisch' })
  await guest.form.getByLabel('Vorname').fill('Anna')
  await guest.form.getByLabel('Nachname').fill('Berger')
  await guest.acceptTerms()
  await guest.submitButton.click()
  await expect(guest.errors.getByRole('listitem')).toHaveText(['Bitte geben Sie Ihre Tischnummer an.'])
  await expect(table).toHaveAttribute('aria-invalid', 'true')

  await table.selectOption('Tisch 7')
  await guest.submitButton.click()
  await expect(guest.figure('Tisch')).toHaveText('7')
  await expect(guest.figure('Art der Lieferung')).toHaveText('Vor Ort')
  expect(await kitchen.orders()).toMatchObject([{ type: 'dineIn', tableIdentifier: '7' }])
})
