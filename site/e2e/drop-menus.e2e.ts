import type { Page } from '@playwright/test'

import { expect, test } from '#storefront/e2e/fixtures.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { siteOf } from './all-sections.ts'

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await remember(page, 'sessionStorage', 'news', '1')
})

function menuOf(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  return {
    label: menu.getByRole('link', { name: 'Leistungen', exact: true }),
    button: menu.getByRole('button', { name: 'Mehr zu Leistungen' }),
    other: menu.getByRole('button', { name: 'Mehr zu Techniken' }),
    first: menu.getByRole('link', { name: 'Fassadenreinigung' }),
    panel: menu.locator('li:has(> button[aria-label="Mehr zu Leistungen"]) > div'),
  }
}

async function openMenu(page: Page, baseURL: string | undefined) {
  await page.goto(`${siteOf(baseURL)}/kontakt`)
  await page.locator('[data-drop-menu][data-alive]').first().waitFor()
  return menuOf(page)
}

test('a menu opens below its label when it is pointed at, and stays while the pointer crosses to it', async ({
  page,
  baseURL,
}) => {
  const { label, first, panel } = await openMenu(page, baseURL)
  await label.hover()
  await expect(first).toBeVisible()
  const [above, below] = [await label.boundingBox(), await panel.boundingBox()]
  if (!above || !below) throw new Error('no menu')
  expect(Math.abs(above.x - below.x)).toBeLessThanOrEqual(1)
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height)

  // Slowly over the gap, and on into a corner of the panel.
  for (let y = above.y + above.height / 2; y < below.y + 5; y += 3) await page.mouse.move(above.x + 20, y)
  await page.mouse.move(below.x + below.width - 5, below.y + below.height - 5)
  await expect(first).toBeVisible()
  await page.mouse.move(below.x, below.y + below.height + 200)
  await expect(first).toBeHidden()
})

test('what a pointer has opened, Escape closes and a click does not', async ({ page, baseURL }) => {
  const { button, first } = await openMenu(page, baseURL)
  await button.hover()
  await button.click()
  await expect(first).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
})

test('by keyboard a menu opens by its button, leads on into its links and closes behind', async ({
  page,
  baseURL,
}) => {
  const { label, button, other, first } = await openMenu(page, baseURL)
  await label.focus()
  await expect(first).toBeHidden()
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(button).toBeFocused()

  await button.press('Enter')
  await expect(first).toBeVisible()
  await other.focus()
  await expect(first).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

for (const width of [970, 1100, 1440]) {
  test(`menus stay inside a window of ${width} px, one at a time`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const origin of [siteOf(baseURL), String(baseURL)]) {
      await page.goto(`${origin}/kontakt`)
      await page.locator('html[data-alive]').waitFor({ state: 'attached' })
      const menus = page.locator('[data-drop-menu]')
      for (const menu of await menus.all()) {
        await menu.getByRole('button').press('Enter')
        await expect(page.locator('[data-drop-menu] > div:visible')).toHaveCount(1)
        const box = await menu.locator('> div').boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      }
    }
  })
}

test('a menu at the edge of a narrow window moves inwards', async ({ page, baseURL }) => {
  const { button, panel } = await openMenu(page, baseURL)
  await button.evaluate((element) => {
    element.closest('li')?.style.setProperty('left', '38vw')
  })
  await button.press('Enter')
  const box = await panel.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440 - 8)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a menu opens when it is pointed at and when it has the focus', async ({ page, baseURL }) => {
    await page.goto(`${siteOf(baseURL)}/kontakt`)
    const { label, first, button } = menuOf(page)
    await label.hover()
    await expect(first).toBeVisible()
    await page.mouse.move(700, 700)
    await expect(first).toBeHidden()
    await button.focus()
    await expect(first).toBeVisible()
    await first.focus()
    await expect(first).toBeVisible()
  })
})
