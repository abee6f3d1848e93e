import { administrator } from '#scripts/testing/administrator.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

test('a warning leads to its field, through two closed rows', async ({ page, staff }) => {
  const button = { label: 'Zum Angebot', link: '/gibt-es-nicht' }
  const body = [
    { blockType: 'content', subheadline: 'Oben' },
    { blockType: 'buttons', buttons: [button] },
  ]
  const path = `pruefung-${Date.now()}`
  const id = await staff.create('sites?draft=true', {
    name: 'Prüfung',
    path,
    type: 'custom_site',
    _status: 'draft',
    content: { body },
  })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/sites/${id}`)
  await expect(page.locator('#content-body-row-1')).toContainText('Schaltflächen')
  await expect(page.locator('#content-body-row-1')).toContainText('Zum Angebot')

  const checks = page.getByRole('region', { name: 'Vor dem Veröffentlichen' })
  await expect(checks).toContainText('führt zu keiner Seite dieser Website')
  await page.getByRole('button', { name: 'Suchmaschinen' }).click()
  await checks.getByRole('button', { name: 'Zur Stelle springen' }).click()
  const link = page.locator('#field-content__body__1__buttons__0__link')
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
})
