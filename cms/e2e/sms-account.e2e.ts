import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

test('an SMS account asks for its key where one is needed, and says why it is not taken', {
  tag: '@chromium',
}, async ({ page, kitchen, staff }) => {
  const id = await staff.create('sms-accounts', {
    name: `SMS ${kitchen.id}`,
    provider: 'seven',
    sender: 'Wirtshaus',
  })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/sms-accounts/${id}`)
  const panel = page.getByRole('region', { name: 'Schlüssel' })
  await expect(panel).toContainText('Es ist noch kein Schlüssel hinterlegt.')
  await panel.getByLabel('API-Schlüssel').fill('kurz')
  await panel.getByRole('button', { name: 'Schlüssel hinterlegen' }).press('Enter')
  await expect(panel.getByRole('alert')).toContainText('Der Schlüssel ist zu kurz.')
  await expectAccessible(page)
})
