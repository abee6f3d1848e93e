import { administrator } from '#scripts/testing/administrator.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

test('a key that is issued and revoked shows at once, and the device can be saved afterwards', async ({
  page,
  kitchen,
  staff,
}) => {
  const id = await staff.create('devices', {
    name: 'Tablet',
    identifier: `tablet-${crypto.randomUUID().slice(0, 8)}`,
    branch: kitchen.id,
  })
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  await page.goto(`/backend/collections/devices/${id}`)
  await page.getByRole('button', { name: 'Schlüssel', exact: true }).click()
  const prefix = page.locator('#field-keyPrefix')
  const issuedAt = page.locator('#field-keyRotatedAt')
  const revokedAt = page.locator('#field-keyRevokedAt')

  await page.getByRole('button', { name: 'Schlüssel ausstellen' }).click()
  await expect(prefix).toHaveValue(/^\w{8}$/)
  await expect(issuedAt).toHaveValue(/^\d{4}-\d\d-\d\d$/)

  await page.getByRole('button', { name: 'Widerrufen' }).click()
  await expect(prefix).toHaveValue('')
  await expect(revokedAt).toHaveValue(/^\d{4}-\d\d-\d\d$/)

  await page.getByRole('button', { name: 'Gerät', exact: true }).click()
  await page.getByLabel('Name').fill('Tablet am Pass')
  await office.save()
})
