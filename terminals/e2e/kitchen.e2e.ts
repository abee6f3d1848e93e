import { expect, test } from '#storefront/e2e/fixtures.ts'

import { lineOf, openScreen, press, ticketOf } from './open-screen.ts'
import { setUpScreen } from './set-up-screen.ts'
import { setUpStations } from './set-up-stations.ts'

test('an order is made line by line, called out to its guest, and called back', async ({
  page,
  anotherTab,
  kitchen,
  staff,
}) => {
  await openScreen(page, await setUpScreen(staff, kitchen, 'kitchen'))
  const pickup = await setUpScreen(staff, kitchen, 'pickup')
  const { page: board } = await anotherTab()
  await openScreen(board, pickup)
  const order = await kitchen.takeOrder(['Suppe', 'Semmel'], { comment: 'Nussallergie!' })
  const { id, ticketNumber: number } = order
  await staff.post(`/orders/${id}/status/confirm`, {})
  const ticket = ticketOf(page, number)
  const stored = () => staff.get<{ status: string }>(`/orders/${id}`)

  await expect(ticket).toContainText('Nussallergie!')
  await expect(page.getByRole('region', { name: 'Gesamt' })).toContainText('Suppe')
  await expect(board.getByRole('region', { name: 'Wird zubereitet' })).toContainText(String(number))
  await lineOf(ticket, '1 × Suppe').click()
  await expect(lineOf(ticket, '1 × Suppe')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: 'Gesamt' })).not.toContainText('Suppe')
  await expect.poll(stored).toMatchObject({ status: 'confirmed', kitchen: { made: { 0: { amount: 1 } } } })

  await press(ticket, `Nr. ${number}: Fertig`)
  await expect(ticket).toHaveCount(0)
  await expect.poll(stored).toMatchObject({ status: 'in-delivery' })
  await expect(board.getByRole('region', { name: 'Abholbereit' })).toContainText(String(number))
  await expect(board.locator('body')).not.toContainText(/Anna|Berger/)

  await press(page, 'Zurückholen')
  await press(page, `Nr. ${number}: Zurückholen`)
  await expect(ticket).toContainText('Zurückgeholt')
  await expect
    .poll(stored)
    .toMatchObject({ status: 'in-delivery', kitchen: { recalledAt: expect.any(String) } })
  await press(ticket, `Nr. ${number}: Fertig`)
  await expect(ticket).toHaveCount(0)
})

test('the kitchen works by the keys of a bump bar alone', async ({ page, kitchen, staff }) => {
  const [first, second] = [await kitchen.takeOrder(['Suppe']), await kitchen.takeOrder(['Semmel'])]
  for (const { id } of [first, second]) await staff.post(`/orders/${id}/status/confirm`, {})
  await openScreen(page, await setUpScreen(staff, kitchen, 'kitchen'))
  await expect(ticketOf(page, second.ticketNumber)).toBeVisible()

  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(ticketOf(page, second.ticketNumber)).toHaveCount(0)
  await expect(ticketOf(page, first.ticketNumber)).toBeVisible()
  await page.keyboard.press('r')
  await expect(ticketOf(page, second.ticketNumber)).toContainText('Zurückgeholt')
})

test('what changes or is cancelled while it is made is told until somebody has seen it', async ({
  page,
  kitchen,
  staff,
}) => {
  const [changed, gone] = [await kitchen.takeOrder(['Suppe', 'Semmel']), await kitchen.takeOrder(['Semmel'])]
  for (const { id } of [changed, gone]) await staff.post(`/orders/${id}/status/confirm`, {})
  await openScreen(page, await setUpScreen(staff, kitchen, 'kitchen'))
  const ticket = ticketOf(page, changed.ticketNumber)
  await lineOf(ticket, '1 × Suppe').click()
  await expect
    .poll(() => staff.get<object>(`/orders/${changed.id}`))
    .toMatchObject({ kitchen: { made: { 0: { amount: 1 } } } })

  await staff.put(`/orders/${changed.id}/items/0`, { amount: 3, version: await versionOf(changed.id) })
  await expect(ticket).toContainText('Vorher: 1 × Suppe')
  await expect(ticket).toContainText('noch 2 ×')
  await press(ticket, 'Gesehen')
  await expect(ticket).not.toContainText('Vorher')

  await staff.post(`/orders/${gone.id}/status/cancel`, { reason: 'Gast hat abgesagt' })
  await expect(page.getByText('Storniert – nicht mehr machen')).toBeVisible()
  await press(page, `Nr. ${gone.ticketNumber}: Gesehen`)
  await expect(page.getByText('Storniert')).toHaveCount(0)

  async function versionOf(id: string) {
    return (await staff.get<{ version: number }>(`/orders/${id}`)).version
  }
})

test('each station sees its own lines, and the last one makes the order ready', async ({
  page,
  kitchen,
  staff,
}) => {
  await setUpStations(staff, kitchen, { Herd: ['Suppe'], Kalt: ['Semmel'] })
  const order = await kitchen.takeOrder(['Suppe', 'Semmel'])
  await staff.post(`/orders/${order.id}/status/confirm`, {})
  await openScreen(page, await setUpScreen(staff, kitchen, 'kitchen'))
  const ticket = ticketOf(page, order.ticketNumber)
  const statusOf = async () => (await staff.get<{ status: string }>(`/orders/${order.id}`)).status

  await press(page, 'Herd')
  await expect(page).toHaveURL(/station=/)
  await expect(ticket.getByRole('listitem')).toHaveCount(1)
  await expect(ticket).toContainText('Eine Position macht eine andere Station.')
  await press(ticket, `Nr. ${order.ticketNumber}: Fertig`)
  await expect(ticket).toHaveCount(0)
  await page.reload()
  await press(page, 'Kalt')
  await expect(ticket).toContainText('Semmel')
  expect(await statusOf()).toBe('confirmed')

  await lineOf(ticket, '1 × Semmel').click()
  await expect(ticket).toHaveCount(0)
  await expect.poll(statusOf).toBe('in-delivery')
})
