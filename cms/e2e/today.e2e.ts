import type { Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name })

test('the start view shows no cards, reads again when an order comes, and leads to it', async ({
  office,
  kitchen,
}) => {
  const { page } = office
  await office.returnSignedIn()
  await page.goto('/backend')
  await expect(page.locator('.dashboard__card-list, .card')).toHaveCount(0)
  await expect(part(page, 'Was wartet')).toContainText('Nichts wartet.')
  await expect(page.getByText(/Stand \d\d:\d\d Uhr/)).toHaveAttribute('data-live', 'true')

  await kitchen.takeOrder(['Suppe'])
  await expect(
    part(page, 'Was wartet').getByRole('link', { name: /1 Unbestätigte Bestellung/ }),
  ).toBeVisible()
  await expect(part(page, 'Offene Bestellungen').getByRole('listitem')).toHaveCount(1)
})

test('a view that hears nothing any more says how old it is', async ({ office }) => {
  const { page } = office
  await office.returnSignedIn()
  await page.goto('/backend')
  const state = page.getByText(/Stand \d\d:\d\d Uhr/)
  await expect(state).toHaveAttribute('data-live', 'true')
  await page.route('**/api/today/events', (route) => route.fulfill({ status: 503 }))
  await page.reload()

  await expect(state).toContainText('Keine Verbindung.')
  await page.unroute('**/api/today/events')
  await expect(state).toHaveAttribute('data-live', 'true')
})

test('what is sold out comes back in one press, and is sold out again in another', async ({
  page,
  staff,
  kitchen,
}) => {
  await kitchen.changeProduct('Suppe', {
    name: `Suppe ${kitchen.name}`,
    soldOutUntil: '2999-01-01T00:00:00.000Z',
  })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend')
  const outages = part(page, 'Ausverkauft und pausiert')
  const press = outages.getByRole('button', { name: `Wieder da: Suppe ${kitchen.name}` })
  await press.click()
  await expect(press).toHaveCount(0)

  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter')
  await expect(press).toBeVisible()
  const { docs } = await staff.get<{ docs: { soldOutUntil: string }[] }>(
    `/products?where[name][equals]=${encodeURIComponent(`Suppe ${kitchen.name}`)}`,
  )
  expect(docs[0]?.soldOutUntil).toBe('2999-01-01T00:00:00.000Z')
})

test('a contact request waits until somebody says in its list that it is dealt with', async ({
  page,
  staff,
}) => {
  const name = `Anna ${Date.now()}`
  await staff.create('contact-requests', {
    name,
    email: 'anna@example.com',
    phone: '+43 664 1234567',
    comment: 'Haben Sie am Montag offen?',
  })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend')
  await part(page, 'Was wartet')
    .getByRole('link', { name: /Kontaktanfrage/ })
    .click()
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: 'Erledigt' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter')
  await expect(row).toBeVisible()
})

for (const width of [390, 820, 1440]) {
  test(`the start view is accessible and fits at ${width} pixels, in both colour settings`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await new BackOffice(page, administrator).returnSignedIn()
    await page.goto('/backend')
    await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible()

    for (const theme of ['light', 'dark']) {
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
      await expectAccessible(page)
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('every line and switch is reached and pressed by keyboard', async ({ page, staff, kitchen }) => {
  const account = { email: `leitung@${kitchen.identifier}.example`, password: 'Knoepfle-mit-Kraut-26' }
  const leader = { firstName: 'Lea', lastName: 'Lang', roles: ['ROLE_MANAGER'], branches: [kitchen.id] }
  await staff.create('users', { ...account, ...leader })
  await new BackOffice(page, account).returnSignedIn()
  await page.goto('/backend')
  const takeaway = part(page, 'Filialen').getByRole('switch').first()
  await takeaway.focus()
  await page.keyboard.press('Space')
  await expect(takeaway).not.toBeChecked()
  await expect(takeaway).toBeFocused()
})
