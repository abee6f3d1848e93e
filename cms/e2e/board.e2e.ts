import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'
import { besideOf, cardOf, columnOf, openBoard } from './board-page.ts'

test('an order is on the board as soon as it is placed, and goes from column to column', async ({
  office,
  kitchen,
  staff,
}) => {
  const page = await openBoard(office, kitchen)
  await expect(columnOf(page, 'Neu')).toContainText('Alles beantwortet.')
  const { id, ticketNumber: number } = await kitchen.takeOrder(['Suppe'])
  const statusOf = async () => (await staff.get<{ status: string }>(`/orders/${id}`)).status

  await expect(columnOf(page, 'Neu').getByText('Anna Berger')).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) Laufende Bestellungen/)
  await page.getByRole('button', { name: `Nr. ${number}: Bestätigen` }).click()
  await expect(columnOf(page, 'In Zubereitung').getByText('Anna Berger')).toBeVisible()
  await expect(page).toHaveTitle(/^Laufende Bestellungen/)
  await page.getByRole('button', { name: `Nr. ${number}: Abholbereit` }).click()
  await expect(columnOf(page, 'Fertig und unterwegs').getByText('Anna Berger')).toBeVisible()
  await expect.poll(statusOf).toBe('in-delivery')

  // A slip, and back.
  await page.getByRole('button', { name: `Nr. ${number}: Abschließen` }).click()
  await expect(columnOf(page, 'Erledigt').getByText('Anna Berger')).toBeVisible()
  const told = page.getByRole('listitem').filter({ hasText: `Nr. ${number}: Bestellung abgeschlossen.` })
  await told.getByRole('button', { name: 'Rückgängig' }).press('Enter')
  await expect(columnOf(page, 'Fertig und unterwegs').getByText('Anna Berger')).toBeVisible()
  await expect.poll(statusOf).toBe('in-delivery')
})

test('what a colleague does is seen at once, and a card is moved by being dragged', async ({
  office,
  kitchen,
  staff,
}) => {
  const { id, ticketNumber: number } = await kitchen.takeOrder(['Suppe'])
  const page = await openBoard(office, kitchen)
  await expect(cardOf(page, number)).toBeVisible()
  await staff.post(`/orders/${id}/status/confirm`, {})
  await expect(columnOf(page, 'In Zubereitung').locator('[data-card]')).toHaveCount(1)

  await cardOf(page, number).dragTo(columnOf(page, 'Fertig und unterwegs'))
  await expect(columnOf(page, 'Fertig und unterwegs').locator('[data-card]')).toHaveCount(1)
  await expect
    .poll(async () => (await staff.get<{ status: string }>(`/orders/${id}`)).status)
    .toBe('in-delivery')
})

