import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { allowPush } from './push-in-tests.ts'

// Where a device is reached its worker says.
test.use({ serviceWorkers: 'allow' })

test('a guest wishes to be told on their device, and wishes it no more', { tag: '@chromium' }, async ({
  page,
  context,
  kitchen,
}) => {
  await allowPush(context, page)
  const { uid, hash } = await kitchen.takeOrder(['Suppe'])
  await page.goto(`/status/${uid}/${hash}`)
  await page.getByRole('button', { name: 'Benachrichtige mich' }).press('Enter')
  await expect(page.getByText('Wir benachrichtigen Sie auf diesem Gerät.')).toBeVisible()
  const workers = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(workers).toContain('/api/push/')
  await expectAccessible(page)

  await page.reload()
  await page.getByRole('button', { name: 'Nicht mehr benachrichtigen' }).press('Enter')
  await expect(page.getByText('Wir benachrichtigen Sie nicht mehr.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Benachrichtige mich' })).toBeVisible()
})
