import { text } from 'node:stream/consumers'

import { administrator } from '#scripts/testing/administrator.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

const view = '/backend/kit/example'
const list = '**/api/contact-requests?*'

const request = {
  name: 'Theresa Maier',
  email: 'theresa@example.com',
  phone: '+43 5574 123456',
  comment: 'Wir suchen für den 12. Dezember einen Raum für 40 Personen.',
}

test('who is not signed in signs in first, and comes back to the view as it was asked for', async ({
  page,
}) => {
  const answer = await page.goto(`${view}?stand=new`)
  expect(await answer?.text()).not.toContain('Kontaktanfragen')
  await expect(page).toHaveURL(/\/backend\/login\?redirect=/)
  await new BackOffice(page, administrator).enter(administrator)

  await expect(page.getByRole('heading', { level: 1, name: 'Beispiel' })).toBeVisible()
  await expect(page).toHaveURL(/\/kit\/example\?stand=new$/)
  await expect(page).toHaveTitle('Beispiel – Theke')
})

test('who lacks the right is told so, and is not led there', async ({ office }) => {
  const { page } = office
  await office.returnSignedIn()
  await page.goto(view)

  await expect(page.getByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible()
  await expect(page.getByText('„Beispiel“ ist für Ihre Rolle nicht freigegeben.')).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Beispiel' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page).toHaveURL(/\/backend$/)
})

test('a view answers at exactly its path', async ({ page }) => {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`${view}/further`)

  await expect(page.getByRole('heading', { level: 1, name: 'Beispiel' })).toHaveCount(0)
})

test('a view of fewer than 60 lines filters, opens, acts and takes back', async ({ page, staff }) => {
  await staff.create('contact-requests', request)
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/globals/config')
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Beispiel' }).click()
  await page.getByRole('combobox', { name: 'Stand' }).selectOption({ label: 'Neu' })
  const row = page.getByRole('row').filter({ hasText: 'Theresa Maier' }).first()
  await row.click()
  const panel = page.getByRole('dialog', { name: 'Kontaktanfrage' })
  await expect(panel.getByText(`Theresa Maier: ${request.comment}`)).toBeVisible()
  await panel.getByRole('button', { name: 'Als beantwortet ablegen' }).click()
  await expect(page.getByText('Die Anfrage ist beantwortet.')).toBeVisible()
  await expect(panel).toHaveCount(0)

  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Theresa Maier' }).first()).toContainText('Neu')
})

test('guests who are out of sight are named by no row, no box, no file and no panel', async ({
  page,
  staff,
}) => {
  await staff.create('contact-requests', request)
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/account')
  await page.evaluate(() => localStorage.setItem('show_customer_data', '0'))
  await page.goto(view)
  const row = page.getByRole('row').filter({ hasText: 'Kundendaten ausgeblendet' }).first()
  await row.click()
  await expect(page.getByRole('dialog').getByText('Kundendaten ausgeblendet')).toBeVisible()
  await expect(page.getByText('Theresa Maier').filter({ visible: true })).toHaveCount(0)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await (await saved).createReadStream()

  expect(await text(file)).not.toContain('Theresa')
})

test('what cannot be loaded says why and is tried again; what is old says since when', async ({
  page,
  context,
}) => {
  let isBroken = true
  await page.route(list, (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { errors: [{ message: 'Gerade nicht.' }] } })
      : route.continue(),
  )
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(view)
  await expect(page.getByRole('alert').filter({ hasText: 'Gerade nicht.' })).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByRole('grid', { name: 'Kontaktanfragen' })).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText(/^Keine Verbindung\. Stand von \d\d:\d\d Uhr/)).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Kontaktanfragen' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Keine Verbindung.')).toHaveCount(0)
})

test('a stock list loads nothing of the kit', async ({ page }) => {
  await new BackOffice(page, administrator).returnSignedIn()
  const loadsKit = async (path: string, heading: string) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.waitForLoadState('networkidle')
    const addresses = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.endsWith('.js')),
    )
    const scripts = await Promise.all(
      addresses.map(async (address) => (await page.request.get(address)).text()),
    )

    return scripts.some((script) => script.includes('Eingegrenzt durch'))
  }

  expect(await loadsKit('/backend/kit', 'Bausteine')).toBe(true)
  expect(await loadsKit('/backend/collections/products', 'Produkte')).toBe(false)
})
