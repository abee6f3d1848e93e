import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import { remember } from '#storefront/e2e/remember.ts'

test.beforeEach(({ page }) => remember(page, 'sessionStorage', 'news', '1'))

test('a guest finds the house: hours, the way, and a map that comes when it is asked for, from nobody else', {
  tag: '@chromium',
}, async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/kontakt')
  const today = page.locator('[aria-current="date"]').first()
  await expect(today).toContainText('heute')
  await expect(page.getByText(/^(Geöffnet|Öffnet|Schließt)/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /anrufen/ }).first()).toHaveAttribute('href', /^tel:\+?\d+$/)
  expect(asked.filter((url) => /pmtiles|maplibre/.test(url))).toEqual([])

  await page.getByRole('button', { name: 'Karte laden' }).click()
  // A browser without WebGL says so in words.
  await expect(page.locator('[data-map-canvas] canvas').or(page.getByText('nicht zeigen'))).toBeVisible()
  expect(asked.filter((url) => !url.startsWith(String(baseURL)) && !/^(data|blob):/.test(url))).toEqual([])
  await expectAccessible(page)
})

test('dishes lead to themselves in the shop', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/')
  const dish = page.getByRole('link', { name: 'Käsknöpfle', exact: true }).first()
  await expect(dish).toHaveAttribute('href', /^\/store\/marktplatz\?produkt=/)
  await dish.click()
  await expect(page.getByRole('dialog', { name: /Käsknöpfle/ })).toBeVisible()
})
