import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

const demoKey = 'test_demodemodemodemodemodemodemodemo'

test('a key is kept once its provider knows it, and never shown', { tag: '@chromium' }, async ({
  page,
  kitchen,
  staff,
}) => {
  const id = await staff.create('payment-accounts', {
    name: `Mollie ${kitchen.id}`,
    method: 'mollie',
  })
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  await page.goto(`/backend/collections/payment-accounts/${id}`)
  const panel = page.getByRole('region', { name: 'Schlüssel' })
  const key = panel.getByLabel('API-Schlüssel')
  await expect(panel).toContainText('Es ist noch kein Schlüssel hinterlegt.')

  await key.fill('live_kurz')
  await panel.getByRole('button', { name: 'Schlüssel hinterlegen' }).press('Enter')
  await expect(panel.getByRole('alert')).toContainText('beginnt mit „live_“ oder „test_“')
  await key.fill(demoKey.replace('demo', 'fake'))
  await panel.getByRole('button', { name: 'Schlüssel hinterlegen' }).press('Enter')
  await expect(panel.getByRole('alert')).toContainText('Mollie kennt diesen Schlüssel nicht.')
  await expectAccessible(page)

  await key.fill(demoKey)
  await panel.getByRole('button', { name: 'Schlüssel hinterlegen' }).press('Enter')
  await expect(panel).toContainText('Der Schlüssel stimmt und ist hinterlegt. Hinterlegt ist test_…demo.')
  await expect(panel.getByRole('alert')).toHaveCount(0)
  await expect(key).toHaveValue('')
  expect(await page.content()).not.toContain(demoKey)
})
