import { administrator } from '#scripts/testing/administrator.ts'
import { allRights } from '#domain/people/rights/all-rights.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

/** Settings are one record, closing a day, signing and issuing vouchers are none, and visits, slips, figures and times have views of their own. */
const withoutList = new Set([
  'config',
  'day-closing',
  'fiscal',
  'voucher-issuing',
  'analytics-logs',
  'print-jobs',
  'statistics',
  'time-sheets',
])
const lists = Object.keys(allRights).filter((slug) => !withoutList.has(slug))

/** In one browser, as somebody walks through them: a new one would load the whole panel for each. */
const walks = Array.from({ length: 4 }, (_, walk) => lists.filter((_slug, at) => at % 4 === walk))

for (const walk of walks) {
  test(`the lists of ${walk.join(', ')} open with their German titles, and throw nothing`, async ({
    page,
  }) => {
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    await new BackOffice(page, administrator).returnSignedIn()
    for (const slug of walk) {
      await test.step(slug, async () => {
        await page.goto(`/backend/collections/${slug}`)

        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[A-ZÄÖÜ][\wäöüß -]+$/)
        await expect(page.getByPlaceholder(/^Suche nach/)).toBeVisible()
        expect(problems).toEqual([])
      })
    }
  })
}

test('the log of visits opens to read and to filter', async ({ page }) => {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/analytics-logs')

  await expect(page.getByRole('heading', { level: 1, name: 'Besuchsprotokoll' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filtern' })).toBeVisible()
})

for (const path of ['/backend', '/backend/account', '/backend/globals/config']) {
  test(`${path} moves only up and down on a telephone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await new BackOffice(page, administrator).returnSignedIn()
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()

    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
  })
}
