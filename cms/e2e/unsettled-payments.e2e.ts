import type { UnsettledPayment } from '#domain/ordering/unsettled-payments.contract.ts'
import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

for (const width of [390, 1440]) {
  test(`what does not fit its order is asked after from the list, ${width} pixels wide`, async ({
    page,
    guest,
    kitchen,
  }) => {
    await kitchen.change({ isMollieEnabled: true })
    await guest.fillOrder(kitchen.path, 'Suppe')
    await guest.form.getByRole('radio', { name: 'Mollie' }).check()
    await guest.submitButton.click()
    await page.getByRole('button', { name: 'Zurück, ohne zu bezahlen' }).click()
    await expect(page).toHaveURL(/\/status\//)
    const [order] = await kitchen.orders()
    // Nobody waits for a quarter of an hour.
    const payment: UnsettledPayment = {
      order: String(order?.id),
      branch: kitchen.id,
      ticketNumber: 1,
      status: 'awaiting-payment',
      paymentStatus: 'pending',
      placedAt: '2026-11-28T11:00:00.000Z',
      method: 'mollie',
      reference: 'tr_1',
      amount: 550,
      refundUnderway: 0,
      problem: 'differs',
      askedAt: null,
    }
    await page.route('**/api/orders/unsettled-payments', (route) =>
      route.fulfill({ json: { docs: [payment], more: 0 } }),
    )
    await page.setViewportSize({ width, height: 900 })
    const office = new BackOffice(page, administrator)
    await office.signIn()
    await page.goto('/backend/unsettled-payments')
    await expect(page.getByText('Passt nicht', { exact: true })).toBeVisible()
    await page.getByText('Nr. 1', { exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Bestellung Nr. 1' })
    await expect(panel).toContainText('Der Anbieter nennt einen anderen Betrag')
    await expectAccessible(page)

    await panel.getByRole('button', { name: 'Beim Anbieter nachfragen' }).press('Enter')
    await expect(page.getByText('Der Anbieter sagt: Zahlung ausstehend.')).toBeVisible()
    await page.unroute('**/api/orders/unsettled-payments')
    await page.reload()
    await expect(page.getByText('Alle Onlinezahlungen passen zu ihren Bestellungen.')).toBeVisible()
  })
}
