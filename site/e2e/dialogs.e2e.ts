import type { Page } from '@playwright/test'

import { expect, test } from '#storefront/e2e/fixtures.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { siteOf } from './all-sections.ts'
import { untilAlive, widths } from './demo-pages.ts'

// With scroll bars that take room, which Chromium is told to hide in tests.
test.use({
  launchOptions: async ({ launchOptions }, give) =>
    give({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

/** Where the page stands: what would be seen to jump. */
const standing = (page: Page) =>
  page.evaluate(() => ({
    scrolled: scrollY,
    boxes: [...document.querySelectorAll('header a, main h1, main img, footer a')]
      .filter((element) => !element.closest('dialog'))
      .map((element) => {
        const { left, top, width } = element.getBoundingClientRect()
        return [left, top, width].map(Math.round).join(' ')
      }),
  }))

/** Whether a modal lies over every corner of the window, scroll bar included. */
const coversWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    const root = document.documentElement
    return (
      [0, innerWidth - 1].every((x) => document.elementFromPoint(x, innerHeight / 2) === dialog) &&
      root.clientWidth === innerWidth
    )
  })

for (const width of widths) {
  test(`a large picture covers the window and leaves the page where it is, at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await remember(page, 'sessionStorage', 'news', '1')
    await page.goto(`${siteOf(baseURL)}/techniken/trockeneis`)
    await page.locator('html[data-alive] [data-behaviour=gallery][data-alive]').waitFor()
    const link = page.locator('a[data-lightbox]').nth(1)
    await link.scrollIntoViewIfNeeded()
    const before = await standing(page)

    await link.click()
    const box = page.getByRole('dialog', { name: 'Großansicht' })
    await expect(box).toBeVisible()
    expect(await coversWindow(page)).toBe(true)
    expect(await standing(page)).toEqual(before)
    await page.mouse.wheel(0, 600)
    await box.getByRole('button', { name: 'Schließen' }).click()
    await expect(box).toHaveCount(0)
    expect(await standing(page)).toEqual(before)
  })

  test(`the news cover the window and leave the page where it is, at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${siteOf(baseURL)}/kontakt`)
    const news = page.getByRole('dialog', { name: 'Unser Laser ist da' })
    await expect(news).toBeVisible()
    expect(await coversWindow(page)).toBe(true)
    const before = await standing(page)
    await page.mouse.wheel(0, 600)
    await news.getByRole('button', { name: 'Schließen' }).click()
    await expect(news).toBeHidden()
    expect(await standing(page)).toEqual(before)
  })
}

test('the page has a scroll bar that takes room, or this proves nothing', { tag: '@chromium' }, async ({
  page,
  baseURL,
}) => {
  await remember(page, 'sessionStorage', 'news', '1')
  await page.goto(siteOf(baseURL))
  await untilAlive(page)
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5)
})
