import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import type { Guest } from './guest.ts'

const paying = /\/zahlung-demo\//

async function goToPay(guest: Guest, path: string, method: string): Promise<void> {
  await guest.fillOrder(path, 'Suppe')
  await guest.form.getByRole('radio', { name: method }).check()
  await guest.submitButton.click()
  await expect(guest.page).toHaveURL(paying)
}

const choose = (guest: Guest, name: string) => guest.page.getByRole('button', { name, exact: true }).click()

test.beforeEach(({ kitchen }) => kitchen.change({ isMollieEnabled: true, isDatatransEnabled: true }))

for (const method of ['Mollie', 'Datatrans']) {
  test(`an order that is paid with ${method} is on the board once it is, and its cart is empty`, async ({
    page,
    guest,
    kitchen,
  }) => {
    await goToPay(guest, kitchen.path, method)
    expect(await kitchen.orders()).toMatchObject([{ status: 'awaiting-payment' }])
    await choose(guest, 'Bezahlen')

    await expect(page).toHaveURL(/\/status\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!')
    expect(await kitchen.orders()).toMatchObject([{ status: 'awaiting', paymentStatus: 'authorised' }])
    // The page itself notes that the cart is paid, once its scripts have come.
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    await page.goto(`${kitchen.path}/checkout`)
    await expect(page.getByRole('main')).toContainText('Keine Produkte im Warenkorb!')
  })
}

test('whose payment fails is told so, keeps the cart, and pays a new order', async ({
  page,
  guest,
  kitchen,
}) => {
  await goToPay(guest, kitchen.path, 'Mollie')
  await choose(guest, 'Zahlung schlägt fehl')
  await expect(page).toHaveURL(`${kitchen.path}/checkout/error`)
  await expect(page.getByRole('alert')).toContainText('Leider ist Ihre Zahlung fehlgeschlagen.')
  await expect(guest.form).toContainText('Suppe')
  expect(await kitchen.orders()).toMatchObject([{ status: 'failed' }])

  await guest.submitButton.click()
  await expect(page).toHaveURL(paying)
  await choose(guest, 'Bezahlen')
  await expect(page).toHaveURL(/\/status\//)
  const states = (await kitchen.orders()).map(({ status }) => status)
  expect(states.toSorted()).toEqual(['awaiting', 'failed'])
})

test('who comes back without having paid goes to pay from the page of the order, in another tab as well', async ({
  page,
  guest,
  kitchen,
  anotherTab,
}) => {
  await goToPay(guest, kitchen.path, 'Mollie')
  const payPage = page.url()
  await choose(guest, 'Zurück, ohne zu bezahlen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Bestellung wartet auf die Zahlung')
  await expectAccessible(page)

  const other = await anotherTab()
  await other.page.goto(page.url())
  await other.page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
  await expect(other.page).toHaveURL(payPage)
  await choose(other, 'Bezahlen')
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!')

  // The first tab hears of it by itself.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!')
  await expect(page.getByRole('button', { name: 'Jetzt bezahlen' })).toBeHidden()
})
