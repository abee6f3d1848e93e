import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'

interface Told {
  type: string
  action: string
  data: { items: object[]; grossCents: number }
}

/** Writes down what the shop would tell whoever counts, agreed to or not. */
async function listen(page: Page): Promise<() => Promise<Told[]>> {
  await page.addInitScript(() => {
    const told: object[] = []
    for (const type of ['tracked', 'converted']) {
      addEventListener(type, (event) => told.push({ type, ...(event as CustomEvent).detail }))
    }
    Object.assign(window, { told })
  })

  return () => page.evaluate(() => (window as unknown as { told: Told[] }).told)
}

test('a checkout is told once it is open, a purchase and its success once it is placed, with which it is settled', async ({
  page,
  guest,
  kitchen,
}) => {
  const told = await listen(page)
  await guest.fillOrder(kitchen.path, 'Suppe')
  const shopping = {
    items: [{ product: 'Suppe', amount: 1, unit: 'piece' }],
    grossCents: 550,
    currency: 'EUR',
  }
  await expect.poll(told).toEqual([
    { type: 'tracked', action: 'add-to-cart', data: expect.anything() },
    { type: 'tracked', action: 'checkout', data: shopping },
  ])

  await guest.submitButton.click()
  await expect(page).toHaveURL(/\/status\//)
  await expect
    .poll(async () => (await told()).slice(2))
    .toEqual([
      { type: 'tracked', action: 'purchase', data: shopping },
      { type: 'converted', action: 'purchase', data: shopping },
      // It is paid when it is collected.
      { type: 'tracked', action: 'paid' },
    ])
})

test('what is paid online is settled once it is paid, and told of once', async ({ page, guest, kitchen }) => {
  const told = await listen(page)
  await kitchen.change({ isMollieEnabled: true })
  await guest.fillOrder(kitchen.path, 'Suppe')
  await guest.form.getByRole('radio', { name: 'Mollie' }).check()
  await guest.submitButton.click()
  await expect(page).toHaveURL(/\/zahlung-demo\//)
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click()

  await expect(page).toHaveURL(/\/status\//)
  await expect.poll(told).toEqual([{ type: 'tracked', action: 'paid' }])
  await page.reload()
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  expect(await told()).toEqual([])
})

test('what is cancelled before it is paid was never settled', async ({ page, guest, kitchen }) => {
  const told = await listen(page)
  await kitchen.change({ isMollieEnabled: true })
  await guest.fillOrder(kitchen.path, 'Suppe')
  await guest.form.getByRole('radio', { name: 'Mollie' }).check()
  await guest.submitButton.click()
  await page.getByRole('button', { name: 'Zurück, ohne zu bezahlen', exact: true }).click()
  await page.getByRole('button', { name: 'Bestellung stornieren' }).click()
  await page.getByRole('button', { name: 'Ja, stornieren' }).click()

  await expect(page.getByRole('button', { name: 'Bestellung stornieren' })).toHaveCount(0)
  expect(await kitchen.orders()).toMatchObject([{ status: 'canceled' }])
  expect(await told()).toEqual([])
})

test('an order that was refused is no purchase', async ({ page, guest, kitchen }) => {
  const told = await listen(page)
  await guest.fillOrder(kitchen.path, 'Suppe')
  await kitchen.change({ isTakeawayEmailRequired: true })
  await guest.submitButton.click()

  await expect(guest.errors).toBeVisible()
  expect((await told()).map(({ action }) => action)).toEqual(['add-to-cart', 'checkout'])
})
