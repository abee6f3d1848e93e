import type { Page } from '@playwright/test'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { expect, test } from './fixtures.ts'
import { Guest } from './guest.ts'
import { holdScripts } from './hold-scripts.ts'
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

for (const { title, hung, begin } of [
  {
    title: 'a page waits with its scripts for its largest picture, or for a key',
    hung: 'img[fetchpriority=high]',
    begin: (page: Page) => page.keyboard.press('Tab'),
  },
  {
    title: 'a page waits with its scripts for its largest picture, or for a pointer that moves',
    hung: 'img[fetchpriority=high]',
    begin: (page: Page) => page.mouse.move(300, 500, { steps: 3 }),
  },
  {
    title: 'a page comes to life while a picture below is on its way',
    hung: 'main li img',
    begin: null,
  },
]) {
  test(title, async ({ context, staff }) => {
    const { branch } = await staff.get<BranchShopView>('/branches/marktplatz/shop')
    const page = await context.newPage()
    await page.goto(`/store/${branch.identifier}`)
    const picture = await page
      .locator(hung)
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc)
    await page.addInitScript(forgetTheLongestWait)
    await page.route(picture, () => undefined)
    await page.reload({ waitUntil: 'commit' })
    const hydrated = () => page.evaluate(() => performance.getEntriesByName('hydrated').length)

    if (begin) {
      await page.locator('footer').waitFor()
      await page.waitForTimeout(500)
      expect(await hydrated()).toBe(0)
      await begin(page)
    }
    await expect.poll(hydrated).toBe(1)
  })
}

/** Runs in the page, where the clock alone starts the scripts in the end. */
function forgetTheLongestWait(): void {
  const setTimeout = window.setTimeout.bind(window)
  Object.assign(window, {
    setTimeout: (...all: Parameters<typeof setTimeout>) => (all[1] === 2500 ? 0 : setTimeout(...all)),
  })
}
