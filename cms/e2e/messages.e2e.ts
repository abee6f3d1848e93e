import { randomUUID } from 'node:crypto'

import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'
import { besideOf, openBoard } from './board-page.ts'

for (const width of [768, 820, 1440])
  test(`a window of ${width} pixels shows what messages are about without scrolling sideways`, {
    tag: '@chromium',
  }, async ({ page, kitchen }) => {
    await kitchen.takeOrder(['Suppe'], { email: 'anna@kundin.test' })
    await page.setViewportSize({ width, height: 1100 })
    await new BackOffice(page, administrator).returnSignedIn()
    await page.goto('/backend/messages')
    const table = page.getByRole('grid', { name: 'Nachrichten' })
    await table.getByRole('row').nth(1).waitFor()

    const widths = await table.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
    expect(widths[0]).toBe(widths[1])
    const cut = await table
      .getByRole('gridcell')
      .evaluateAll((cells) =>
        cells
          .filter(({ firstElementChild: value }) => value && value.scrollWidth > value.clientWidth)
          .map(({ textContent }) => textContent),
      )
    expect(cut).toEqual([])
  })

test('administrators see by keyboard what was told to whom, and send once more what came to nothing', {
  tag: '@chromium',
}, async ({ page, request }) => {
  // Without a mail server what is told comes to nothing, and that is what stands in the list.
  const sent = await request.post('/api/forms', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      name: 'Anna Auer',
      email: 'anna@kundin.test',
      phone: '+43 664 1234567',
      company: 'Auer GmbH',
      comment: 'Bitte rufen Sie mich an.',
      filledMilliseconds: 40_000,
    },
  })
  expect(sent.status()).toBe(201)
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/messages?anlass=contact-request')
  const table = page.getByRole('grid', { name: 'Nachrichten' })
  const row = table.getByRole('row').filter({ hasText: 'anna@kundin.test' }).first()
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('Fehlgeschlagen')
  }).toPass()
  await expectAccessible(page)

  await row.press('Enter')
  const beside = page.getByRole('dialog', { name: 'Kontaktanfrage' })
  await expect(beside.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(beside).toContainText('Es ist kein Mailserver eingerichtet.')
  await expectAccessible(page)
  await beside.getByRole('button', { name: 'Noch einmal senden' }).press('Enter')
  await expect(page.getByText('Die Nachricht wird noch einmal gesendet.')).toBeVisible()
})

test('on a phone messages are read without scrolling sideways', { tag: '@phone' }, async ({ page }) => {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/messages')
  await page.getByRole('heading', { level: 1, name: 'Nachrichten' }).waitFor()
  await expectAccessible(page)

  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
})

test('whoever works at the board sends the messages of a new order once more', { tag: '@chromium' }, async ({
  office,
  kitchen,
}) => {
  const order = await kitchen.takeOrder(['Suppe'], { email: 'anna@kundin.test' })
  const page = await openBoard(office, kitchen, `&offen=${order.id}`)
  const beside = besideOf(page, order.ticketNumber)
  await beside.getByRole('button', { name: 'E-Mail noch einmal senden' }).press('Enter')
  await expect(page.getByText(/^Die E-Mail geht noch einmal an den Gast/)).toBeVisible()
  await beside.getByRole('button', { name: 'SMS noch einmal senden' }).press('Enter')
  await expect(page.getByText('SMS sind in den Einstellungen ausgeschaltet')).toBeVisible()
})

test('in the dark messages are read as in the light', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/messages')
  await page.getByRole('heading', { level: 1, name: 'Nachrichten' }).waitFor()

  await expectAccessible(page)
})
