import { randomBytes } from 'node:crypto'

import type { Page } from '@playwright/test'

import type { Role } from '#domain/people/roles.ts'
import { administrator } from '#scripts/testing/administrator.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import { expect, test, waitForScripts } from '#storefront/e2e/fixtures.ts'
import { Guest } from '#storefront/e2e/guest.ts'

import { BackOffice } from './back-office.ts'
import { openEmptyBusiness } from './empty-business.ts'
import { expectPresentable, themes, widths } from './stock-screens.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name })
const unique = () => randomBytes(4).toString('hex')

/** Somebody new, on their first day. */
async function employ(staff: Staff, role: Role, branches: string[] = []) {
  const account = { email: `neu-${unique()}@example.com`, password: 'Knoepfle-mit-Kraut-26' }
  await staff.create('users', { ...account, firstName: 'Nina', lastName: 'Neu', roles: [role], branches })
  return account
}

test('an employee finds what waits, settles it, and is told that nothing is left', async ({
  office,
  kitchen,
}) => {
  const { page } = office
  await kitchen.takeOrder(['Suppe'])
  await office.signIn()
  await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible()
  await part(page, 'Was wartet')
    .getByRole('link', { name: /1 Unbestätigte Bestellung/ })
    .click()
  await expect(office.orderRows).toHaveCount(1)
  await office.orderRows.getByRole('link').first().click()
  await office.press('Bestätigen')
  await expect(office.orderPanel).toContainText('Bestätigt')

  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Heute' }).click()
  await expect(part(page, 'Was wartet')).toContainText('Nichts wartet.')
  await expect(part(page, 'Offene Bestellungen')).toContainText('Bestätigt')
  await expect(page.getByText('Umsatz')).toHaveCount(0)
})

test('a manager pauses delivery, takes that back, and adds a dish', async ({ page, staff, kitchen }) => {
  const office = new BackOffice(page, await employ(staff, 'ROLE_MANAGER', [kitchen.id]))
  const isDelivering = async () =>
    (await staff.get<{ isDeliveryEnabled: boolean }>(`/branches/${kitchen.id}`)).isDeliveryEnabled
  await office.returnSignedIn()
  await page.goto('/backend')
  const delivery = part(page, 'Filialen').getByRole('switch', { name: 'Lieferung' })
  await delivery.click()

  await expect(delivery).not.toBeChecked()
  await expect(part(page, 'Ausverkauft und pausiert')).toContainText('Lieferung ist ausgeschaltet')
  await expect.poll(isDelivering).toBe(false)
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter')
  await expect(delivery).toBeChecked()
  await expect.poll(isDelivering).toBe(true)

  await page.goto('/backend/collections/products/create')
  await page.locator('#field-name').fill('Käsknöpfle')
  await page.locator('#field-price').fill('14,50')
  await page.locator('#field-unit').click()
  await page.getByRole('option', { name: 'Stück' }).click()
  await office.save()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Käsknöpfle')
})

test('an editor finds the page that was begun, and publishes it', async ({ page, staff }) => {
  const name = `Sommerfest ${unique()}`
  const path = `sommerfest-${unique()}`
  const id = await staff.create('sites?draft=true', { name, path, type: 'custom_site', _status: 'draft' })
  const office = new BackOffice(page, await employ(staff, 'ROLE_EDITOR'))
  await office.returnSignedIn()
  await page.goto('/backend')
  for (const money of ['Zahlen des Tages', 'Offene Bestellungen', 'Filialen'])
    await expect(part(page, money)).toHaveCount(0)
  await part(page, 'Entwürfe').getByRole('link', { name }).click()
  await page.waitForURL(`**/sites/${id}`)
  await page.getByRole('button', { name: /^Änderungen veröffentlichen|^Veröffentlichen/ }).click()

  await expect(async () => expect((await page.request.get(`/${path}`)).status()).toBe(200)).toPass()
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Heute' }).click()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('an admin leads an empty business to its first test order', async ({ browser }) => {
  // A product of its own has to open first.
  test.setTimeout(900_000)
  const { origin, close } = await openEmptyBusiness()
  const context = await browser.newContext({ baseURL: origin, locale: 'de-AT', timezoneId: 'Europe/Vienna' })
  try {
    const page = await context.newPage()
    await new BackOffice(page, administrator).returnSignedIn()
    await page.goto('/backend')
    const setup = part(page, 'Bis zur ersten Bestellung')
    await expect(setup).toContainText('0 von 6 Schritten')
    await openBusiness(page)
    for (const width of widths)
      for (const theme of themes) await expectPresentable(page, 'the first steps', width, theme)
    await page.getByRole('button', { name: 'Ausblenden' }).click()
    await expect(setup).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeFocused()
    await page.getByRole('button', { name: 'Schritte bis zur ersten Bestellung zeigen' }).click()

    const [shop] = await Promise.all([
      context.waitForEvent('page'),
      setup.getByRole('link', { name: 'Shop öffnen' }).click(),
    ])
    await expect(shop.getByRole('heading', { name: 'Käsknöpfle' })).toBeVisible()
    waitForScripts(shop)
    const guest = new Guest(shop)
    await guest.fillOrder('/store/gasthaus-linde', 'Käsknöpfle')
    await guest.submitButton.click()
    await expect(shop).toHaveURL(/\/status\//)
    await page.bringToFront()
    await expect(part(page, 'Was wartet')).toContainText('Unbestätigte Bestellung')
    await expect(setup).toHaveCount(0)
  } finally {
    await context.close()
    await close()
  }
})

/** Each step in its place; what the server refuses stands at its field. */
async function openBusiness(page: Page): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press('Betrieb anlegen')
  await expect(page.getByLabel('Name des Betriebs')).toHaveAccessibleDescription(/.+/)
  await page.getByLabel('Name des Betriebs').fill('Gasthaus Linde')
  await expect(page.getByLabel('Adresse im Shop')).toHaveValue('gasthaus-linde')
  await press('Betrieb anlegen')

  await page.getByLabel('Sonntag', { exact: true }).uncheck()
  for (const day of ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']) {
    await page.getByLabel(`${day} von`).fill('00:00')
    await page.getByLabel(`${day} bis`).fill('00:00')
  }
  await page.getByLabel('Sonntag', { exact: true }).check()
  await page.getByLabel('Sonntag von').fill('00:00')
  await page.getByLabel('Sonntag bis').fill('00:00')
  await press('Öffnungszeiten speichern')

  await press('Liefergebiete speichern')
  await expect(page.getByLabel('Gebiet', { exact: true })).toHaveAccessibleDescription(/.+/)
  await press('Wir liefern nicht')

  await page.getByLabel('Gericht', { exact: true }).fill('Käsknöpfle')
  await page.getByLabel('Preis in €').fill('14,50')
  await press('Gericht hinzufügen')
  await expect(page.getByRole('link', { name: 'Käsknöpfle' })).toBeVisible()
  await press('Karte anlegen')
  await expect(page.getByText('5 von 6 Schritten')).toBeVisible()
}
