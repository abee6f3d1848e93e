import { builtPart } from './built-part.ts'
import { expect, test } from './fixtures.ts'

const productSheet = 'app/product/product-sheet.tsx'

for (const [part, file] of [
  ['script', builtPart(productSheet, ['js'])],
  ['style', builtPart(productSheet, ['css'])],
] as const) {
  test(`a product whose ${part} is lost on the way is opened at the second try, and the cart stays`, async ({
    page,
    guest,
    kitchen,
  }) => {
    const { dialog } = guest
    await page.route(file, (route) => route.abort())
    await page.goto(kitchen.path)
    await page.evaluate(() => Object.assign(window, { isFirstPage: true }))
    await guest.addButton('Semmel').click()
    await guest.open('Menü')
    await expect(dialog).toContainText('Dieser Teil der Seite konnte nicht geladen werden.')

    await page.unroute(file)
    await dialog.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(dialog.getByText('Schritt 1 von 3')).toBeVisible()
    await expect(dialog.getByText('Schritt 1 von 3').locator('..')).toHaveCSS('display', 'grid')
    await dialog.getByRole('button', { name: 'Schließen' }).click()
    await expect(guest.cart.getByLabel('Semmel: Menge')).toHaveValue('1')
    expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true)
  })
}

test('a style of products that is lost takes nothing from the cart', async ({ page, guest, kitchen }) => {
  const style = builtPart(productSheet, ['css'])
  await page.route(style, (route) => route.abort())
  const lost = page.waitForEvent('requestfailed', (request) => style.test(request.url()))
  await page.route(builtPart('app/cart/cart-body.tsx', ['js']), async (route) => {
    await lost
    await route.continue()
  })
  await page.goto(kitchen.path)
  await guest.addButton('Semmel').click()
  await lost

  await expect(guest.cart.getByLabel('Semmel: Menge')).toHaveValue('1')
  await expect(guest.dialog).toHaveCount(0)
})

test('a product whose script went with an older build comes with the page of the new one', async ({
  page,
  guest,
  kitchen,
}) => {
  let isReplaced = true
  await page.route(builtPart(productSheet), (route) =>
    isReplaced ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.goto(kitchen.path)
  await guest.addButton('Semmel').click()
  page.once('domcontentloaded', () => {
    isReplaced = false
  })
  await guest.open('Menü')

  await expect(guest.dialog).toContainText('Schritt 1 von 3')
  await guest.dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(guest.cart.getByLabel('Semmel: Menge')).toHaveValue('1')
})

test('a page whose script is gone for good is loaded anew once, and then says so', async ({
  page,
  guest,
  kitchen,
}) => {
  await page.route(builtPart(productSheet), (route) => route.fulfill({ status: 404 }))
  await page.goto(kitchen.path)
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }))
  await guest.open('Menü')

  await expect(guest.dialog).toContainText('Dieser Teil der Seite konnte nicht geladen werden.')
  expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(false)
})
