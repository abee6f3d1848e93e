import { expect, test } from './fixtures.ts'

test('a firm fetches its order, and its number is dialled from anywhere', async ({
  page,
  guest,
  kitchen,
}) => {
  await kitchen.change({ country: 'AT' })
  await guest.fillOrder(kitchen.path, 'Suppe')
  await guest.form.getByRole('checkbox', { name: 'Ich bestelle für ein Unternehmen' }).check()
  await guest.form.getByLabel('Firmenname').fill('Berger GmbH')
  await guest.form.getByLabel('UID-Nummer').pressSequentially('ATU123456789012345678901234567890')
  await expect(guest.form.getByLabel('UID-Nummer')).toHaveValue('ATU12345678901234567')

  const phone = guest.form.getByLabel('Telefonnummer')
  await phone.fill('')
  await phone.pressSequentially('0043')
  await expect(phone).toHaveValue('+43')
  await phone.fill('0664 1234567')
  await phone.blur()
  await expect(phone).toHaveValue('+43 664 1234567')

  await guest.submitButton.click()
  await expect(page).toHaveURL(/\/status\//)
  expect(await kitchen.orders()).toMatchObject([
    { companyName: 'Berger GmbH', vatNumber: 'ATU12345678901234567', phone: '+436641234567' },
  ])
})

test('the area is asked for beside the address to which is delivered', async ({ guest, kitchen }) => {
  await guest.fillOrder(kitchen.path, 'Suppe')
  await guest.choice('Lieferung', guest.form).click()
  const elsewhere = guest.form.getByRole('group', { name: 'Lieferadresse' })
  const area = guest.form.getByLabel('Liefergebiet')
  await expect(area).toBeVisible()

  await guest.form.getByRole('checkbox', { name: 'An eine andere Adresse liefern' }).check()
  await expect(elsewhere.getByLabel('Liefergebiet')).toBeVisible()
  await expect(area).toHaveCount(1)
})
