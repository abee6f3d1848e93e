import type { BrowserContext } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { Guest } from './guest.ts'
import { testKitchen } from './kitchen.ts'

test('what a guest presses before the scripts have come happens when they come', async ({ context }) => {
  const letScriptsCome = await holdScripts(context)
  const guest = new Guest(await context.newPage())
  await guest.page.goto(testKitchen.path)
  await guest.addButton('Semmel').click()
  await expect(guest.cart).toContainText('Noch ist nichts im Warenkorb.')

  letScriptsCome()
  await expect(guest.figure('Gesamt', guest.cart)).toHaveText('1,00 €')
})

test('an order type that is chosen before the scripts have come stays chosen', async ({ context }) => {
  const letScriptsCome = await holdScripts(context)
  const guest = new Guest(await context.newPage())
  await guest.page.goto(testKitchen.path)
  await guest.choice('Lieferung').click()

  letScriptsCome()
  await expect(guest.page.getByLabel('Liefergebiet')).toBeVisible()
  await expect(guest.page.getByRole('radio', { name: 'Lieferung' })).toBeChecked()
})

test('a delivery area that is chosen before the scripts have come stays chosen', async ({
  context,
  kitchen,
}) => {
  await kitchen.change({ isTakeawayEnabled: false, isDineInEnabled: false })
  const letScriptsCome = await holdScripts(context)
  const guest = new Guest(await context.newPage())
  await guest.page.goto(kitchen.path)
  const area = guest.page.getByLabel('Liefergebiet')
  await area.selectOption('Umland')

  letScriptsCome()
  await expect(guest.page.getByText('Lieferkosten 3,50 €')).toBeVisible()
  await expect(area).toHaveValue('Umland')
})

test('the main menu opens without scripts, and stays open when they come', async ({ context }) => {
  const letScriptsCome = await holdScripts(context)
  const { page } = new Guest(await context.newPage())
  await page.goto(testKitchen.path)
  await page.getByRole('button', { name: 'Menü' }).click()
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' })
  await expect(navigation).toBeVisible()

  letScriptsCome()
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  await expect(navigation).toBeVisible()
})

/** A slow line: scripts are asked for, but come only when they are let. */
async function holdScripts(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route('**/assets/**/*.js', async (route) => {
    await promise
    await route.continue()
  })

  return resolve
}
