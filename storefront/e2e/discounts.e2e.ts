import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

/** Around the clock, so that it does not matter when the test runs. */
const always = [{ type: 'daily', from: '00:00', to: '24:00' }]

test('a dish of a happy hour says what it cost before, and the cart takes it off', async ({
  page,
  guest,
  kitchen,
  staff,
}) => {
  const { products } = await staff.get<{ products: { id: string; name: string }[] }>(
    `/branches/${kitchen.identifier}/shop`,
  )
  const soup = products.find(({ name }) => name === 'Suppe')?.id
  const happyHour = { name: 'Happy Hour', kind: 'percent', percent: 20, windows: always, products: [soup] }
  await staff.create('discounts', { ...happyHour, branches: [kitchen.id] })

  await page.goto(kitchen.path)
  await expect(guest.card('Suppe')).toContainText('statt 5,50 € jetzt 4,40 €Happy Hour')
  await expect(guest.card('Semmel')).not.toContainText('Happy Hour')
  await expectAccessible(page)

  await guest.addButton('Suppe').click()
  await guest.addButton('Semmel').click()
  await guest.openCart()
  await expect(guest.figure('Rabatt „Happy Hour“', guest.cart)).toHaveText('−1,10 €')
  await expect(guest.figure('Gesamt', guest.cart)).toHaveText('5,40 €')

  await guest.goToCheckout()
  await guest.fillContact()
  await guest.acceptTerms()
  await guest.submitButton.click()
  await expect(page).toHaveURL(/\/status\//)
  await expect(guest.figure('Rabatt „Happy Hour“')).toHaveText('−1,10 €')
  await expect(guest.figure('Gesamt')).toHaveText('5,40 €')
  expect(await kitchen.orders()).toMatchObject([{ total: 540 }])
})

test('a guest types a code, learns why one gives nothing, and gives the team something', async ({
  guest,
  kitchen,
  staff,
}) => {
  await kitchen.change({ isTipEnabled: true, tipPercents: '10' })
  const code = { name: 'Sommer', kind: 'amount', amount: 150, minimumGoods: 1000, code: 'SOMMER' }
  await staff.create('discounts', { ...code, branches: [kitchen.id] })

  await guest.fillOrder(kitchen.path, 'Suppe')
  await guest.form.getByRole('button', { name: 'Rabattcode einlösen' }).click()
  const field = guest.form.getByLabel('Rabattcode')
  const redeem = guest.form.getByRole('button', { name: 'Einlösen', exact: true })
  await field.fill('WINTER')
  await field.press('Enter')
  await expect(guest.form).toContainText('Diesen Rabattcode kennen wir nicht.')
  await field.fill('sommer')
  await redeem.click()
  await expect(guest.form).toContainText('Dieser Rabattcode gilt ab einem Warenwert von 10,00 €.')
  await guest.submitButton.click()
  await expect(guest.errors.getByRole('listitem')).toHaveText([/gilt ab einem Warenwert/])

  await guest.page.goto(kitchen.path)
  await guest.addButton('Suppe').click()
  await guest.goToCheckout()
  await expect(guest.figure('Rabatt „Sommer“', guest.form)).toHaveText('−1,50 €')
  await guest.choice('10 %', guest.form).click()
  await expect(guest.figure('Trinkgeld', guest.form)).toHaveText('0,95 €')
  await guest.choice('Eigener Betrag', guest.form).click()
  await guest.form.getByLabel('Betrag', { exact: true }).fill('2,00')
  await expect(guest.figure('Gesamt', guest.form)).toHaveText('11,50 €')
  await expectAccessible(guest.page)

  await guest.acceptTerms()
  await guest.submitButton.click()
  await expect(guest.page).toHaveURL(/\/status\//)
  await expect(guest.figure('Rabatt „Sommer“')).toHaveText('−1,50 €')
  await expect(guest.figure('Trinkgeld')).toHaveText('2,00 €')
  expect(await kitchen.orders()).toMatchObject([{ total: 1150 }])
})

test('a discount that ends while the form is filled in is told before anything is ordered', async ({
  page,
  guest,
  kitchen,
  staff,
}) => {
  const id = await staff.create('discounts', {
    name: 'Mittag',
    kind: 'percent',
    percent: 10,
    branches: [kitchen.id],
  })
  await guest.fillOrder(kitchen.path, 'Suppe')
  await expect(guest.figure('Gesamt', guest.form)).toHaveText('4,95 €')
  await staff.patch(`/discounts/${id}`, { isActive: false })
  await guest.submitButton.click()

  await expect(guest.dialog).toContainText('Die Preise haben sich geändert')
  await expect(guest.dialog).toContainText('Rabatt „Mittag“')
  await page.getByRole('button', { name: 'Zum neuen Preis bestellen' }).click()
  await expect(page).toHaveURL(/\/status\//)
  await expect(guest.figure('Gesamt')).toHaveText('5,50 €')
  expect(await kitchen.orders()).toMatchObject([{ total: 550 }])
})
