import { AxeBuilder } from '@axe-core/playwright'

import { administrator } from '#scripts/testing/administrator.ts'
import { widths } from '#site/e2e/demo-pages.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'
import { themeOf } from './theme-of.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the hints and buttons of a page's form can be read, ${colorScheme}`, async ({ page, staff }) => {
    const body = [{ blockType: 'content' }, { blockType: 'columnsImageText' }, { blockType: 'gallery' }]
    const path = `lesbar-${colorScheme}-${Date.now()}`
    const id = await staff.create('sites', { name: 'Lesbar', path, type: 'custom_site', content: { body } })
    await page.emulateMedia({ colorScheme })
    await new BackOffice(page, administrator).returnSignedIn()
    await page.goto(`/backend/collections/sites/${id}`)
    await page.getByRole('button', { name: 'Alle ausklappen' }).first().click()
    await expect(page.locator('#field-content__body__2__gallery')).toBeVisible()

    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
    expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))).toEqual([])
  })
}

for (const width of widths) {
  test(`what is wrong with a field is read in full beside it at ${width} px`, async ({ page, staff }) => {
    await page.setViewportSize({ width, height: 900 })
    const key = `lang-${width}-${test.info().workerIndex}-${Date.now()}`
    const id = await staff.create('divisions', { name: 'Probe', identifier: key })
    const office = new BackOffice(page, administrator)
    await office.returnSignedIn()
    await page.goto(`/backend/collections/themes/${await themeOf(staff, id)}`)
    const field = page.locator('#field-theme__color1')
    await field.fill('#f0f0f0')
    await office.tryPublishing()
    const words = page.locator('.field-error').getByText(/lesbar ist Text ab 4,5 : 1\.$/)

    await expect(words).toBeVisible()
    expect(
      await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0)
    // The form is drawn once more when the server has answered too.
    await expect(async () => {
      const [said, typed] = await Promise.all([words.boundingBox(), field.boundingBox()])
      const gap = Number(said?.y) - Number(typed?.y) - Number(typed?.height)
      expect(gap).toBeGreaterThanOrEqual(0)
      expect(gap).toBeLessThan(16)
    }).toPass()
  })
}

test('what only the server finds wrong with a record stands at its field', async ({ page }) => {
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  await page.goto('/backend/collections/redirects/create')
  await page.locator('#field-path').fill('/im-kreis')
  await page.locator('#field-target').fill('/im-kreis')
  await office.trySaving()

  await expect(page.locator('.field-type:has(#field-target) .field-error')).toHaveText(
    'Dieser Redirect führt im Kreis.',
  )
})
