import type { Page } from '@playwright/test'

import { BackOffice } from '#cms/e2e/back-office.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import type { Kitchen } from '#storefront/e2e/kitchen.ts'

import { columnOf, openScreen, press } from './open-screen.ts'
import { setUpScreen } from './set-up-screen.ts'

const codeOn = async (page: Page) => (await page.getByLabel(/^Code /).innerText()).replaceAll(/\s/g, '')

test('a screen that nobody knows shows a code, and opens by itself once the panel has taken it on', async ({
  page,
  anotherTab,
  kitchen,
  staff,
}) => {
  const answer = await page.goto('/kitchen')
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Küche: Bildschirm verbinden')
  const code = await codeOn(page)

  const { page: desk } = await anotherTab()
  await new BackOffice(desk, await hireLead(staff, kitchen)).returnSignedIn()
  await desk.goto('/backend/collections/devices')
  await desk.getByRole('link', { name: 'Bildschirm verbinden' }).last().click()
  await expect(desk.getByLabel('Code am Bildschirm')).toBeFocused()
  await desk.getByLabel('Code am Bildschirm').fill(code)
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { name: 'Ist es dieser Bildschirm?' })).toBeFocused()
  await desk.getByLabel('Name des Geräts').fill('Am Herd')
  await desk.keyboard.press('Enter')

  await expect(page).toHaveURL(/^[^?#]+\/kitchen\/[^/]+\/thk_\w+$/)
  await expect(page.getByText('Nichts zu tun.')).toBeVisible()
  // The way back does not lead to a code that is used up.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
})

async function hireLead(staff: Staff, { id, identifier }: Kitchen) {
  const account = { email: `leitung@${identifier}.example`, password: 'Knoepfle-mit-Kraut-26' }
  const lead = { firstName: 'Lea', lastName: 'Lang', roles: ['ROLE_MANAGER'], branches: [id] }
  await staff.create('users', { ...account, ...lead })

  return account
}

test('the office is paired beside the address of the panel, and each screen leads to the others', async ({
  page,
}) => {
  await page.goto('/frontdesk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theke: Bildschirm verbinden')
  await page.getByRole('link', { name: 'Büro' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Büro: Bildschirm verbinden')
  await expect(page.getByLabel(/^Code /)).toBeVisible()
})

test('whoever has named themselves by PIN stands in the history, and is asked again when the proof is over', async ({
  page,
  kitchen,
  staff,
}) => {
  const mia = await staff.create('users', {
    email: `mia@${kitchen.identifier}.example`,
    password: 'Knoepfle-mit-Kraut-26',
    firstName: 'Mia',
    lastName: 'Moser',
    roles: ['ROLE_EMPLOYEE'],
    branches: [kitchen.id],
  })
  await staff.put(`/users/${mia}/pin`, { pin: '4826' })
  const screen = await setUpScreen(staff, kitchen, 'frontdesk')
  const order = await kitchen.takeOrder(['Suppe'])
  await openScreen(page, screen)

  await press(page, 'Anmelden mit PIN')
  await press(page, 'Mia M.')
  await page.keyboard.type('1111')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('Diese PIN ist nicht richtig.')).toBeVisible()
  for (const digit of '4826') await press(page, digit)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Mia M.: abmelden' })).toBeVisible()

  await press(page, `Nr. ${order.ticketNumber}: Bestätigen`)
  const lastBy = async () => (await staff.get<{ by: object }[]>(`/orders/${order.id}/history`)).at(-1)?.by
  await expect.poll(lastBy).toMatchObject({ kind: 'staff', name: 'Mia Moser', device: screen.name })

  await test.step('another PIN ends the proof in the middle of work', async () => {
    await staff.put(`/users/${mia}/pin`, { pin: '7391' })
    await press(page, `Nr. ${order.ticketNumber}: Abholbereit`)
    await expect(page.getByRole('dialog', { name: 'Mia M., deine PIN' })).toBeVisible()
    await page.keyboard.type('7391')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(columnOf(page, 'Fertig und unterwegs')).toContainText('Anna Berger')
    await expect
      .poll(async () => (await staff.get<{ status: string }>(`/orders/${order.id}`)).status)
      .toBe('in-delivery')
    expect(await lastBy()).toMatchObject({ name: 'Mia Moser' })
  })

  await press(page, 'Mia M.: abmelden')
  await press(page, `Nr. ${order.ticketNumber}: Abschließen`)
  await expect.poll(lastBy).toMatchObject({ kind: 'device', name: screen.name })
})
