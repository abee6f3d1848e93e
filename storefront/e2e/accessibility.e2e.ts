import type { Page } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { testKitchen } from './kitchen.ts'
import { remember } from './remember.ts'

// axe lets smaller ones pass where nothing is beside them, which is another thing on every screen.
test('the name of no dish is lower than the least that may be pressed', { tag: '@everywhere' }, async ({
  page,
}) => {
  await page.goto('/store/marktplatz')
  const heights = await page
    .locator('h3 > .card-target')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height))

  expect(heights.length).toBeGreaterThan(10)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
})

for (const theme of ['white', 'black']) {
  test.describe(`in ${theme}`, { tag: '@everywhere' }, () => {
    test.beforeEach(({ page }) => remember(page, 'localStorage', 'theme', theme))

    const visit = async (page: Page, path: string) => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    }

    test('axe finds nothing on the list of branches, the menu, the legal texts and the 404 page', async ({
      page,
    }) => {
      for (const path of [
        '/gibt-es-nicht',
        '/store',
        '/store?q=Timbuktu',
        '/store/marktplatz',
        '/site/privacy',
      ]) {
        await test.step(path, async () => {
          await visit(page, path)
          await expectAccessible(page)
        })
      }
      await test.step('with the main menu open', async () => {
        await page.getByRole('button', { name: 'Menü' }).click()
        await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()
        await expectAccessible(page)
      })
    })

    test('axe finds nothing while a product is chosen and the cart is open', { tag: '@chromium' }, async ({
      page,
      guest,
    }) => {
      await visit(page, testKitchen.path)
      await guest.open('Burger')
      await guest.dialog.getByRole('button', { name: 'In den Warenkorb' }).press('Enter')
      await expect(guest.dialog.getByRole('alert')).toBeVisible()
      await expectAccessible(page)

      await guest.choice('normal', guest.dialog).click()
      await guest.dialog.getByRole('button', { name: 'In den Warenkorb' }).click()
      await guest.choice('Lieferung').click()
      await guest.openCart()
      await expectAccessible(page)
    })

    test('axe finds nothing at the checkout, with its errors, its calendar and its clock', {
      tag: '@chromium',
    }, async ({ page, guest }) => {
      await visit(page, testKitchen.path)
      await guest.choice('Lieferung').click()
      await guest.addButton('Semmel').click()
      await page.goto(`${testKitchen.path}/checkout`)
      await expect(guest.form).toContainText('Mindestbestellwert')
      await guest.submitButton.click()
      await expect(guest.errors).toBeVisible()
      await expectAccessible(page)

      await guest.form.getByRole('button', { name: /^Datum/ }).click()
      await expect(guest.dialog.getByRole('grid')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')

      await guest.form.getByRole('button', { name: /^Uhrzeit/ }).click()
      await expect(guest.dialog.getByRole('spinbutton', { name: 'Stunde' })).toBeVisible()
      await expectAccessible(page)
    })

    test('axe finds nothing on the way of an order, from waiting to either end', {
      tag: '@chromium',
    }, async ({ page, staff, kitchen }) => {
      const heading = page.getByRole('heading', { level: 1 })
      const [kept, canceled] = await Promise.all([
        kitchen.takeOrder(['Suppe']),
        kitchen.takeOrder(['Semmel']),
      ])
      await staff.post(`/orders/${canceled.id}/status/cancel`, {})
      await visit(page, `/status/${canceled.uid}/${canceled.hash}`)
      await expect(heading).toContainText('storniert')
      await expectAccessible(page)

      await visit(page, `/status/${kept.uid}/${kept.hash}`)
      await expect(heading).toContainText('Vielen Dank')
      await expectAccessible(page)

      for (const step of ['confirm', 'in-delivery', 'completed']) {
        await staff.post(`/orders/${kept.id}/status/${step}`, {})
      }
      await expect(page.getByText('Sie haben Ihre Bestellung abgeholt.')).toBeVisible()
      await expectAccessible(page)
    })
  })
}
