import type { Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

const areasOf = (page: Page) => page.getByRole('navigation', { name: 'Bereiche' })

test('the navigation is made of the work, open where one is', async ({ page }) => {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/collections/products')
  const areas = areasOf(page).locator('> ul > li > a')

  await expect(areas).toHaveText([
    'Heute',
    /^Bestellungen/,
    'Karte',
    /^Website/,
    /^Personal/,
    /^Auswertung/,
    'Bildschirme',
    'Einstellungen',
  ])
  await expect(areasOf(page).getByRole('link', { name: 'Produkte' })).toHaveAttribute('aria-current', 'page')
  const [side, title] = [areasOf(page), page.getByRole('heading', { level: 1 })].map((part) =>
    part.boundingBox(),
  )
  expect((await title)?.x).toBeGreaterThan(((await side)?.x ?? 0) + ((await side)?.width ?? 0))
  await expect(areasOf(page).getByRole('link', { name: 'Redirects' })).toHaveCount(0)
  await areasOf(page).getByRole('link', { name: 'Auswertung' }).click()
  await areasOf(page).getByRole('link', { name: 'Besuchsprotokoll' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Besuchsprotokoll')
  await expect(areasOf(page).getByRole('link', { name: 'Besuchsprotokoll' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('a view stands for the raw list of its records, which is found by typing and marks the view', async ({
  page,
}) => {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/collections/messages')
  await expect(areasOf(page).getByRole('link', { name: 'Alle Nachrichten' })).toHaveCount(0)
  await expect(areasOf(page).getByRole('link', { name: 'Eigene Texte' })).toHaveCount(0)
  await expect(areasOf(page).getByRole('link', { name: 'Nachrichten' })).toHaveAttribute(
    'aria-current',
    'true',
  )

  const typed = page.getByRole('dialog', { name: 'Suchen und springen' }).getByRole('combobox')
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(typed).toBeFocused({ timeout: 3_000 })
  }).toPass()
  await typed.fill('Eigene Texte')
  await expect(page.getByRole('option', { selected: true })).toContainText('Eigene Texte')
  await typed.press('Enter')
  await expect(page).toHaveURL(/\/collections\/message-texts/)
  await expect(areasOf(page).getByRole('link', { name: 'Vorlagen' })).toHaveAttribute('aria-current', 'true')
})

test('an employee is led to no more than they may see, and told what waits', async ({ office, kitchen }) => {
  await kitchen.takeOrder(['Suppe'])
  await office.returnSignedIn()
  await office.page.goto('/backend')
  const orders = areasOf(office.page).getByRole('link', { name: /^Bestellungen/ })

  await expect(orders).toHaveAccessibleName('Bestellungen 1 unbestätigt')
  await areasOf(office.page).getByRole('link', { name: 'Einstellungen' }).click()
  await expect(areasOf(office.page).getByRole('link', { name: 'Filialen' })).toBeVisible()
  for (const name of ['Geräte', 'Logs'])
    await expect(areasOf(office.page).getByRole('link', { name })).toHaveCount(0)
})

test('who folds the navigation finds it folded, and opens it by going there', async ({ office }) => {
  const { page } = office
  await office.returnSignedIn()
  await page.goto('/backend')
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/desk-nav-folded'))
  await page.getByRole('button', { name: 'Navigation einklappen' }).click()
  await page.mouse.move(700, 400)
  await expect(areasOf(page).getByText('Heute')).toBeHidden()
  await kept
  await page.reload()

  const unfold = page.getByRole('button', { name: 'Navigation ausklappen' })
  await expect(unfold).toHaveAttribute('aria-expanded', 'false')
  await expect(areasOf(page).getByText('Heute')).toBeHidden()
  await areasOf(page).getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  await expect(areasOf(page).getByText('Heute')).toBeVisible()
})

test('a telephone has four areas at its lower edge, and all of them one press away', async ({ office }) => {
  const { page } = office
  await page.setViewportSize({ width: 390, height: 844 })
  await office.returnSignedIn()
  await page.goto('/backend/orders')
  const bar = areasOf(page)
  await expect(bar.getByRole('link', { name: /^Bestellungen/ })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('button', { name: 'Mehr' }).click()

  const all = page.getByRole('dialog', { name: 'Alle Bereiche' })
  await expect(all.getByRole('link', { name: 'Abmelden' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(all).toBeHidden()
  await bar.getByRole('button', { name: 'Mehr' }).click()
  await all.getByRole('link', { name: 'Heute' }).click()
  await expect(page).toHaveURL(/\/backend$/)
  await expect(all).toBeHidden()
})

test('a telephone shows among all areas where one is, and nothing there is too small for a thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/message-texts')
  await areasOf(page).getByRole('button', { name: 'Mehr' }).click()
  const all = page.getByRole('dialog', { name: 'Alle Bereiche' })
  await expect(all.getByRole('link', { name: 'Vorlagen', exact: true })).toBeInViewport({ ratio: 1 })

  const pressed = await all.locator('a, button').filter({ visible: true }).all()
  for (const each of pressed)
    expect((await each.boundingBox())?.height, await each.innerText()).toBeGreaterThanOrEqual(44)
  await expectAccessible(page)
})
