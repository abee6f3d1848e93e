import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { besideOf, cardOf, openBoard } from './board-page.ts'

/** Within a minute the page would ask by itself; nobody waits that long for what it is told. */
const soon = { timeout: 20_000 }

test('a dish that has run out is said so from the line of an order, and guests order it no more', async ({
  office,
  kitchen,
  guest,
}) => {
  const { ticketNumber: number } = await kitchen.takeOrder(['Suppe'])
  const stream = guest.page.waitForRequest(`**/api/branches/${kitchen.identifier}/shop/events`)
  await guest.page.goto(kitchen.path)
  await stream
  await expect(guest.addButton('Suppe')).toBeVisible()

  const page = await openBoard(office, kitchen)
  await cardOf(page, number).click()
  const beside = besideOf(page, number)
  await beside.getByRole('button', { name: /^Suppe.*: ausverkauft$/ }).click()
  await expectAccessible(page)
  await beside.getByRole('button', { name: /^Suppe.* ausverkauft: Heute$/ }).click()
  await expect(page.getByText(/^Ausverkauft \(Heute\): Suppe/)).toBeVisible()
  await expect(guest.addButton('Suppe')).toHaveCount(0, soon)
  await expect(guest.page.getByText('Ausverkauft').first()).toBeVisible()

  await page.goto('/backend')
  const outages = page.getByRole('region', { name: 'Ausverkauft und pausiert' })
  await outages.getByRole('link', { name: /Suppe/ }).first().click()
  const panel = page.getByRole('dialog', { name: 'Annahme' })
  await panel.getByRole('button', { name: /^Suppe.*: wieder da$/ }).click()
  await expect(guest.addButton('Suppe')).toBeVisible(soon)
})

test('an option that has run out is looked for by name, and cannot be chosen any more', async ({
  office,
  kitchen,
  guest,
}) => {
  const stream = guest.page.waitForRequest(`**/api/branches/${kitchen.identifier}/shop/events`)
  await guest.page.goto(kitchen.path)
  await stream
  await guest.open('Menü')
  await expect(guest.choice('Fisch', guest.dialog)).toBeEnabled()

  const page = await openBoard(office, kitchen, '&annahme=1')
  const panel = page.getByRole('dialog', { name: 'Annahme' })
  await panel.getByRole('searchbox', { name: 'Was ist ausgegangen?' }).fill('fisch')
  await panel.getByRole('button', { name: /Fisch ausverkauft: Bis auf Weiteres$/ }).click()
  await expect(panel.getByRole('button', { name: /Fisch: wieder da$/ })).toBeVisible()
  await expectAccessible(page)

  await expect(guest.dialog.getByText('ausverkauft')).toBeVisible(soon)
  await expect(guest.choice('Fisch', guest.dialog)).toBeDisabled()
})
