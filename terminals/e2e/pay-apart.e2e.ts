import type { Page } from '@playwright/test'

import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import type { Kitchen } from '#storefront/e2e/kitchen.ts'
import type { Staff } from '#scripts/testing/staff.ts'

import { openScreen, press } from './open-screen.ts'
import { setUpScreen } from './set-up-screen.ts'

test('three guests at a table split all of it at once, each in their own way', async ({
  page,
  kitchen,
  staff,
}) => {
  const { dialog, id } = await openBill({ page, kitchen, staff })
  await press(dialog, 'Auf alle aufteilen')
  await press(dialog, 'Personen mehr')
  await press(dialog, 'Suppe mehr')
  await dialog.getByRole('button', { name: /^Person 2/ }).click()
  await expect(dialog.getByRole('group', { name: 'Suppe' })).toContainText('0 von 0 Stück')
  await dialog.getByRole('button', { name: 'Bankomatkarte', exact: true }).click()
  await dialog.getByLabel('Trinkgeld dazu').fill('0,50')
  await expect(dialog.getByRole('group', { name: 'Wer wie viel zahlt' }).getByRole('button')).toHaveText([
    /^Person 1 · 5,84.€ · Barzahlung/,
    /^Person 2 · 0,83.€ · Bankomatkarte/,
    /^Person 3 · 0,33.€ · Barzahlung/,
  ])
  await expectAccessible(page)
  await press(dialog, '7,00 € von allen bezahlt')

  await expect(dialog.getByRole('status').filter({ hasText: 'Bezahlt' })).toBeVisible()
  expect(await staff.get(`/orders/${id}`)).toMatchObject({ paymentStatus: 'paid', tip: 50, total: 700 })
})

test('two guests at a table pay apart, to somebody who has said who they are', async ({
  page,
  kitchen,
  staff,
}) => {
  const { dialog, id } = await openBill({ page, kitchen, staff })
  await press(dialog, 'Nach Positionen')
  await press(dialog, 'Suppe mehr')
  await dialog.getByLabel('Trinkgeld dazu').fill('0,50')
  await expectAccessible(page)
  await press(dialog, '6,00 € Barzahlung')
  await expect(dialog).toContainText('Offen1,00 €')

  await press(dialog, 'Alles Offene')
  await press(dialog, '1,00 € Bankomatkarte')
  await expect(dialog.getByRole('status')).toHaveText('Bezahlt')
  expect(await staff.get(`/orders/${id}`)).toMatchObject({ paymentStatus: 'paid', tip: 50, total: 700 })
})

/** The bill of a soup and a bread at table 7, before somebody who has said who they are. */
async function openBill({ page, kitchen, staff }: { page: Page; kitchen: Kitchen; staff: Staff }) {
  await kitchen.change({ isTipEnabled: true, isATMCardEnabled: true })
  const waiter = await staff.create('users', {
    email: `mia@${kitchen.identifier}.example`,
    password: 'Knoepfle-mit-Kraut-26',
    firstName: 'Mia',
    lastName: 'Moser',
    roles: ['ROLE_EMPLOYEE'],
    branches: [kitchen.id],
  })
  await staff.put(`/users/${waiter}/pin`, { pin: '4711' })
  const { id, ticketNumber } = await kitchen.takeOrder(['Suppe', 'Semmel'], { isDineIn: true, table: '7' })
  await openScreen(page, await setUpScreen(staff, kitchen, 'tables'))
  const dialog = page.getByRole('dialog', { name: 'Tisch 7' })
  const who = page.getByRole('dialog', { name: /deine PIN$/ })

  await page.getByRole('button', { name: /^Tisch 7/ }).click()
  await press(dialog, `Nr. ${ticketNumber}: Bezahlen`)
  await press(dialog, 'Anmelden')
  await page.getByRole('button', { name: 'Mia M.' }).click()
  for (const digit of '4711') await press(who, digit)
  await press(who, 'Anmelden')

  return { dialog, id }
}
