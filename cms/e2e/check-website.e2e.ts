import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

test('a list over the whole website leads to the place of each fault, and the page shows itself from outside', async ({
  page,
  staff,
}) => {
  const name = `Prüfling ${test.info().workerIndex} ${Date.now()}`
  const dead = { blockType: 'sectionLink', label: 'Weiter', button: { link: `/weg-${Date.now()}` } }
  const id = await staff.create('sites?draft=true', {
    name,
    path: `pruefling-${Date.now()}`,
    type: 'custom_site',
    content: { body: [dead] },
    _status: 'draft',
  })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/website-pruefen?was=links')
  const row = page.getByRole('link', { name: `Der Link „${dead.button.link}“ führt zu keiner Seite` })
  await expect(row).toBeVisible()
  await expect(page.getByRole('button', { name: /^Links ins Leere \d+$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessibleInBoth(page, 'the list of what should be looked at')

  await page.getByRole('button', { name: /^Titel und Beschreibung/ }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Suche nach Seite oder Hinweis' }).fill(name)
  await page
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('link', { name: /^Die Beschreibung fehlt/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/sites/${id}\\?feld=seo.description`))
  const description = page.getByLabel('Beschreibung', { exact: true })
  await expect(description).toBeFocused()
  await description.fill('x'.repeat(160))
  const preview = page.getByRole('region', { name: 'So sieht die Seite von außen aus' })
  await expect(preview).toContainText('Beschreibung: 160 von etwa 155 Zeichen, zu lang')
  await expect(preview).toContainText(name)

  // Which tab was open last is answered when another one is shown already.
  await page.route('**/api/payload-preferences/**', async (route) => {
    if (route.request().method() === 'GET') await new Promise((next) => setTimeout(next, 1500))
    await route.continue()
  })
  await page.goto(`/backend/collections/sites/${id}?feld=content.body.0.button.link`)
  await expect(page.locator('#content-body-row-0')).toBeVisible()
  await expect(page.locator('#field-content__body__0__button__link')).toBeFocused()
})
