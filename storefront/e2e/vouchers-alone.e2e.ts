import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { openKitchen } from './kitchen.ts'

const voucher = {
  name: 'Geschenkgutschein',
  description: 'Für jeden Anlass.',
  price: 5_000,
  unit: 'piece',
  isEnabled: true,
  tax: 2000,
  takeawayTax: 2000,
  dineInTax: 2000,
  voucherKind: 'multi-purpose',
  isVoucherAmountFree: true,
}
const closed = { openingHours: [], isPreorderEnabled: false, isTakeawayPhoneRequired: false }

test('a closed house sells vouchers of any worth, and asks neither how nor for when', {
  tag: '@chromium',
}, async ({ page, guest, staff }) => {
  const kitchen = await openKitchen(staff, { branch: closed, products: [voucher] })
  await page.goto(kitchen.path)
  await guest.open('Geschenkgutschein')
  await guest.dialog.getByLabel('Betrag').fill('0,50')
  // It cannot be pressed yet, and says why to whoever does all the same.
  await guest.dialog.getByRole('button', { name: /Warenkorb|hinzufügen/i }).click({ force: true })
  await expect(guest.dialog.getByText('Ein Gutschein ist zwischen 1,00 € und 5.000,00 € wert.')).toBeVisible()
  await guest.dialog.getByLabel('Betrag').fill('75,50')
  await guest.dialog.getByRole('button', { name: /Warenkorb|hinzufügen/i }).click()
  await guest.openCart()
  await guest.goToCheckout()

  await expect(guest.form.getByRole('heading', { name: 'Kontaktdetails' })).toBeVisible()
  await expect(guest.form.getByRole('heading', { name: 'Bestellung' })).toHaveCount(0)
  await expect(guest.form.getByRole('heading', { name: 'Gewünschter Termin' })).toHaveCount(0)
  await expectAccessible(page)
  await guest.fillContact()
  await guest.acceptTerms()
  await guest.submitButton.click()

  await expect(page).toHaveURL(/\/status\//)
  await expect(page.getByText('Art der Lieferung')).toHaveCount(0)
  expect(await kitchen.orders()).toMatchObject([{ type: 'takeaway', total: 7_550, paymentMethod: 'cash' }])
})

test('on a phone the bar of a cart of vouchers is filled, and its sum is not written over', {
  tag: '@phone',
}, async ({ page, guest, staff }) => {
  const kitchen = await openKitchen(staff, { branch: closed, products: [voucher] })
  await page.goto(kitchen.path)
  await guest.open('Geschenkgutschein')
  await guest.dialog.getByLabel('Betrag').fill('75,50')
  await guest.dialog.getByRole('button', { name: /Warenkorb|hinzufügen/i }).click()
  const toggle = guest.cart.getByRole('button', { name: 'Warenkorb' })
  await expect(toggle).toBeVisible()

  const [pressed, bar] = [await toggle.boundingBox(), await toggle.locator('..').boundingBox()]
  expect(pressed?.width).toBeCloseTo(bar?.width ?? 0, 0)
})
