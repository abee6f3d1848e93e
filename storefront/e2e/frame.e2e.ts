import { randomBytes } from 'node:crypto'

import type { Staff } from '#scripts/testing/staff.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { openKitchen, testKitchen } from './kitchen.ts'

test('the main menu opens and closes, and leads on by the navigation of the website', async ({ page }) => {
  await page.goto(testKitchen.path)
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' })
  const toggle = page.getByRole('button', { name: 'Menü', exact: true })
  await toggle.click()
  await expect(menu.getByRole('link', { name: 'Unsere Küche' })).toBeVisible()
  await page.getByRole('button', { name: 'Menü schließen' }).click()
  await expect(menu).toBeHidden()
  await toggle.press('Enter')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()

  await toggle.click()
  await menu.getByRole('link', { name: 'Bestellen' }).click()
  await expect(page).toHaveURL(/\/store$/)
  await expect(menu).toBeHidden()
  await toggle.click()
  await menu.getByRole('link', { name: 'Unsere Küche' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unsere Küche' })).toBeVisible()
})

test('the breadcrumbs of a branch lead to the list of branches and to the website', async ({ page }) => {
  const crumbs = page.getByRole('navigation', { name: 'Brotkrumen' })
  await page.goto(`${testKitchen.path}/checkout`)
  await expect(crumbs.getByRole('listitem')).toHaveText(['Start', 'Filialen', 'Testküche', 'Bestellvorgang'])
  await crumbs.getByRole('link', { name: 'Filialen' }).click()
  await expect(page).toHaveURL(/\/store$/)
  await crumbs.getByRole('link', { name: 'Start' }).click()
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
})

test('the pictures of a product open large, and going back closes them before the product', async ({
  page,
  guest,
  kitchen,
  staff,
}) => {
  const { docs } = await staff.get<{ docs: { id: string }[] }>('/images?limit=2&depth=0&sort=createdAt')
  await kitchen.changeProduct('Suppe', { images: docs.map(({ id }) => id) })
  await page.goto(kitchen.path)
  await guest.open('Suppe')
  const sheet = page.getByRole('dialog', { name: 'Suppe' })
  const pictures = sheet.getByRole('link', { name: /groß anzeigen/ })
  const box = page.getByRole('dialog', { name: 'Großansicht' })
  await pictures.nth(1).click()
  await expect(box).toContainText('2 von 2')
  await page.keyboard.press('ArrowLeft')
  await expect(box).toContainText('1 von 2')
  await page.keyboard.press('ArrowDown')
  await expect(box).toHaveCount(0)
  await expect(pictures.nth(1)).toBeFocused()

  await pictures.first().press('Enter')
  await expect(box).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(box).toHaveCount(0)
  await expect(sheet).toBeVisible()
  await pictures.first().click()
  await expect(box).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
})

test('a picture of a line that is being changed takes nothing away from the change', async ({
  page,
  guest,
  kitchen,
  staff,
}) => {
  const { docs } = await staff.get<{ docs: { id: string }[] }>('/images?limit=1&depth=0')
  await kitchen.changeProduct('Suppe', { images: docs.map(({ id }) => id) })
  await page.goto(kitchen.path)
  await guest.addButton('Suppe').click()
  await guest.cart.getByRole('button', { name: 'Suppe bearbeiten' }).click()
  await guest.dialog.getByRole('button', { name: 'Suppe: mehr' }).click()
  await guest.dialog.getByRole('link', { name: /groß anzeigen/ }).click()
  await expect(page.getByRole('dialog', { name: 'Großansicht' })).toBeVisible()
  await page.keyboard.press('Escape')
  await guest.dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(guest.cart.getByLabel('Suppe: Menge')).toHaveValue('2')
})

test('the home page of a shop with one branch leads to order, call and come', { tag: '@chromium' }, async ({
  page,
  baseURL,
  staff,
}) => {
  // It stays on, since tests run beside each other; of many branches the home page is their list.
  await staff.post('/config', { enablePluginHomePage: true })
  const times = {
    isDeliveryHoursEnabled: true,
    deliveryHours: [{ type: 'daily', from: '17:00', to: '21:30' }],
  }
  const { host, path } = await openOwnShop(staff, times)
  const main = page.getByRole('main')
  const shown = { useInnerText: true }

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(String(baseURL).replace('localhost', host))
    await expect(main.getByRole('heading', { level: 1, name: 'Eck' })).toBeVisible()
    const call = main.getByRole('link', { name: 'Tischreservierung' })
    await expect(call).toHaveAttribute('href', 'tel:+435572000900')
    const route = main.getByRole('link', { name: 'Anfahrt' })
    await expect(route).toHaveAttribute('href', /directions\?to=Pr%C3%BCfgasse/)
    await expect(main).toContainText('00:00–24:00', shown)
    await expect(main).not.toContainText('17:00–21:30', shown)
    await main.locator('label').filter({ hasText: 'Lieferzeiten' }).click()
    await expect(main).toContainText('17:00–21:30', shown)
    await expect(main).not.toContainText('00:00–24:00', shown)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await expectAccessible(page)
  }
  await main.getByRole('link', { name: 'Online Bestellen' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

/** A division at a host of its own, with a single branch and without a website. */
async function openOwnShop(staff: Staff, branch: object): Promise<{ host: string; path: string }> {
  const identifier = `eck-${randomBytes(4).toString('hex')}`
  const host = `${identifier}.localhost`
  const division = await staff.create('divisions', { name: 'Eck', identifier, hosts: [host] })
  const { path } = await openKitchen(staff, { branch: { division, ...branch } })

  return { host, path }
}
