import type { Browser, Page } from '@playwright/test'

import { size } from '#scripts/testing/sizes.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { columnOf, openScreen, press, ticketOf } from './open-screen.ts'
import { type Screen, setUpScreen } from './set-up-screen.ts'

/** How long each of the stations is off the net. */
const outageMs = size({ short: 8, long: 60 }) * 1000
const handedOver = ['confirm', 'in-delivery', 'completed']

/** A device of its own, with a network of its own. */
async function openDevice(browser: Browser, screen: Screen): Promise<Page> {
  const context = await browser.newContext()

  return openScreen(await context.newPage(), screen)
}

/** Off the net for the time of an outage, in which something else goes on. */
async function withoutNetwork<Result>(page: Page, meanwhile: () => Promise<Result>): Promise<Result> {
  await page.context().setOffline(true)
  await expect(page.getByText(/^Keine Verbindung/)).toBeVisible({ timeout: 60_000 })
  const [result] = await Promise.all([meanwhile(), page.waitForTimeout(outageMs)])
  await page.context().setOffline(false)
  await expect(page.getByText(/^Keine Verbindung/)).toHaveCount(0, { timeout: 60_000 })

  return result
}

const statusOf = async (staff: Staff, id: string) =>
  (await staff.get<{ status: string }>(`/orders/${id}`)).status
const movesOf = async (staff: Staff, id: string) =>
  (await staff.get<{ action: string }[]>(`/orders/${id}/history`))
    .map(({ action }) => action)
    .filter((action) => handedOver.includes(action))

test('through an evening the counter, the kitchen and a guest see the same, though each loses the network', async ({
  browser,
  guest,
  kitchen,
  staff,
}) => {
  test.setTimeout(15 * 60_000)
  const counter = await openDevice(browser, await setUpScreen(staff, kitchen, 'frontdesk'))
  const cook = await openDevice(browser, await setUpScreen(staff, kitchen, 'kitchen'))
  const take = () => kitchen.takeOrder(['Suppe', 'Semmel'])
  const confirm = (number: number) => press(counter, `Nr. ${number}: Bestätigen`)
  const makeReady = (number: number) => press(ticketOf(cook, number), `Nr. ${number}: Fertig`)
  const handOver = (number: number) => press(counter, `Nr. ${number}: Abschließen`)

  // A guest orders at the screen of their own and follows it.
  await guest.fillOrder(kitchen.path, 'Suppe')
  await guest.submitButton.click()
  await guest.page.waitForURL(/\/status\//)
  const number = await guest.ticketNumber()
  const others = [await take(), await take(), await take()]
  await confirm(number)
  await expect(guest.page.getByText('Ihre Bestellung wurde bestätigt')).toBeVisible()

  // The counter is alone: what it presses waits, what comes meanwhile is there afterwards.
  const late = await withoutNetwork(counter, async () => {
    for (const { ticketNumber } of others) await confirm(ticketNumber)
    expect(await statusOf(staff, others[0]?.id ?? '')).toBe('awaiting')

    return take()
  })
  for (const { id } of others) await expect.poll(() => statusOf(staff, id)).toBe('confirmed')
  await confirm(late.ticketNumber)

  // The kitchen is alone: it goes on with what it knows.
  await expect(ticketOf(cook, late.ticketNumber)).toBeVisible()
  await withoutNetwork(cook, async () => {
    await makeReady(number)
    for (const { ticketNumber } of others) await makeReady(ticketNumber)
    expect(await statusOf(staff, others[0]?.id ?? '')).toBe('confirmed')
  })
  await expect(guest.page.getByText('Ihre Bestellung ist abholbereit.')).toBeVisible()
  await makeReady(late.ticketNumber)

  // The guest is alone, on the way to the house, and learns how it ended.
  const all = [number, ...others.map(({ ticketNumber }) => ticketNumber), late.ticketNumber]
  await withoutNetwork(guest.page, async () => {
    for (const each of all) await handOver(each)
  })
  await expect(guest.page.getByText('Wird live aktualisiert')).toHaveCount(0)
  await expect(columnOf(counter, 'Fertig und unterwegs').getByRole('article')).toHaveCount(0)
  await expect(cook.getByRole('article')).toHaveCount(0)

  for (const { id } of [...others, late]) {
    await expect.poll(() => statusOf(staff, id)).toBe('completed')
    expect(await movesOf(staff, id)).toEqual(handedOver)
  }
  for (const page of [counter, cook]) await page.context().close()
})
