import type { Page } from '@playwright/test'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { expect, test } from './fixtures.ts'

/** Polls stand in for live news; without any, what moves a page can only be the news. */
async function withoutPolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setInterval = window.setInterval.bind(window)
    // The page passes a function, a number and nothing else.
    window.setInterval = ((run: () => void, ms: number) =>
      ms < 5_000 ? setInterval(run, ms) : 0) as typeof window.setInterval
  })
}

test.beforeEach(async ({ page, office }) => {
  await withoutPolls(page)
  await withoutPolls(office.page)
})

const statusPath = ({ uid, hash }: PublicOrder) => `/status/${uid}/${hash}`
const currentStep = (page: Page) =>
  page.getByRole('list', { name: 'Verlauf der Bestellung' }).locator('[aria-current=step]')

test('the status page moves without a reload while staff moves the order in the back office', {
  tag: '@chromium',
}, async ({ page, kitchen, office }) => {
  const order = await kitchen.takeOrder(['Suppe', 'Limonade', 'Semmel'], {
    isDelivery: true,
    deliveryArea: 'Zentrum',
    street: 'Am Berg 3',
    zipCode: '6850',
    city: 'Dornbirn',
  })
  await page.goto(statusPath(order))
  await expect(page.getByText('Wird live aktualisiert')).toBeVisible()
  await expect(currentStep(page)).toContainText('Bestellung eingegangen')
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))

  await office.signIn()
  await office.openOrder(order.id)
  await office.press('Bestätigen')
  await expect(page.getByText('Ihre Bestellung wurde bestätigt')).toBeVisible()
  await expect(currentStep(page)).toContainText('In Zubereitung')
  await expect(page.getByRole('button', { name: 'Bestellung stornieren' })).toHaveCount(0)

  await office.press('In Zustellung')
  await expect(page.getByText('Ihre Bestellung ist unterwegs zu Ihnen.')).toBeVisible()
  await expect(currentStep(page)).toContainText('In Zustellung')

  await office.press('Zugestellt')
  await expect(page.getByText('Ihre Bestellung wurde zugestellt.')).toBeVisible()

  await office.press('Abschließen')
  await expect(page.getByText('Ihre Bestellung ist bei Ihnen angekommen.')).toBeVisible()
  await expect(page.getByText('Wird live aktualisiert')).toHaveCount(0)
  await expect(page.locator('body[data-same-page]')).toHaveCount(1)
})

test('a guest takes an order back while it waits, and staff sees that at once', async ({
  page,
  kitchen,
  office,
}) => {
  const order = await kitchen.takeOrder(['Suppe'])
  await office.returnSignedIn()
  await office.openOrder(order.id)
  await page.goto(statusPath(order))

  await page.getByRole('button', { name: 'Bestellung stornieren' }).click()
  await page.getByRole('button', { name: 'Nein, behalten' }).click()
  await expect(currentStep(page)).toContainText('Bestellung eingegangen')
  await page.getByRole('button', { name: 'Bestellung stornieren' }).click()
  await page.getByRole('button', { name: 'Ja, stornieren' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Bestellung wurde storniert')
  await expect(office.orderPanel).toContainText('Storniert')
  await expect(office.orderPanel.getByRole('button', { name: 'Bestätigen' })).toBeDisabled()
})

test('staff proposes another time in the back office and the guest accepts it', { tag: '@chromium' }, async ({
  page,
  kitchen,
  office,
}) => {
  const order = await kitchen.takeOrder(['Suppe'])
  await page.goto(statusPath(order))
  await office.returnSignedIn()
  await office.openOrder(order.id)

  await office.press('Gegenvorschlag')
  await office.orderPanel.getByLabel(/^Anderer Termin.*ablehnen kann$/).fill(dayInTwoDays())
  await office.orderPanel.getByLabel(/^Anderer Termin.*, Uhrzeit$/).fill('18:30')
  await office.press('Termin vorschlagen')
  await expect(office.orderPanel).toContainText('Antwort offen')

  const prompt = page.getByRole('region', { name: 'Neuer Terminvorschlag' })
  await expect(prompt).toContainText('18:30 Uhr')
  await prompt.getByRole('button', { name: 'Termin annehmen' }).click()
  await expect(prompt).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Ihre Bestellung' })).toContainText('18:30 Uhr')
  await expect(currentStep(page)).toContainText('In Zubereitung')
  await expect(office.orderPanel).toContainText('Bestätigt')
})

test('a guest who declines the proposed time cancels the order', async ({ page, staff, kitchen }) => {
  const order = await kitchen.takeOrder(['Suppe'])
  await page.goto(statusPath(order))
  const counterAppointment = new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString()
  await staff.post(`/orders/${order.id}/status/confirm`, { counterAppointment })

  const decline = page.getByRole('button', { name: 'Ablehnen und stornieren', exact: true })
  const asked = page.getByRole('dialog', { name: 'Vorschlag ablehnen?' })
  await decline.click()
  await asked.getByRole('button', { name: 'Nein, behalten' }).click()
  await expect(asked).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Neuer Terminvorschlag' })).toBeVisible()

  await decline.click()
  await asked.getByRole('button', { name: 'Ja, ablehnen und stornieren' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Bestellung wurde storniert')
})

test('a rejected order tells its guest why', async ({ page, staff, kitchen }) => {
  const order = await kitchen.takeOrder(['Suppe'])
  await page.goto(statusPath(order))
  await staff.post(`/orders/${order.id}/status/reject`, { rejectionMessage: 'Die Suppe ist aus.' })

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Bestellung wurde abgelehnt')
  await expect(page.getByText('„Die Suppe ist aus.“')).toBeVisible()
})

/** As the date field of the back office is typed into: `23.11.2026 18:30`. */
/** As a field for a day takes it. */
function dayInTwoDays(): string {
  const day = new Date(Date.now() + 48 * 60 * 60 * 1000)

  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(day)
}
