import { expect, test } from './fixtures.ts'

test('a product with steps is put together one choice at a time, at a price that follows', async ({
  page,
  guest,
  kitchen,
}) => {
  const { dialog } = guest
  await page.goto(kitchen.path)
  await guest.open('Menü')
  await expect(dialog).toContainText('Schritt 1 von 3')
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(dialog).toBeHidden()

  await guest.open('Menü')
  const next = dialog.getByRole('button', { name: 'Weiter' })
  await next.click()
  await expect(dialog.getByRole('alert')).toHaveText('Bitte treffen Sie eine Auswahl.')
  await guest.choice('Fisch', dialog).click()
  await next.click()
  await expect(dialog.getByText('Schritt 2 von 3').locator('..')).toBeFocused()
  await guest.choice('Knödel', dialog).click()
  await guest.choice('Kraut', dialog).click()

  await dialog.getByRole('button', { name: 'Zurück' }).click()
  await expect(dialog.getByRole('radio', { name: 'Fisch' })).toBeChecked()
  await next.click()
  await expect(dialog.getByRole('checkbox', { name: 'Kraut' })).toBeChecked()
  await next.click()

  const save = dialog.getByRole('button', { name: 'In den Warenkorb' })
  await expect(save).toContainText('20,70 €')
  await dialog.getByRole('button', { name: 'Menü: mehr' }).click()
  await expect(save).toContainText('41,40 €')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(guest.cart.getByRole('status')).toHaveText('Produkt zum Warenkorb hinzugefügt.')
  await expect(guest.cart).toContainText('Hauptspeise: Fisch')
  await expect(guest.cart).toContainText('Beilagen: Knödel, Kraut')
})

test('an amount snaps to what is sold, and follows when the unit is changed', async ({
  page,
  guest,
  kitchen,
}) => {
  const { dialog } = guest
  await page.goto(kitchen.path)
  await guest.open('Limonade')
  const amount = dialog.getByLabel('Limonade: Menge')
  const save = dialog.getByRole('button', { name: 'In den Warenkorb' })
  const type = async (text: string) => {
    await amount.press('ControlOrMeta+a')
    await amount.pressSequentially(text)
    await amount.press('Tab')
  }

  await expect(amount).toHaveValue('1')
  await type('1,3')
  await expect(amount).toHaveValue('1,5')
  await expect(save).toContainText('12,00 €')
  await type('9')
  await expect(amount).toHaveValue('5')
  await expect(dialog.getByRole('button', { name: 'Limonade: mehr' })).toBeDisabled()
  await type('viel')
  await expect(amount).toHaveValue('0,5')
  await expect(dialog.getByRole('button', { name: 'Limonade: weniger' })).toBeDisabled()

  await guest.choice('dl', dialog).click()
  await expect(amount).toHaveValue('5')
  await expect(save).toContainText('4,00 €')
  await dialog.getByRole('button', { name: 'Limonade: mehr' }).click()
  await expect(save).toContainText('4,80 €')
  await save.click()
  await expect(guest.cart).toContainText('4,80 €')
  await expect(guest.cart).toContainText('dl')
})

test('what is sold out says so and cannot be ordered', async ({ page, guest }) => {
  await page.goto('/store/testkueche')
  await expect(guest.card('Ausverkauftes')).toContainText('Ausverkauft')
  await expect(guest.addButton('Ausverkauftes')).toHaveCount(0)
  await guest.open('Ausverkauftes')
  await expect(guest.dialog.getByRole('button', { name: 'In den Warenkorb' })).toHaveCount(0)
})

test('whoever wants no motion still sees that a product was added, without anything moving', async ({
  page,
  guest,
  kitchen,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(kitchen.path)
  await guest.addButton('Limonade').click()

  const notice = guest.cart.locator('p[aria-hidden]', { hasText: 'Produkt zum Warenkorb hinzugefügt.' })
  await expect(notice).toBeVisible()
  await expect(notice).toHaveCSS('transform', 'none')
  await expect(notice).toBeHidden()
})

test('an amount shows all its digits, and its price says how exact it is up to the status page', async ({
  page,
  guest,
  kitchen,
}) => {
  const step = { minimumQuantity: 50, maximumQuantity: 12_500, quantityStepSize: 50 }
  await kitchen.changeProduct('Suppe', {
    unit: 'kilogram',
    price: 2000,
    calculationModel: 'fixed',
    alternativeUnits: [{ unit: 'gram', ratio: 0.001, calculationModel: 'approximate', ...step }],
    defaultUnit: 'gram',
    defaultQuantity: 12_500,
  })
  await guest.fillOrder(kitchen.path, 'Suppe')
  const line = guest.form.getByRole('listitem').filter({ hasText: 'Suppe' })
  await expect(line).toContainText(/ca\.\s250,00\s€/)

  await guest.submitButton.click()
  await expect(page).toHaveURL(/\/status\//)
  await expect(page.getByRole('listitem').filter({ hasText: 'Suppe' })).toContainText(/ca\.\s250,00\s€/)

  await page.goto(kitchen.path)
  await guest.addButton('Suppe').click()
  const amount = guest.cart.getByLabel('Suppe: Menge')
  await expect(amount).toHaveValue('12500')
  const { shown, needed } = await amount.evaluate(({ clientWidth, scrollWidth }) => ({
    shown: clientWidth,
    needed: scrollWidth,
  }))
  expect(shown).toBeGreaterThanOrEqual(needed)
})
