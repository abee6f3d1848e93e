import { expect, test } from '#storefront/e2e/fixtures.ts'

import { columnOf, openOrder, openScreen, press, ticketOf } from './open-screen.ts'
import { setUpScreen } from './set-up-screen.ts'

test('an order is on the counter’s screen as soon as it is placed, is answered and handed over there', async ({
  page,
  kitchen,
  staff,
}) => {
  const counter = await setUpScreen(staff, kitchen, 'frontdesk')
  await openScreen(page, counter)
  await expect(columnOf(page, 'Neu')).toContainText('Alles beantwortet.')
  const { id, ticketNumber: number } = await kitchen.takeOrder(['Suppe'], { comment: 'Ohne Schnittlauch.' })
  const statusOf = async () => (await staff.get<{ status: string }>(`/orders/${id}`)).status

  await expect(columnOf(page, 'Neu')).toContainText('Anna Berger')
  await expect(columnOf(page, 'Neu')).toContainText('Ohne Schnittlauch.')
  await expect(page.getByRole('alert').filter({ hasText: 'Eine neue Bestellung' })).toBeVisible()
  await press(page, 'Gehört')
  await expect(page.getByText('Eine neue Bestellung')).toHaveCount(0)

  await press(page, `Nr. ${number}: Bestätigen`)
  await expect(columnOf(page, 'In Zubereitung')).toContainText('Anna Berger')
  await press(page, `Nr. ${number}: Abholbereit`)
  await expect(columnOf(page, 'Fertig und unterwegs')).toContainText('Anna Berger')
  await expect.poll(statusOf).toBe('in-delivery')

  await press(page, 'Rückgängig')
  await expect(columnOf(page, 'In Zubereitung')).toContainText('Anna Berger')
  await expect.poll(statusOf).toBe('confirmed')

  await openOrder(page, number)
  await press(page, 'Abschließen')
  await expect.poll(statusOf).toBe('completed')
  await page.getByText(/^Erledigt/).click()
  await expect(page.getByRole('button', { name: `${number} Anna Berger` })).toBeVisible()
})

test('at the counter a guest is refused in words, and another is asked about another time', async ({
  page,
  kitchen,
  staff,
}) => {
  const counter = await setUpScreen(staff, kitchen, 'frontdesk')
  const [refused, asked] = [await kitchen.takeOrder(['Suppe']), await kitchen.takeOrder(['Semmel'])]
  await openScreen(page, counter)

  await openOrder(page, refused.ticketNumber)
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('+436641234567')
  await press(sheet, 'Ablehnen')
  await press(sheet, 'Unsere Küche ist gerade ausgelastet.')
  await press(sheet, 'Bestellung ablehnen')
  await expect
    .poll(() => staff.get<object>(`/orders/${refused.id}`))
    .toMatchObject({ status: 'rejected', rejectionMessage: 'Unsere Küche ist gerade ausgelastet.' })

  await openOrder(page, asked.ticketNumber)
  await press(sheet, 'Andere Zeit')
  await sheet.getByRole('group', { name: 'Andere Zeiten' }).getByRole('button').nth(1).click()
  await expect(columnOf(page, 'Neu')).toContainText('Gast ist gefragt')
  await expect
    .poll(() => staff.get<object>(`/orders/${asked.id}`))
    .toMatchObject({ counterAppointmentStatus: 'open' })
})

test('the counter finds an order by its number, its guest or a dish', async ({ page, kitchen, staff }) => {
  const counter = await setUpScreen(staff, kitchen, 'frontdesk')
  await kitchen.takeOrder(['Suppe'], { firstName: 'Zoe', lastName: 'Zangerl' })
  await kitchen.takeOrder(['Semmel'])
  await openScreen(page, counter)
  const cards = columnOf(page, 'Neu').getByRole('article')
  await expect(cards).toHaveCount(2)

  for (const typed of ['zange', 'suppe', '1']) {
    await page.getByRole('searchbox').fill(typed)
    await expect(cards).toHaveCount(1)
    await expect(cards).toContainText('Zoe Zangerl')
  }
})

test('the screen behind the counter says that something is ready, and nothing else', async ({
  page,
  kitchen,
  staff,
}) => {
  const office = await setUpScreen(staff, kitchen, 'backoffice')
  const [open, made] = [await kitchen.takeOrder(['Suppe']), await kitchen.takeOrder(['Semmel'])]
  await staff.post(`/orders/${made.id}/status/confirm`, {})
  await openScreen(page, office)

  await expect(columnOf(page, 'Neu').getByRole('article').getByRole('button')).toHaveCount(1)
  await openOrder(page, open.ticketNumber)
  await expect(page.getByRole('dialog').getByRole('button')).toHaveText([''])
  await page.keyboard.press('Escape')
  await press(page, `Nr. ${made.ticketNumber}: Abholbereit`)
  await expect
    .poll(async () => (await staff.get<{ status: string }>(`/orders/${made.id}`)).status)
    .toBe('in-delivery')
})

test('the counter is worked by keys alone', async ({ page, kitchen, staff }) => {
  const { id, ticketNumber } = await kitchen.takeOrder(['Suppe'])
  await openScreen(page, await setUpScreen(staff, kitchen, 'frontdesk'))
  const card = ticketOf(page, ticketNumber).getByRole('button').first()
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `Nr. ${ticketNumber}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await staff.get<{ status: string }>(`/orders/${id}`)).status)
    .toBe('confirmed')
})
