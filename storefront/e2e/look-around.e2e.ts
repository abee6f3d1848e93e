import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'

test('going back once leaves the menu, however many categories one has looked through', {
  tag: '@everywhere',
}, async ({ page }) => {
  await page.goto('/store')
  const branch = page.getByRole('main').locator('a[href="/store/marktplatz"]').first()
  await branch.click()
  const links = page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link')
  await expect(links.nth(3)).toBeAttached()
  for (const index of [1, 2, 3]) {
    const anchor = String(await links.nth(index).getAttribute('href'))
    await links.nth(index).click()
    await expect(page).toHaveURL(new RegExp(`${anchor}$`))
    await expect(page.locator(anchor)).toBeInViewport()
  }

  await page.goBack()

  await expect(page).toHaveURL(/\/store$/)
  await expect(branch).toBeVisible()
})

test('a way to a category leads to its very place, and whoever comes back is where they were', {
  tag: '@phone',
}, async ({ page }) => {
  const path = '/store/marktplatz'
  const wanted = { section: '', top: 0 }
  const expectSamePlace = async () => {
    const top = () => page.locator(wanted.section).evaluate((section) => section.getBoundingClientRect().top)
    await expect.poll(async () => Math.abs((await top()) - wanted.top)).toBeLessThan(2)
  }

  await page.goto(path)
  // Nobody waits until the size of every card is known.
  const link = page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link').nth(6)
  wanted.section = String(await link.getAttribute('href'))
  wanted.top = await page.locator(wanted.section).evaluate(placeBelowBar)
  expect(await undrawnCards(page)).toBeGreaterThan(10)
  await link.tap()
  await expectSamePlace()

  await page.reload()
  await expectSamePlace()
  await page.getByRole('navigation', { name: 'Brotkrumen' }).getByRole('link').first().evaluate(follow)
  await expect(page).not.toHaveURL(new RegExp(path))
  await page.goBack()
  await expectSamePlace()

  await page.goto('/store')
  await page.goto(path + wanted.section)
  await expectSamePlace()
})

/** Runs in the page. */
const follow = (link: Element): void => (link as HTMLElement).click()

/** Where the style wants the top of a section. */
function placeBelowBar(section: Element): number {
  const margin = Number.parseFloat(getComputedStyle(section).scrollMarginBlockStart)
  return margin + Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart)
}

const undrawnCards = (page: Page): Promise<number> =>
  page
    .locator('main section li h3')
    .evaluateAll(
      (names) => names.filter((name) => !name.checkVisibility({ contentVisibilityAuto: true })).length,
    )
