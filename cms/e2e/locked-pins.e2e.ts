import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

test('a PIN that was guessed at is seen beside the device and beside its person, and opened there', async ({
  page,
  kitchen,
  staff,
  request,
}) => {
  const username = `mia-${kitchen.identifier.slice(-8)}`
  const person = await staff.create('users', {
    username,
    email: `${username}@example.com`,
    password: 'Knoepfle-mit-Kraut-26',
    firstName: 'Mia',
    lastName: 'Moser',
    roles: ['ROLE_EMPLOYEE'],
    branches: [kitchen.id],
  })
  await staff.put(`/users/${person}/pin`, { pin: '4826' })
  const identifier = `uhr-${kitchen.identifier}`
  const device = await staff.create('devices', { identifier, name: 'Uhr', kind: 'clock', branch: kitchen.id })
  const { key } = await staff.post<{ key: string }>(`/devices/${device}/key`, {})
  const lock = async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      await request.post(`/api/time-tracking/${key}/people`, { data: { username, pin: '1379' } })
    }
  }

  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/devices/${device}`)
  await expect(page.getByLabel(/^Name/).first()).toHaveValue('Uhr')
  await expect(page.getByRole('region', { name: 'Gesperrte PINs' })).toHaveCount(0)
  await lock()
  await page.reload()
  const atDevice = page.getByRole('region', { name: 'Gesperrte PINs' })
  await expect(atDevice).toContainText('Mia M. Nach zu vielen falschen Versuchen noch 10 Minuten gesperrt.')
  await expectAccessibleInBoth(page, 'locked PINs of a device')
  await atDevice.getByRole('button', { name: 'Mia M.: Sperre aufheben' }).press('Enter')
  await expect(atDevice).toHaveCount(0)

  await lock()
  await page.goto(`/backend/collections/users/${person}`)
  const beside = page.getByRole('region', { name: 'PIN', exact: true })
  await expect(beside).toContainText('Nach zu vielen falschen Versuchen noch 10 Minuten gesperrt.')
  await beside.getByRole('button', { name: 'Sperre aufheben' }).press('Enter')
  await expect(beside).not.toContainText('gesperrt')
  const proof = await request.post(`/api/time-tracking/${key}/people`, { data: { username, pin: '4826' } })
  expect(proof.status()).toBe(200)
})
