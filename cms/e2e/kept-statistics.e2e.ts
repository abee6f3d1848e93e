import type { Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible, expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

async function openStatistics(page: Page, query: string): Promise<void> {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/statistics${query}`)
  await page.getByRole('heading', { level: 1, name: 'Statistik' }).waitFor()
}

const panel = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a view is saved, opened by its link and shown to somebody without an account, by keyboard', {
  tag: '@chromium',
}, async ({ page, browser }) => {
  const name = `Woche ${Date.now()}`
  await openStatistics(page, '?zeitraum=days7&vergleich=vorjahr')
  await page.getByRole('button', { name: 'Ansichten' }).press('Enter')
  const views = panel(page, 'Ansichten')
  await expect(views.getByRole('heading', { name: 'Ansichten' })).toBeFocused()
  await views.getByLabel('Name der Ansicht').fill(name)
  await page.keyboard.press('Enter')
  await expect(views.getByRole('link', { name })).toBeVisible()
  await expectAccessibleInBoth(page, 'the views')

  const address = await views.getByRole('link', { name }).getAttribute('href')
  await page.goto(`/backend/statistics${address}`)
  await expect(page).toHaveURL(/vergleich=vorjahr&zeitraum=days7$/)
  await expect(
    page.getByLabel('Ansicht', { exact: true }).getByRole('option', { selected: true }),
  ).toHaveText(name)

  await page.getByRole('button', { name: 'Ansichten' }).press('Enter')
  await views.getByRole('button', { name: new RegExp(`^Teilen .*${name}`) }).press('Enter')
  await views.getByLabel(/^Für wen/).fill('Steuerberatung')
  await views.getByRole('button', { name: 'Link erstellen' }).press('Enter')
  const shown = views.getByLabel('Adresse zum Weitergeben')
  await expect(shown).toBeFocused()
  const link = await shown.inputValue()
  await expectAccessible(page)

  const stranger = await browser.newContext()
  const guest = await stranger.newPage()
  expect((await guest.goto(link))?.status()).toBe(200)
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(guest.getByRole('img', { name: /^Umsatz, .* als Diagramm$/ })).toBeVisible()
  await expect(guest.getByRole('link')).toHaveCount(0)
  await guest.getByText('Tabelle zu Umsatz').click()
  await expectAccessible(guest)
  for (const width of [1440, 820, 390]) {
    await guest.setViewportSize({ width, height: 844 })
    expect(await guest.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    const beyond = (figures: Element[]) =>
      figures.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length
    expect(await guest.locator('.value').evaluateAll(beyond)).toBe(0)
  }

  await views
    .getByRole('button', { name: /^Ungültig machen .*Steuerberatung/ })
    .first()
    .press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ungültig machen' }).press('Enter')
  await expect(page.getByText('Der Link für „Steuerberatung“ gilt nicht mehr.')).toBeVisible()
  expect((await guest.goto(link))?.status()).toBe(404)
  await expect(guest.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
  await expectAccessible(guest)
  await stranger.close()
})

test('a goal is set, told in the overview and drawn beside the line, and the mail of the week is ordered', {
  tag: '@chromium',
}, async ({ page }) => {
  await openStatistics(page, '?offen=ziele&vergleich=ohne')
  const goals = panel(page, 'Ziele')
  await goals.getByLabel('Was').selectOption('Umsatz')
  await goals.getByLabel('Ziel in Euro').fill('20.000,50')
  await page.keyboard.press('Enter')
  const strip = page.getByRole('list', { name: 'Ziele' })
  await expect(strip.getByRole('listitem').filter({ hasText: 'von 20.000,50' })).toBeVisible()
  // A drawing is made where it is seen.
  const revenue = page.getByRole('region', { name: 'Umsatz', exact: true })
  await revenue.scrollIntoViewIfNeeded()
  await expect(revenue.locator('svg')).toContainText('Ziel (Monat)')
  await expectAccessibleInBoth(page, 'the goals')
  await goals.getByRole('button', { name: /^Aufgeben .*Umsatz je Monat/ }).press('Enter')
  await expect(page.getByText('von 20.000,50')).toHaveCount(0)

  await page.goto('/backend/statistics?offen=bericht')
  const wish = panel(page, 'Wochenbericht').getByRole('checkbox')
  await wish.press('Space')
  await expect(page.getByText('Bestellt. Der erste Bericht')).toBeVisible()
  await page.reload()
  await expect(wish).toBeChecked()
  await expectAccessible(page)
  await wish.press('Space')
  await expect(page.getByText('Abbestellt.')).toBeVisible()
})
