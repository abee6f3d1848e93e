import type { Locator, Page } from '@playwright/test'

import { expect, test } from '#storefront/e2e/fixtures.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { publishAllSections, siteOf } from './all-sections.ts'
import { readThrough, untilAlive, widths } from './demo-pages.ts'

test.beforeEach(async ({ page }) => {
  await remember(page, 'sessionStorage', 'news', '1')
  await page.route(/\/(image|upload)\//, (route) => route.fulfill({ status: 404 }))
})

/**
 * Pictures that the browser draws as broken: seen, without a picture, and nothing in their place. One that has failed in
 * this moment is about to be told so.
 */
const brokenIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      // One that waits until it is near has no address yet.
      .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
      .filter((image) => image.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )

const failure = (place: Locator) => place.getByText('Das Bild konnte nicht geladen werden.')

for (const width of widths) {
  test(`no section shows the browser’s own broken picture, in a window of ${width} px`, async ({
    page,
    staff,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(siteOf(baseURL) + (await publishAllSections(staff)))
    await untilAlive(page)
    await readThrough(page)

    await expect.poll(() => brokenIn(page)).toEqual([])
    const places = page.locator('main img[data-failed]')
    expect(await places.count()).toBeGreaterThan(15)
    // Words stand for each of them, films and tiles of the gallery included.
    const silent = await places.evaluateAll((images) =>
      images
        .filter((image) => image.checkVisibility() && !image.nextElementSibling?.checkVisibility())
        .map(({ outerHTML }) => outerHTML),
    )
    expect(silent).toEqual([])
  })
}

test('a house whose logo or mark is missing is called by its name', { tag: '@everywhere' }, async ({
  page,
  baseURL,
}) => {
  for (const origin of [String(baseURL), siteOf(baseURL)]) {
    await page.goto(origin)
    await untilAlive(page)
    const home = page.getByRole('banner').getByRole('link', { name: /: Startseite/ })
    const name = String(await home.getAttribute('aria-label')).replace(': Startseite', '')

    await expect.poll(() => brokenIn(page)).toEqual([])
    await expect(home.getByText(name, { exact: true })).toBeVisible()
  }
})

test('a large picture that is missing says so', { tag: '@everywhere' }, async ({ page, baseURL }) => {
  await page.goto(`${siteOf(baseURL)}/techniken/trockeneis`)
  await page.locator('html[data-alive] [data-behaviour=gallery][data-alive]').waitFor()
  await page.locator('a[data-lightbox]').first().press('Enter')
  const box = page.getByRole('dialog', { name: 'Großansicht' })

  await expect(failure(box)).toBeVisible()
  await expect.poll(() => brokenIn(page)).toEqual([])
})

test('a picture that comes at another try is shown', async ({ page, baseURL }) => {
  await page.goto(siteOf(baseURL))
  await untilAlive(page)
  const picture = page.locator('main span:has(> img)').first()
  await expect(failure(picture)).toBeVisible()

  // Instead of taking back what stands in the way, since a picture that is asked for meanwhile may never be answered.
  await page.route(/\/(image|upload)\//, (route) => route.continue())
  await picture.locator('img').evaluate((image: HTMLImageElement) => {
    const { srcset } = image
    image.srcset = ''
    image.srcset = srcset
  })
  await expect(failure(picture)).toBeHidden()
})