test('the board is worked by keys alone', async ({ office, kitchen, staff }) => {
  const [first, second] = [await kitchen.takeOrder(['Suppe']), await kitchen.takeOrder(['Semmel'])]
  const third = await kitchen.takeOrder(['Suppe'])
  await staff.post(`/orders/${third.id}/status/confirm`, {})
  const page = await openBoard(office, kitchen)
  await cardOf(page, first.ticketNumber).focus()
  await page.keyboard.press('ArrowDown')
  await expect(cardOf(page, second.ticketNumber)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(cardOf(page, third.ticketNumber)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(besideOf(page, first.ticketNumber)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`offen=${first.id}`))
  await page.keyboard.press('Escape')
  await expect(besideOf(page, first.ticketNumber)).toHaveCount(0)
  await expect(cardOf(page, first.ticketNumber)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `Nr. ${first.ticketNumber}: Bestätigen` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(columnOf(page, 'In Zubereitung').locator('[data-card]')).toHaveCount(2)
})

test('two people who look at one order see each other, and a line that one changes', async ({
  office,
  kitchen,
  page: other,
}) => {
  const order = await kitchen.takeOrder(['Suppe', 'Semmel'])
  const page = await openBoard(office, kitchen)
  const theirs = await openBoard(new BackOffice(other, administrator), kitchen, `&offen=${order.id}`)
  await expect(cardOf(page, order.ticketNumber)).toContainText('Theke sieht sie gerade an')
  await cardOf(page, order.ticketNumber).click()
  const [ours, hers] = [besideOf(page, order.ticketNumber), besideOf(theirs, order.ticketNumber)]
  await expect(ours.getByRole('status').filter({ hasText: 'Auch hier: Theke' })).toBeVisible()
  await expect(hers.getByRole('status').filter({ hasText: 'Auch hier: Ben' })).toBeVisible()

  await ours.getByRole('button', { name: 'Suppe ändern' }).click()
  await ours.getByLabel('Menge (Stück)').fill('3')
  await ours.getByLabel('Anmerkung für den Gast').fill('Die letzten drei.')
  await ours.getByRole('button', { name: 'Speichern' }).click()
  // The history quotes it as well.
  await expect(hers.getByText('Die letzten drei.', { exact: true })).toBeVisible()
  await expect(cardOf(theirs, order.ticketNumber)).toContainText('3 × Suppe')

  await hers.getByRole('button', { name: 'Semmel ändern' }).click()
  await hers.getByRole('button', { name: 'Entfernen' }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click()
  await expect(ours.getByText('Semmel', { exact: true })).toHaveCount(0)

  await theirs.keyboard.press('Escape')
  await expect(ours.getByText('Auch hier: Theke')).toHaveCount(0)
})

test('an order is refused with a reason at hand, and the guest reads it', async ({
  office,
  kitchen,
  guest,
}) => {
  const order = await kitchen.takeOrder(['Suppe'])
  const page = await openBoard(office, kitchen, `&offen=${order.id}`)
  const beside = besideOf(page, order.ticketNumber)
  await beside.getByRole('button', { name: 'Ablehnen', exact: true }).click()
  await beside.getByRole('button', { name: 'Unsere Küche ist gerade ausgelastet.' }).click()
  await beside.getByRole('button', { name: 'Bestellung ablehnen' }).click()
  await expect(beside.getByText('Begründung: Unsere Küche ist gerade ausgelastet.')).toBeVisible()

  await guest.page.goto(`/status/${order.uid}/${order.hash}`)
  await expect(guest.page.getByText('Unsere Küche ist gerade ausgelastet.')).toBeVisible()
})

test('another time is proposed with one press on a free one', async ({ office, kitchen, guest }) => {
  const order = await kitchen.takeOrder(['Suppe'])
  const page = await openBoard(office, kitchen, `&offen=${order.id}`)
  const beside = besideOf(page, order.ticketNumber)
  await beside.getByRole('button', { name: 'Gegenvorschlag' }).click()
  const free = beside.getByRole('group', { name: 'Freie Termine' }).getByRole('button')
  await expect(free).toHaveCount(8)
  await free.nth(2).click()
  await beside.getByRole('button', { name: 'Termin vorschlagen' }).click()
  await expect(beside.getByText(/Gegenvorschlag .*Antwort offen/)).toBeVisible()

  await guest.page.goto(`/status/${order.uid}/${order.hash}`)
  await expect(guest.page.getByRole('button', { name: 'Termin annehmen' })).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the board and an order beside it, in ${theme}`, async ({ office, kitchen }) => {
    const order = await kitchen.takeOrder(['Suppe'], { comment: 'Bitte ohne Schnittlauch.' })
    await office.page
      .context()
      .addCookies([
        { name: 'payload-theme', value: theme, url: new URL(String(test.info().project.use.baseURL)).origin },
      ])
    const page = await openBoard(office, kitchen)
    await expectAccessible(page)
    await cardOf(page, order.ticketNumber).click()
    await besideOf(page, order.ticketNumber).getByText('Bitte ohne Schnittlauch.').waitFor()
    await expectAccessible(page)
  })
}
