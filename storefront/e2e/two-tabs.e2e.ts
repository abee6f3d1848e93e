import type { Page } from '@playwright/test'

import { builtPart } from './built-part.ts'
import { expect, test } from './fixtures.ts'

const nothingLeft = 'Keine Produkte im Warenkorb!'
const wasLast = 'Ihre letzte Bestellung ist bei uns eingegangen.'

/** As “duplicate tab” does: with all that the tab keeps. */
const copyTab = (page: Page) => () => page.evaluate(() => void window.open(window.location.href))

test('a copied tab has the same cart, which is ordered once', { tag: '@everywhere' }, async ({
  page,
  guest,
  anotherTab,
  kitchen,
}) => {
  await guest.fillOrder(kitchen.path, 'Suppe')
  const copy = await anotherTab(copyTab(page))
  await copy.page.goto(kitchen.path)
  await copy.addButton('Semmel').click()
  await expect(guest.figure('Gesamt', guest.form)).toHaveText('6,50 €')
  await expect(guest.form.getByLabel('Vorname')).toHaveValue('Anna')

  await copy.goToCheckout()
  await copy.fillContact()
  await copy.acceptTerms()
  await copy.submitButton.click()
  const ticket = await copy.ticketNumber()

  await expect(page.getByText(nothingLeft)).toBeVisible()
  await expect(page.getByText(wasLast)).toBeVisible()
  await page.getByRole('link', { name: 'Zu Ihrer Bestellung' }).click()
  expect(await guest.ticketNumber()).toBe(ticket)
  expect(await kitchen.orders()).toMatchObject([{ total: 650 }])
})

test('what is taken out in one tab is gone from its copy, and a tab of its own has a cart of its own', async ({
  page,
  guest,
  anotherTab,
  kitchen,
}) => {
  await guest.fillOrder(kitchen.path, 'Suppe')
  const copy = await anotherTab(copyTab(page))
  const stranger = await anotherTab()
  await stranger.page.goto(kitchen.path)
  await stranger.addButton('Semmel').click()
  await copy.form.getByRole('button', { name: 'Suppe entfernen' }).click()

  await expect(page.getByText(nothingLeft)).toBeVisible()
  await expect(page.getByText(wasLast)).toHaveCount(0)
  await expect(stranger.figure('Gesamt', stranger.cart)).toHaveText('1,00 €')
})

test('a copy that has heard of nothing sends no second order', async ({
  context,
  page,
  guest,
  anotherTab,
  kitchen,
}) => {
  await context.route(builtPart('app/cart/cart-copies.ts'), (route) => route.abort())
  await guest.fillOrder(kitchen.path, 'Suppe')
  const copy = await anotherTab(copyTab(page))
  await copy.fillContact()
  await copy.acceptTerms()
  await guest.submitButton.click()
  await expect(page).toHaveURL(/\/status\//)

  await copy.form.getByLabel('Vorname').fill('Berta')
  await copy.submitButton.click()
  await expect(copy.page.getByText(wasLast)).toBeVisible()
  expect(await kitchen.orders()).toMatchObject([{ firstName: 'Anna' }])
})
