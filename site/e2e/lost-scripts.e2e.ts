import type { Page } from '@playwright/test'

import { expect, test } from '#storefront/e2e/fixtures.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { siteOf } from './all-sections.ts'

test.beforeEach(({ page }) => remember(page, 'sessionStorage', 'news', '1'))

/** The page as it is without scripts. */
async function expectComplete(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/techniken/trockeneis`)
  await expect(page.locator('a[data-lightbox]:visible')).toHaveCount(12)
  await expect(page.getByRole('button', { name: 'Alle Bilder anzeigen' })).toHaveCount(0)

  await page.goto(`${origin}/leistungen/fassade`)
  await expect(page.locator('figure:visible')).toHaveCount(2)
  await expect(page.locator('figcaption:visible')).toHaveText(['Vorher', 'Nachher'])
  await expect(page.getByRole('group', { name: 'Ansicht' })).toHaveCount(0)
}

test('a page whose scripts are all lost on the way is complete', { tag: '@everywhere' }, async ({
  page,
  baseURL,
}) => {
  await page.route('**/*.js', (route) => route.abort())
  await expectComplete(page, siteOf(baseURL))
  await expect(page.locator('form')).toContainText('Das Formular braucht JavaScript.')
})

test('a page of which one script is lost on the way is complete', async ({ page, baseURL }) => {
  await page.route(/(gallery|before-after)\.behaviour[^/]*\.js/, (route) => route.abort())
  await expectComplete(page, siteOf(baseURL))
})
