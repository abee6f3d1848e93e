import type { Page } from '@playwright/test'

import type { Staff } from '#scripts/testing/staff.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import type { Kitchen } from '#storefront/e2e/kitchen.ts'

import { columnOf, openScreen, press, ticketOf } from './open-screen.ts'
import { setUpScreen } from './set-up-screen.ts'

type Stored = { status: string; tableIdentifier: string | null; version: number }
const storedOf = (staff: Staff, id: string) => staff.get<Stored>(`/orders/${id}`)
const lost = (page: Page) => page.getByText(/^Keine Verbindung seit .+ – Stand \d\d:\d\d$/)

/** The device is off the net; its page stays. */
async function loseNetwork(page: Page): Promise<() => Promise<void>> {
  await page.context().setOffline(true)
  await expect(lost(page)).toBeVisible()

  return async () => {
    await page.context().setOffline(false)
    await expect(lost(page)).toHaveCount(0)
  }
}

/** Every time that an order changed in the way that is meant. */
async function timesMoved(staff: Staff, id: string, action: string): Promise<number> {
  const history = await staff.get<{ action: string }[]>(`/orders/${id}/history`)

  return history.filter((event) => event.action === action).length
}

async function makeOrder(kitchen: Kitchen, staff: Staff, more = {}) {
  const order = await kitchen.takeOrder(['Suppe'], more)
  await staff.post(`/orders/${order.id}/status/confirm`, {})

  return order
}

test('without a network the counter goes on, and what was pressed arrives once, in its order', async ({
  page,
  kitchen,
  staff,
}) => {
  const order = await kitchen.takeOrder(['Suppe'])
  await openScreen(page, await setUpScreen(staff, kitchen, 'frontdesk'))
  const findNetwork = await loseNetwork(page)
  await press(page, `Nr. ${order.ticketNumber}: Bestätigen`)
  await press(page, `Nr. ${order.ticketNumber}: Abholbereit`)
  await expect(columnOf(page, 'Fertig und unterwegs')).toContainText('Anna Berger')
  await expect(page.getByRole('status').filter({ hasText: '2 Schritte warten' })).toBeVisible()
  expect(await storedOf(staff, order.id)).toMatchObject({ status: 'awaiting' })

  await findNetwork()
  await expect.poll(async () => (await storedOf(staff, order.id)).status).toBe('in-delivery')
  await expect(page.getByText(/warten?$/)).toHaveCount(0)
  expect([
    await timesMoved(staff, order.id, 'confirm'),
    await timesMoved(staff, order.id, 'in-delivery'),
  ]).toEqual([1, 1])
})

test('without a network the kitchen goes on, also when its browser begins anew', async ({
  page,
  kitchen,
  staff,
}) => {
  const order = await makeOrder(kitchen, staff)
  const screen = await setUpScreen(staff, kitchen, 'kitchen')
  await openScreen(page, screen)
  await loseNetwork(page)
  await press(ticketOf(page, order.ticketNumber), `Nr. ${order.ticketNumber}: Fertig`)
  await expect(ticketOf(page, order.ticketNumber)).toHaveCount(0)

  // Killed, and started again once the network is back; a page that is only left may send what it has until it is gone.
  const browser = page.context()
  await page.close()
  await browser.setOffline(false)
  expect(await storedOf(staff, order.id)).toMatchObject({ status: 'confirmed' })
  await openScreen(await browser.newPage(), screen)
  await expect.poll(async () => (await storedOf(staff, order.id)).status).toBe('in-delivery')
  expect(await timesMoved(staff, order.id, 'in-delivery')).toBe(1)
})

test('without a network the tables go on', async ({ page, kitchen, staff }) => {
  await staff.create('tables', { identifier: '8', branch: kitchen.id })
  const order = await makeOrder(kitchen, staff, { isDineIn: true, table: '7' })
  await openScreen(page, await setUpScreen(staff, kitchen, 'tables'))
  const findNetwork = await loseNetwork(page)
  await press(page, /^Tisch 7 /)
  await press(page, 'Umsetzen oder zusammenlegen')
  await press(page.getByRole('group', { name: 'Wohin' }), /^Tisch 8/)
  await expect(page.getByRole('button', { name: /^Tisch 8 / })).toContainText('1 Runde')

  await findNetwork()
  await expect.poll(async () => (await storedOf(staff, order.id)).tableIdentifier).toBe('8')
})

test('without a network the board says since when its numbers are so', async ({ page, kitchen, staff }) => {
  const order = await makeOrder(kitchen, staff)
  await openScreen(page, await setUpScreen(staff, kitchen, 'pickup'))
  const findNetwork = await loseNetwork(page)
  await expect(page.getByRole('region', { name: 'Wird zubereitet' })).toContainText(
    String(order.ticketNumber),
  )
  await staff.post(`/orders/${order.id}/status/in-delivery`, {})
  await findNetwork()

  await expect(page.getByRole('region', { name: 'Abholbereit' })).toContainText(String(order.ticketNumber))
})

test('what others did meanwhile is told, and stays until somebody has read it', async ({
  page,
  kitchen,
  staff,
}) => {
  const order = await makeOrder(kitchen, staff)
  await openScreen(page, await setUpScreen(staff, kitchen, 'frontdesk'))
  const findNetwork = await loseNetwork(page)
  await press(page, `Nr. ${order.ticketNumber}: Abholbereit`)
  await staff.post(`/orders/${order.id}/status/cancel`, { reason: 'Gast hat abgesagt' })
  await findNetwork()

  const told = page.getByRole('alert').filter({ hasText: `Nr. ${order.ticketNumber}: „Abholbereit“` })
  await expect(told).toContainText('wurde nicht übernommen. Inzwischen: Storniert.')
  await page.reload()
  await expect(told).toBeVisible()
  await press(told, 'Verstanden')
  await expect(told).toHaveCount(0)
  expect(await storedOf(staff, order.id)).toMatchObject({ status: 'canceled' })
})

test('a screen whose key was revoked shows no order any more, says what is lost, and leads to a new code', async ({
  page,
  kitchen,
  staff,
}) => {
  const order = await makeOrder(kitchen, staff)
  const screen = await setUpScreen(staff, kitchen, 'frontdesk')
  await openScreen(page, screen)
  await loseNetwork(page)
  await press(page, `Nr. ${order.ticketNumber}: Abholbereit`)
  await screen.revoke()
  await page.context().setOffline(false)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Dieser Bildschirm ist nicht mehr verbunden.',
  )
  await expect(page.getByRole('alert')).toContainText(`Nr. ${order.ticketNumber}: Abholbereit`)
  await expect(page.locator('body')).not.toContainText('Berger')
  await press(page, 'Neu verbinden')
  await expect(page).toHaveURL('/frontdesk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theke: Bildschirm verbinden')
  await page.goto(screen.path)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
