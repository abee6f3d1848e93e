import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import { allowPush } from '#storefront/e2e/push-in-tests.ts'

// Where a device is reached its worker says.
test.use({ serviceWorkers: 'allow' })

test('somebody of the team is told of orders on their device, tries it, and switches it off', {
  tag: '@chromium',
}, async ({ office }) => {
  const { page } = office
  await allowPush(page.context(), page)
  await office.returnSignedIn()
  await page.goto('/backend/notifications')
  const onThisDevice = page.getByRole('switch', { name: 'Benachrichtigungen auf diesem Gerät' })
  await expect(page.getByText('Noch kein Gerät')).toBeVisible()
  await expectAccessible(page)

  await onThisDevice.press('Space')
  await expect(page.getByRole('listitem').filter({ hasText: '(dieses Gerät)' })).toBeVisible()
  await expect(onThisDevice).toBeChecked()
  await page.getByRole('button', { name: 'Probe senden' }).press('Enter')
  await expect(page.getByText('Die Probe ist unterwegs.')).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(onThisDevice).toBeChecked()
  await onThisDevice.press('Space')
  await expect(page.getByText('Noch kein Gerät')).toBeVisible()
  await expect(onThisDevice).not.toBeChecked()
})
