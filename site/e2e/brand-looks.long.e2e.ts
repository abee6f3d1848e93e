import type { Page } from '@playwright/test'

import { PictureSheet } from '#cms/e2e/picture-sheet.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { pagesOf, readThrough, websites, widths } from './demo-pages.ts'

/** A page on a phone beyond this is left before its end. */
const highestOnPhone = 8800

/** Whose pictures stand in docs/look.md, by the page and what it is called there. */
const pictured = [
  { of: 'the restaurant', path: '/', album: 'restaurant home' },
  { of: 'the restaurant', path: '/lieferung', album: 'restaurant delivery' },
  { of: 'the cleaning company', path: '/', album: 'cleaning home' },
  { of: 'the cleaning company', path: '/leistungen/fassade', album: 'cleaning service' },
]

test.beforeEach(({ page }) => remember(page, 'sessionStorage', 'news', '1'))

for (const { name, originOf } of websites) {
  test(`every page of ${name} fits its windows and is accessible in both colour settings`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const origin = originOf(String(baseURL))
    for (const path of await pagesOf(request, origin)) {
      await inEachLook(page, origin + path, async ({ width }) => {
        const tall = await page.evaluate(() => document.documentElement.scrollHeight)
        if (width === 390) expect.soft(tall, path).toBeLessThan(highestOnPhone)
        await expectAccessible(page)
      })
    }
  })

  for (const { path, album } of pictured.filter((each) => each.of === name)) {
    test(`${path} of ${name} is drawn for docs/look.md`, async ({ page, baseURL }) => {
      const sheet = new PictureSheet()
      await inEachLook(page, originOf(String(baseURL)) + path, ({ theme }) => sheet.add(page, theme))
      await sheet.keep(album)
    })
  }
}

type Look = { width: number; theme: string }

/** A page once it has been read, at each width in each colour setting. */
async function inEachLook(page: Page, address: string, look: (look: Look) => Promise<void>): Promise<void> {
  await page.goto(address)
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
    for (const theme of ['white', 'black']) {
      await page.evaluate((wanted) => {
        document.documentElement.dataset.theme = wanted
      }, theme)
      await readThrough(page)
      await look({ width, theme })
    }
  }
}
