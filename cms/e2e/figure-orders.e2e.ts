import type { Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

const title = 'Bestellungen hinter einer Zahl'
const grid = (page: Page) => page.getByRole('grid', { name: title })
const row = (page: Page, number: number) => grid(page).locator(`[role=row][data-index="${number}"]`)

/** What the rows of the page add to a measure, in cents, from the first to the last by keys alone. */
async function sumOf(page: Page, measure: string): Promise<number> {
  const rows = Number(await grid(page).getAttribute('aria-rowcount')) - 1
  let cents = 0
  await row(page, 0).focus()
  for (let index = 0; index < rows; index += 1) {
    await expect(row(page, index)).toBeFocused()
    cents += centsIn(await row(page, index).locator(`[data-title="Davon ${measure}"]`).innerText())
    if (index < rows - 1) await page.keyboard.press('ArrowDown')
  }

  return cents
}

const centsIn = (text: string): number => Number(text.replaceAll(/[^\d−-]/g, '').replace('−', '-'))

test('a figure of the overview leads by keyboard to its orders, which come to the very figure', {
  tag: '@chromium',
}, async ({ page }) => {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/statistics?zeitraum=days7&vergleich=ohne')
  const tile = page
    .getByRole('list', { name: 'Auf einen Blick' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Liste zu Umsatz' }) })
  const figure = await tile.getByText(/€$/).innerText()
  expect(centsIn(figure)).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Liste zu Umsatz' }).first().focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(
    page.getByRole('paragraph').filter({ hasText: /^Umsatz · \d\d\.\d\d\.\d{4} bis / }),
  ).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText(figure)
  let cents = await sumOf(page, 'Umsatz')
  const earlier = page.getByRole('button', { name: 'Frühere' })
  for (let number = 2; (await earlier.count()) > 0 && (await earlier.isEnabled()); number += 1) {
    await earlier.press('Enter')
    await expect(page.getByText(new RegExp(`^Seite ${number} von`))).toBeVisible()
    cents += await sumOf(page, 'Umsatz')
  }
  expect(cents).toBe(centsIn(figure))

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessibleInBoth(page, `the orders of a figure at ${width} pixels`)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})
