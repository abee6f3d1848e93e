import type { Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import { widths } from '#site/e2e/demo-pages.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

async function openPage(page: Page, staff: Staff, type: string): Promise<void> {
  const path = `seitentyp-${Math.random().toString(36).slice(2)}`
  const id = await staff.create('sites?draft=true', { name: 'Seitentyp', path, type, _status: 'draft' })
  await page.goto(`/backend/collections/sites/${id}`)
  await expect(page.locator('#field-path')).toHaveValue(path)
}

/** Spec: website 3, editor layouts per page type. */
const labels = {
  custom_category: ['Teasertitel', 'Teaserbild', 'Teaservideo', 'Hintergrundvideo', 'Abschnitte'],
  custom_technique: ['Teasertitel', 'Teaserbild', 'Teaservideo', 'Hintergrundvideo', 'Abschnitte'],
  custom_service: ['Teasertitel', 'Teaserbeschreibung', 'Seitenbild', 'Hintergrundvideo', 'Abschnitte'],
  custom_news: ['Hero Bild', 'Teaser Bild', 'Teaser Beschreibung', 'Abschnitte'],
  custom_site: ['Hintergrundvideo', 'Abschnitte'],
  default: ['Inhalt'],
}
const allLabels = [...new Set(Object.values(labels).flat())].filter((label) => label !== 'Inhalt')

test('a page has the fields of its type, by the names that they have there', async ({ page, staff }) => {
  await new BackOffice(page, administrator).returnSignedIn()
  for (const [type, wanted] of Object.entries(labels)) {
    await test.step(type, async () => {
      await openPage(page, staff, type)
      const form = page.locator('.document-fields__main, .document-fields__edit').first()
      for (const label of wanted) await expect(form.getByText(label, { exact: true }).first()).toBeVisible()
      for (const label of allLabels.filter((each) => !wanted.includes(each))) {
        await expect(form.getByText(label, { exact: true })).toHaveCount(0)
      }
      await expect(page.locator('#field-position')).toHaveCount(
        ['custom_category', 'custom_technique', 'custom_service'].includes(type) ? 1 : 0,
      )
    })
  }
})

test('a time is entered to the minute, by 24 hours', async ({ page, staff }) => {
  await new BackOffice(page, administrator).returnSignedIn()
  await openPage(page, staff, 'custom_news')
  await page.locator('#field-publishedAt').fill('2026-11-24')
  const time = page.locator('#field-publishedAt-time')
  await time.fill('1337')

  await expect(page.locator('#field-publishedAt-hint')).not.toContainText('Bitte')
  await time.fill('13:37')
  await expect(time).toHaveValue('13:37')
})

test('the map of a branch has the style of the house', async ({ page, staff }) => {
  const { docs } = await staff.get<{ docs: { id: string }[] }>('/branches?limit=1&depth=0')
  await new BackOffice(page, administrator).returnSignedIn()
  const styleOf = async () => {
    await page.goto(`/backend/collections/branches/${docs[0]?.id}`)
    return page.locator('[data-map-style]').first().getAttribute('data-map-style')
  }

  expect(await styleOf()).toBe('dark')
  await staff.post('/config', { mapStyle: 'light' })
  expect(await styleOf()).toBe('light')
  await staff.post('/config', { mapStyle: 'dark' })
})

for (const width of widths) {
  test(`a type of page that nobody has configured says so in German at ${width} px`, async ({
    page,
    staff,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const path = `unbekannt-${test.info().workerIndex}-${Date.now()}`
    const id = await staff.create('sites?draft=true', { name: 'Roulette', path, _status: 'draft' })
    await new BackOffice(page, administrator).returnSignedIn()
    const address = `/${path}?preview=${id}`
    // No record can hold such a type; the call by which a frame asks for what is typed can.
    await page.route(`**${address}`, async (route) => {
      const data = { id, values: { type: 'custom_roulette' } }
      await route.fulfill({ response: await page.request.post(address, { data }) })
    })

    expect((await page.goto(address))?.status()).toBe(500)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das hat leider nicht geklappt')
    await expect(page.getByText('Leider ist ein interner Fehler aufgetreten.')).toBeVisible()
    await expect(page.getByText('500 Internal Server Error')).toHaveAttribute('lang', 'en')
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
}
