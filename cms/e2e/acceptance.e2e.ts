import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import type { Guest } from '#storefront/e2e/guest.ts'
import type { Kitchen } from '#storefront/e2e/kitchen.ts'

import { openBoard } from './board-page.ts'

/** Within a minute the page would ask by itself; nobody waits that long for what it is told. */
const soon = { timeout: 20_000 }

const viennaClock = new Intl.DateTimeFormat('de-AT', {
  timeZone: 'Europe/Vienna',
  hour: '2-digit',
  minute: '2-digit',
})

/** The page of the shop once it hears of changes. */
async function openShop({ page }: Guest, { path, identifier }: Kitchen): Promise<void> {
  const stream = page.waitForRequest(`**/api/branches/${identifier}/shop/events`)
  await page.goto(path)
  await stream
}

test('a pause that staff press is on the page of the shop, and over when they say so', async ({
  office,
  kitchen,
  guest,
}) => {
  await openShop(guest, kitchen)
  const notice = guest.page.getByText('Wir nehmen gerade keine Bestellungen an.')
  await expect(notice).toHaveCount(0)
  const page = await openBoard(office, kitchen)
  await page.getByRole('button', { name: 'Annahme' }).click()
  const panel = page.getByRole('dialog', { name: 'Annahme' })
  await panel.getByRole('button', { name: 'Unsere Küche ist gerade ausgelastet.' }).click()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Alles pausieren: 30 Min.' }).click()
  await expect(panel.getByRole('group', { name: 'Takeaway' })).toContainText(/Pause bis \d\d:\d\d Uhr/)

  await expect(notice.first()).toBeVisible(soon)
  await expect(guest.page.getByText('Unsere Küche ist gerade ausgelastet.').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Pause: Takeaway/ })).toBeVisible()
  await page.goto('/backend')
  await expect(page.getByRole('region', { name: 'Ausverkauft und pausiert' })).toContainText(
    /Takeaway pausiert bis \d\d:\d\d Uhr/,
  )

  await openBoard(office, kitchen)
  await page.getByRole('button', { name: /^Pause: Takeaway/ }).click()
  await panel.getByRole('group', { name: 'Alles' }).getByRole('button', { name: 'Fortsetzen' }).click()
  await expect(panel.getByRole('button', { name: 'Alles pausieren: 30 Min.' })).toBeVisible()
  await expect(notice).toHaveCount(0, soon)
})

test('while a lot is going on everything takes longer, as guests read before they order', async ({
  office,
  kitchen,
  guest,
}) => {
  await kitchen.change({ takeawayPreparationMinutes: 25 })
  await openShop(guest, kitchen)
  await expect(guest.page.getByText(/25\sMin/).first()).toBeVisible()
  const page = await openBoard(office, kitchen)
  await page.getByRole('button', { name: 'Annahme' }).click()
  const panel = page.getByRole('dialog', { name: 'Annahme' })
  await panel.getByRole('button', { name: '+20 Min. für eine Stunde' }).click()
  await expect(panel.getByRole('group', { name: 'Viel los' })).toContainText('Takeaway dauert 20 Min. länger')

  await expect(guest.page.getByText(/45\sMin/).first()).toBeVisible(soon)
  await panel.getByRole('button', { name: 'Aufheben' }).click()
  await expect(panel.getByRole('button', { name: '+20 Min. für eine Stunde' })).toBeVisible()
  await expect(guest.page.getByText(/25\sMin/).first()).toBeVisible(soon)
})

test('guests read when the last order is taken, and order until then', async ({ office, kitchen, guest }) => {
  const clockIn = (hours: number) => viennaClock.format(Date.now() + hours * 3_600_000)
  // The day began a while ago and is not about to end, whenever this runs.
  await kitchen.change({ businessDayStartsAt: clockIn(-6) })
  await openShop(guest, kitchen)
  const page = await openBoard(office, kitchen)
  await page.getByRole('button', { name: 'Annahme' }).click()
  const panel = page.getByRole('dialog', { name: 'Annahme' })
  const lastOrder = panel.getByRole('group', { name: 'Letzte Bestellung' })
  const field = lastOrder.locator('input')
  const time = clockIn(1)
  await field.fill(time)
  await panel.getByRole('button', { name: 'Festlegen' }).click()
  await expect(panel).toContainText(`Letzte Bestellung um ${time} Uhr`)
  await expectAccessible(page)
  await expect(guest.page.getByText(`Letzte Bestellung ${time}`)).toBeVisible(soon)

  await lastOrder.getByRole('button', { name: 'Aufheben' }).click()
  await field.fill(clockIn(-1))
  await panel.getByRole('button', { name: 'Festlegen' }).click()
  await expect(page.getByText('Diese Uhrzeit ist heute schon vorbei.')).toBeVisible()
  await expect(guest.page.getByText(/Letzte Bestellung/)).toHaveCount(0, soon)
})

test('however many pages of a shop a guest looks at, they hear of a change over one connection', async ({
  kitchen,
  guest,
}) => {
  const context = guest.page.context()
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/shop/events')) streams.push(request.url())
  })
  await openShop(guest, kitchen)
  const others = await Promise.all(Array.from({ length: 3 }, () => context.newPage()))
  for (const page of others) await page.goto(kitchen.path)
  await others[2]?.waitForTimeout(4000)
  await kitchen.change({ takeawayPausedUntil: '2999-01-01T00:00:00Z', isDeliveryEnabled: false })

  for (const page of [guest.page, ...others]) {
    await expect(page.getByText('Wir nehmen gerade keine Bestellungen an.').first()).toBeVisible(soon)
  }
  expect(streams).toHaveLength(1)

  // Whoever listened for the others goes; another one does from then on.
  const passedOn = context.waitForEvent('request', (request) => request.url().endsWith('/shop/events'))
  await guest.page.goto('about:blank')
  await passedOn
  await kitchen.change({ takeawayPausedUntil: null })
  for (const page of others) {
    await expect(page.getByText('Wir nehmen gerade keine Bestellungen an.')).toHaveCount(0, soon)
  }
})
