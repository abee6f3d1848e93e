import { AxeBuilder } from '@axe-core/playwright'

import { administrator } from '#scripts/testing/administrator.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

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
