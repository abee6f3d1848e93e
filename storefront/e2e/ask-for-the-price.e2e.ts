import { expect, test } from './fixtures.ts'

test('a price that is kept back is read nowhere on the way to the order, nor behind its link afterwards', async ({
  page,
  guest,
  kitchen,
}) => {
  const { cart, dialog, form } = guest
  await kitchen.changeProduct('Menü', { isPriceHidden: true })
  await page.goto(kitchen.path)
  await guest.addButton('Semmel').click()

  await test.step('its choices do not tell it', async () => {
    await guest.open('Menü')
    await expect(dialog.getByRole('radio', { name: 'Fisch', exact: true })).toBeVisible()
    await guest.choice('Fisch', dialog).click()
    await dialog.getByRole('button', { name: 'Weiter' }).click()
    await dialog.getByRole('button', { name: 'Weiter' }).click()
    await dialog.getByRole('button', { name: 'In den Warenkorb' }).click()
  })

  await test.step('the cart tells it neither by its line nor by a sum', async () => {
    await expect(cart.getByRole('listitem').filter({ hasText: 'Menü' })).toContainText('Preis auf Anfrage')
    await expect(guest.figure('Gesamt', cart)).toHaveText('Preis auf Anfrage')
    expect(await moneyIn(cart.innerText())).toEqual(['1,00 €'])
  })

  await test.step('nor by what is missing to have it delivered', async () => {
    await guest.choice('Lieferung').click()
    await page.getByLabel('Liefergebiet').selectOption('Umland')
    await expect(cart).toContainText('Mindestbestellwert in Höhe von 20,00 €')
    expect(await moneyIn(cart.innerText())).toEqual(['20,00 €', '1,00 €', '3,50 €', '20,00 €'])
    await guest.choice('Abholung').click()
  })

  await test.step('nor does the checkout', async () => {
    await guest.goToCheckout()
    await expect(form.getByText('Preis auf Anfrage')).toHaveCount(3)
    const donation = '0,07 €'
    expect(await moneyIn(form.innerText())).toEqual([donation, '1,00 €'])
  })

  await guest.fillContact()
  await guest.acceptTerms()
  await guest.submitButton.click()
  await expect(page).toHaveURL(/\/status\//)

  await test.step('and the order keeps to it when the product has a price again', async () => {
    await kitchen.changeProduct('Menü', { isPriceHidden: false })
    await page.reload()
    await expect(guest.figure('Gesamt')).toHaveText('Preis auf Anfrage')
    expect(await moneyIn(page.locator('main').innerText())).toEqual(['1,00 €'])
    expect(await kitchen.orders()).toMatchObject([{ total: 1900 }])
  })
})

/** The amounts of money in a text, as guests read them. */
async function moneyIn(text: Promise<string>): Promise<string[]> {
  return (await text).replaceAll('\u00a0', ' ').match(/[\d.,]+ €/g) ?? []
}
