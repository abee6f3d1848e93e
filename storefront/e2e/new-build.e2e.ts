import type { Locator, Page } from '@playwright/test'

import { builtPart } from './built-part.ts'
import { expect, test } from './fixtures.ts'

/**
 * A newer build has taken the place of the page's own, and what the page has not loaded yet is gone until it is loaded
 * anew. Answers a press that has this happen.
 */
async function replaceBuild(page: Page, source: string): Promise<(button: Locator) => Promise<void>> {
  let isGone = true
  await page.route(builtPart(source), (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))

  return async (button) => {
    const anew = page.waitForEvent('domcontentloaded')
    await button.click()
    await anew
    isGone = false
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  }
}

test('a new build while somebody fills in the form brings the page anew, with all that was typed', {
  tag: '@everywhere',
}, async ({ page, guest, kitchen }) => {
  const press = await replaceBuild(page, 'app/checkout/sending.ts')
  await guest.fillOrder(kitchen.path, 'Suppe')
  await guest.choice('Vor Ort', guest.form).click()
  await guest.form.getByRole('combobox', { name: 'Tisch' }).selectOption('Tisch 7')
  await guest.form.getByLabel('Nachricht').fill('Ohne Schnittlauch')
  await press(guest.submitButton)

  expect(await kitchen.orders()).toEqual([])
  await expect(guest.form.getByLabel('Vorname')).toHaveValue('Anna')
  await expect(guest.form.getByLabel('Nachricht')).toHaveValue('Ohne Schnittlauch')
  await guest.submitButton.click()
  await expect(guest.figure('Tisch')).toHaveText('7')
  expect(await kitchen.orders()).toHaveLength(1)
})

test('a new build between an order and its page leads there, and offers nothing to order again', async ({
  page,
  guest,
  kitchen,
}) => {
  const press = await replaceBuild(page, 'app/status/status.route.tsx')
  await guest.fillOrder(kitchen.path, 'Suppe')
  await press(guest.submitButton)

  await expect(page.getByText('Ihre letzte Bestellung ist bei uns eingegangen.')).toBeVisible()
  await page.getByRole('link', { name: 'Zu Ihrer Bestellung' }).click()
  expect(await guest.ticketNumber()).toBe(1)
  expect(await kitchen.orders()).toHaveLength(1)
})

test('a new build before the checkout leaves the cart as it is', async ({ page, guest, kitchen }) => {
  const press = await replaceBuild(page, 'app/checkout/checkout.route.tsx')
  await page.goto(kitchen.path)
  await guest.addButton('Suppe').click()
  await guest.openCart()
  await press(guest.orderLink)

  await guest.goToCheckout()
  await expect(guest.form).toContainText('Suppe')
})
