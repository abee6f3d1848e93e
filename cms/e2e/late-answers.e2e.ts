import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { besideOf } from './board-page.ts'

/** It asks three times a minute. */
const soon = { timeout: 45_000 }

test('whatever is worked on in the panel, a guest who waits too long is told of above it', async ({
  office,
  kitchen,
  staff,
}) => {
  await kitchen.change({ confirmationMinutes: 1 })
  const { id, ticketNumber: number } = await kitchen.takeOrder(['Suppe'])
  const { page } = office
  await office.returnSignedIn()
  await page.goto('/backend/collections/menus')
  const told = page.getByRole('alert').filter({ hasText: 'auf Antwort' })
  await expect(told).toBeVisible({ timeout: 120_000 })
  await expectAccessible(page)
  await told.getByRole('button', { name: 'Gehört' }).click()
  await expect(told).toHaveCount(0)

  // Whoever comes back later is told again, as long as nobody has answered.
  await page.goto('/backend/collections/products')
  await expect(told).toBeVisible(soon)
  await told.getByRole('link', { name: 'Ansehen' }).click()
  await expect(page).toHaveURL(/\/backend\/orders\?offen=/)
  await expect(told).toHaveCount(0)

  await page.goto(`/backend/orders?offen=${id}`)
  await besideOf(page, number).getByRole('button', { name: 'Bestätigen' }).click()
  await expect
    .poll(async () => (await staff.get<{ status: string }>(`/orders/${id}`)).status)
    .toBe('confirmed')
})
