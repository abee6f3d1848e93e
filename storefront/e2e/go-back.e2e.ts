import { expect, test } from './fixtures.ts'

test('going back closes a product, and the next time leaves the branch', { tag: '@everywhere' }, async ({
  page,
  guest,
  kitchen,
}) => {
  await page.goto('/store')
  await page.getByRole('main').getByRole('link', { name: kitchen.name }).click()
  await guest.open('Suppe')
  await expect(guest.dialog).toBeVisible()
  await expect(page).toHaveURL(/\?produkt=/)

  await page.goBack()
  await expect(guest.dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${kitchen.path}$`))

  // Closed by a button it leaves no step behind either.
  await guest.open('Suppe')
  await guest.dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(page).toHaveURL(new RegExp(`${kitchen.path}$`))
  await guest.open('Menü')
  await expect(guest.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`${kitchen.path}$`))
  await page.goBack()
  await expect(page).toHaveURL(/\/store$/)
})

test('going back closes a line of the cart and the choice of a time', async ({ page, guest, kitchen }) => {
  await page.goto(kitchen.path)
  await guest.addButton('Suppe').click()
  await guest.cart.getByRole('button', { name: 'Suppe bearbeiten' }).click()
  await expect(guest.dialog.getByRole('button', { name: 'Übernehmen' })).toBeVisible()
  await page.goBack()
  await expect(guest.dialog).toBeHidden()

  await page.getByRole('button', { name: 'Termin' }).click()
  await guest.dialog.getByRole('button', { name: 'Datum' }).click()
  await expect(guest.dialog).toHaveCount(2)
  await page.goBack()
  await expect(guest.dialog).toHaveCount(1)
  await page.goBack()
  await expect(guest.dialog).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${kitchen.path}$`))
})

test('a product has an address that opens it on the page of its branch', { tag: '@chromium' }, async ({
  page,
  guest,
  kitchen,
}) => {
  await page.goto(kitchen.path)
  await guest.open('Suppe')
  await expect(page).toHaveURL(/\?produkt=/)
  const address = await page.evaluate(() => location.href)

  await page.goto('/store')
  await page.goto(address)
  await expect(guest.dialog.getByRole('heading', { name: 'Suppe' })).toBeVisible()
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', new RegExp(`${kitchen.path}$`))
  await guest.dialog.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(guest.dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${kitchen.path}$`))
  await expect(guest.cart.getByLabel('Suppe: Menge')).toHaveValue('1')

  await page.goBack()
  await expect(page).toHaveURL(/\/store$/)
})

test('the address of a product that is not to be had leads to the menu and says so', async ({
  page,
  guest,
  kitchen,
}) => {
  await page.goto(`${kitchen.path}?produkt=nirgends`)

  await expect(page.getByText('Dieses Produkt gibt es hier gerade nicht')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${kitchen.path}$`))
  await expect(guest.card('Suppe')).toBeVisible()
  await expect(guest.dialog).toBeHidden()
})

test('what was chosen is still there after the sheet was closed by mistake', async ({
  page,
  guest,
  kitchen,
}) => {
  const { dialog } = guest
  const fish = dialog.getByRole('radio', { name: 'Fisch' })
  await page.goto(kitchen.path)
  await guest.open('Menü')
  await guest.choice('Fisch', dialog).click()

  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => page.goBack(),
  ]) {
    await leave()
    await expect(dialog).toBeHidden()
    await guest.open('Menü')
    await expect(fish).toBeChecked()
    await expect(dialog).toContainText('Ihre begonnene Auswahl ist noch da.')
  }

  await dialog.getByRole('button', { name: 'Neu beginnen' }).click()
  await expect(fish).not.toBeChecked()
  await expect(dialog).toBeFocused()
})

test('who selects a text and lets go beside the sheet keeps it open', async ({ page, guest, kitchen }) => {
  await page.goto(kitchen.path)
  await guest.open('Suppe')
  await guest.dialog.getByText('Mit Frittaten.').hover()
  await page.mouse.down()
  await page.mouse.move(5, 5, { steps: 5 })
  await page.mouse.up()

  await expect(guest.dialog).toBeVisible()
})

test('the cart of a phone holds the focus, and going back closes it', { tag: '@phone' }, async ({
  page,
  guest,
  kitchen,
}) => {
  const toggle = guest.cart.getByRole('button', { name: 'Warenkorb' })
  await page.goto(kitchen.path)
  await guest.addButton('Suppe').tap()
  await toggle.tap()
  const cart = page.getByRole('dialog', { name: 'Warenkorb' })
  await expect(cart).toBeVisible()

  await test.step('what lies below cannot be reached', async () => {
    expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true)
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(isOutside).toBe(false)
    }
  })

  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await expect(toggle).toBeFocused()

  await toggle.tap()
  await cart.getByRole('button', { name: 'Suppe bearbeiten' }).tap()
  await expect(page.getByRole('dialog', { name: 'Suppe' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Suppe' })).toBeHidden()
  await expect(cart).toBeVisible()
  await page.goBack()
  await expect(cart).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${kitchen.path}$`))

  await toggle.tap()
  await cart.getByRole('button', { name: 'Suppe entfernen' }).tap()
  await expect(cart).toBeHidden()
})

test('another page begins at its top at once', async ({ page, guest, kitchen }) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await page.goto(kitchen.path)
  await guest.addButton('Suppe').click()
  await guest.orderLink.waitFor()
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.evaluate(countScrolls)
  await guest.orderLink.click()
  await guest.form.waitFor()

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  // The page that is shorter moves once by itself.
  expect(await page.evaluate(() => performance.getEntriesByName('scrolled').length)).toBeLessThanOrEqual(3)
})

test('who goes back after an order is at the menu, with nothing left to send', { tag: '@phone' }, async ({
  page,
  guest,
  kitchen,
}) => {
  await page.goto('/store')
  await guest.fillOrder(kitchen.path, 'Suppe')
  await guest.submitButton.tap()
  await expect(page).toHaveURL(/\/status\//)

  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${kitchen.path}$`))
  await expect(guest.card('Suppe')).toBeVisible()
  await expect(guest.dialog).toBeHidden()
  await expect(guest.cart).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/store$/)
})

test('going back takes back the question before an order is cancelled', async ({ page, kitchen }) => {
  const order = await kitchen.takeOrder(['Suppe'])
  await page.goto(`/status/${order.uid}/${order.hash}`)
  const question = page.getByRole('dialog', { name: 'Bestellung stornieren?' })
  await page.getByRole('button', { name: 'Bestellung stornieren' }).click()
  await question.waitFor()

  await page.goBack()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/status\//)
  await page.goForward()
  await question.getByRole('button', { name: 'Ja, stornieren' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('storniert')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(question).toBeHidden()
})

test('going back takes back the question about new prices, and the form is as it was', async ({
  page,
  guest,
  kitchen,
}) => {
  await guest.fillOrder(kitchen.path, 'Suppe')
  await kitchen.changeProduct('Suppe', { price: 620 })
  await guest.submitButton.click()
  const question = page.getByRole('dialog', { name: 'Die Preise haben sich geändert' })
  await question.waitFor()

  await page.goBack()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/checkout$/)
  await page.goForward()
  await question.getByRole('button', { name: 'Zum neuen Preis bestellen' }).click()
  await expect(page).toHaveURL(/\/status\//)
  expect(await kitchen.orders()).toMatchObject([{ total: 620 }])
})

/** Runs in the page. */
function countScrolls(): void {
  addEventListener('scroll', () => performance.mark('scrolled'))
}
