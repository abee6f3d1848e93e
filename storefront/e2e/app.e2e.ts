import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })
// The last of them takes the app away from everybody.
test.describe.configure({ mode: 'default' })

const offline = 'Sie sind offline. Bitte überprüfen Sie Ihre Internetverbindung.'

test('a second visit without a connection shows the menu and keeps a cart, and says what it cannot do', {
  tag: '@chromium',
}, async ({ page, context, guest, kitchen }) => {
  await page.goto(kitchen.path)
  await untilKept(page, kitchen.path)
  await context.setOffline(true)

  await page.goto(kitchen.path)
  // Browsers do not agree on whether a page that is opened without a connection knows of it; all tell of a change.
  await context.setOffline(false)
  await expect(page.getByRole('region', { name: /^Stand vom \d/ })).toContainText(
    'können sich geändert haben',
  )
  await context.setOffline(true)
  const warning = page.getByRole('alert').filter({ hasText: offline })
  await expect(warning).toContainText('Preise und Öffnungszeiten können sich geändert haben.')
  await guest.addButton('Suppe').click()
  await guest.open('Menü')
  await expect(guest.dialog).toContainText('Schritt 1 von 3')
  await guest.dialog.getByRole('button', { name: 'Schließen' }).click()
  await guest.goToCheckout()
  await guest.fillContact()
  await guest.acceptTerms()
  await guest.submitButton.click()
  await expect(guest.errors).toContainText(offline)
  await expect(warning).toBeVisible()

  await page.goto('/store/nie-gesehen')
  await expect(page.getByRole('heading', { name: 'Sie sind offline' })).toBeVisible()
  await page.getByRole('link', { name: 'Zu den Filialen' }).click()
  await page.getByRole('link', { name: kitchen.name }).first().click()
  await expect(guest.cart.getByLabel('Suppe: Menge')).toHaveValue('1')

  await context.setOffline(false)
  await guest.goToCheckout()
  await expect(guest.form.getByLabel('Vorname')).toHaveValue('Anna')
  await guest.submitButton.click()
  await expect(page).toHaveURL(/\/status\//)
  expect(await kitchen.orders()).toHaveLength(1)
  expect(await keptAddresses(page)).not.toContainEqual(expect.stringMatching(/\/status\/|\/api\/|\/upload\//))
})

test('a guest is offered the app once, beside the cart, and puts it off by keyboard', async ({
  page,
  guest,
  kitchen,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(kitchen.path)
  await guest.addButton('Suppe').click()
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))

  const offer = page.getByRole('region', { name: 'Wirtshaus Knöpflemond als App' })
  await expect(offer).toBeVisible()
  const [card, cart] = [
    await offer.boundingBox(),
    await guest.cart.getByRole('button', { name: /Warenkorb/ }).boundingBox(),
  ]
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(cart?.y ?? 0)
  await offer.getByRole('button', { name: 'Installieren' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(offer).toBeHidden()
  expect(await page.context().cookies()).toContainEqual(
    expect.objectContaining({ name: 'pwa-dismiss', value: 'true' }),
  )
})

test('where the shop is an app no longer, its worker and all that it kept are gone', {
  tag: '@chromium',
}, async ({ page, kitchen, staff }) => {
  await page.goto(kitchen.path)
  await untilKept(page, kitchen.path)

  await staff.post('/config', { enablePluginPWA: false })
  try {
    await page.goto(kitchen.path)
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    await expect.poll(() => keptAddresses(page)).toEqual([])
    await expect(page.locator('link[rel=manifest]')).toHaveCount(0)
  } finally {
    await staff.post('/config', { enablePluginPWA: true })
  }
})

/** The worker comes when the page is done, and has then still to get what it keeps. */
async function untilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringMatching(new RegExp(`${path}$`)))
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return kept.flat().map(({ url }) => url)
  })
}
