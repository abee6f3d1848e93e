import type { Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import type { Kitchen } from '#storefront/e2e/kitchen.ts'
import type { Staff } from '#scripts/testing/staff.ts'

import { BackOffice } from './back-office.ts'

// Where no branch is.
test.use({ timezoneId: 'America/New_York' })

/** Somebody of this branch, by a name that nobody else has. */
async function hireAnna(
  staff: Staff,
  { id }: Kitchen,
): Promise<{ user: string; name: string; branch: string }> {
  const lastName = `Auer ${id.slice(-6)}`
  const anna = { firstName: 'Anna', lastName, email: `anna@${id}.example`, password: 'Knoepfle-mit-Kraut-28' }
  const user = await staff.create('users', { ...anna, roles: ['ROLE_EMPLOYEE'], branches: [id] })

  return { user, name: `Anna ${lastName}`, branch: id }
}

const searchFor = (page: Page, slug: string, words: string) =>
  page.goto(`/backend/collections/${slug}?search=${encodeURIComponent(words)}`)

test('people and what is about them are found and titled by name and dates in words', async ({
  page,
  kitchen,
  staff,
}) => {
  const { user, name, branch } = await hireAnna(staff, kitchen)
  const id = await staff.create('absences', {
    user,
    branch,
    type: 'vacation',
    firstDay: '2026-08-03',
    lastDay: '2026-08-07',
  })
  await new BackOffice(page, administrator).returnSignedIn()
  await searchFor(page, 'users', name)
  await expect(page.getByRole('table').getByRole('link', { name })).toBeVisible()

  const title = `${name}, 3. bis 7. August 2026, Urlaub`
  await searchFor(page, 'absences', name)
  await page.getByRole('table').getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(`/absences/${id}`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('#field-user')).toContainText(name)
})

test('times are those of the branch, which is named where the browser goes by another clock', async ({
  page,
  kitchen,
  staff,
}) => {
  const { user, name, branch } = await hireAnna(staff, kitchen)
  const id = await staff.create('working-schedules', {
    user,
    branch,
    from: '2026-10-24T16:30:00Z',
    to: '2026-10-25T01:30:00Z',
  })
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  await searchFor(page, 'working-schedules', name)
  await expect(
    page.getByRole('link', { name: `${name}, Samstag 24. Oktober 2026, 18:30 bis 02:30` }),
  ).toBeVisible()
  await page.goto(`/backend/collections/working-schedules/${id}`)
  const from = page.locator('#field-from-time')

  await expect(from).toHaveValue('18:30')
  await expect(page.locator('#field-from-hint')).toHaveText('Uhrzeit in Wien')
  // The hour that comes again in autumn.
  const which = page.getByLabel('Bis, welche der beiden Stunden')
  await expect(which.locator('option:checked')).toHaveText('Winterzeit')
  await which.selectOption('Sommerzeit')
  await office.save()
  expect(await staff.get(`/working-schedules/${id}?depth=0`)).toMatchObject({
    to: '2026-10-25T00:30:00.000Z',
  })

  // The hour that is left out in spring.
  await page.locator('#field-from').fill('2026-03-29')
  await from.fill('02:30')
  await expect(page.locator('#field-from-hint')).toContainText('Diese Uhrzeit gibt es nicht')
  await expectAccessible(page)
})

test('an order that cannot be loaded offers another try, which works', async ({ page, kitchen }) => {
  const order = await kitchen.takeOrder(['Suppe'])
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  const address = `**/api/orders/${order.id}/status`
  await page.route(address, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(`/backend/collections/orders/${order.id}`)
  const retry = page.getByRole('button', { name: 'Erneut versuchen' })
  await expect(retry).toBeVisible()
  await page.unroute(address)
  await retry.click()

  await expect(office.orderPanel).toBeVisible()
})

test('a save that gets no words says what failed', async ({ page }) => {
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  await page.goto('/backend/collections/tags/create')
  await page.locator('#field-name').fill('Scharf')
  await page.route('**/api/tags*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' })
      : route.continue(),
  )
  await office.trySaving()

  await expect(page.getByText(/konnte nicht erstellt werden/).first()).toBeVisible()
})

/** The switch of “Ansicht einstellen” in the navigation of a wide window. */
async function press(page: Page, label: 'Kundendaten' | 'Produktdaten') {
  await page.getByRole('button', { name: 'Ansicht einstellen' }).click()
  await page.getByRole('group', { name: 'Ansicht' }).getByRole('checkbox', { name: label }).click()
  await page.keyboard.press('Escape')
}

test('data of customers and products go out of sight together with the wish, and come back', async ({
  page,
  kitchen,
}) => {
  const order = await kitchen.takeOrder(['Suppe'])
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  await page.goto(`/backend/collections/orders/${order.id}`)
  const panel = office.orderPanel
  const guest = panel.locator('.customer-data')
  await expect(panel.getByText('Suppe')).toBeVisible()
  await expect(guest).toBeVisible()

  await press(page, 'Kundendaten')
  await press(page, 'Produktdaten')
  await expect(guest).toBeHidden()
  await expect(panel.getByText('Suppe')).toBeHidden()
  await expect(page.locator('#field-lastName')).toBeHidden()
  expect(
    await page.evaluate(() => [localStorage.show_customer_data, localStorage.show_product_data]),
  ).toEqual(['0', '0'])
  await expectAccessible(page)

  // Also after the page is loaded anew, in the list, and in another tab.
  await page.goto(`/backend/collections/orders?search=${order.uid}`)
  await expect(page.locator('td.cell-lastName').first()).toHaveText(/ausgeblendet/, { useInnerText: true })
  const beside = await page.context().newPage()
  await beside.goto(`/backend/collections/orders/${order.id}`)
  await expect(beside.locator('.customer-data').first()).toBeHidden()

  await page.goto(`/backend/collections/orders/${order.id}`)
  await panel.getByRole('button', { name: 'Kundendaten zeigen' }).click()
  await expect(guest).toBeVisible()
  await expect(beside.locator('section .customer-data').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.show_customer_data)).toBe('1')
})

test('the history of an order names who did what, with their initials', async ({ page, kitchen }) => {
  const order = await kitchen.takeOrder(['Suppe'])
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  await page.goto(`/backend/collections/orders/${order.id}`)
  await office.orderPanel.getByRole('button', { name: 'Bestätigen' }).click()
  const history = page.getByRole('region', { name: 'Verlauf' })

  await expect(history.getByRole('listitem')).toHaveText([/Bestellung eingegangen/, /Bestellung bestätigt/])
  await expect(history).not.toContainText('@')
  await expect(history.locator('[data-tone]')).toHaveCount(1)
})

test('since when somebody else has a record open is said in German, by the clock of the house', async ({
  page,
  browser,
  kitchen,
  staff,
}) => {
  const tag = await staff.create('tags', { name: `Scharf ${kitchen.id.slice(-6)}` })
  const other = await browser.newContext()
  const beside = await other.newPage()
  const lead = { email: `lead@${kitchen.id}.example`, password: 'Knoepfle-mit-Kraut-28' }
  await staff.create('users', {
    ...lead,
    firstName: 'Lena',
    lastName: 'Leitner',
    roles: ['ROLE_ADMIN'],
    branches: [kitchen.id],
  })
  await new BackOffice(beside, lead).returnSignedIn()
  await beside.goto(`/backend/collections/tags/${tag}`)
  const locked = beside.waitForResponse((answer) => answer.request().method() === 'POST')
  await beside.locator('#field-name').fill('Sehr scharf')
  await locked

  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/tags/${tag}`)
  const window = page.locator('.document-locked')
  await expect(window).toContainText('Lena Leitner')
  await expect(window).toContainText(/\d{2}\.\d{2}\.\d{4} \d{2}:\d{2} \(Wien\)/)
  await other.close()
})

test('people have their initials beside their names in lists and in the navigation', async ({
  page,
  kitchen,
  staff,
}) => {
  const { name } = await hireAnna(staff, kitchen)
  await new BackOffice(page, administrator).returnSignedIn()
  await searchFor(page, 'users', name)

  await expect(page.locator('td.cell-name [data-tone]')).toHaveText([
    'A' + name.split(' ').at(-1)?.[0]?.toUpperCase(),
  ])
  await expect(page.locator('aside a[href$="/account"] [data-tone]')).toBeVisible()
  await expectAccessible(page)
})

test('the start view tells its times by the clock of the house, and names it', async ({ page }) => {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend')

  await expect(page.getByText(/Stand \d\d:\d\d Uhr/)).toContainText('(Wien)')
})
