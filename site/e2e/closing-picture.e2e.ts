import type { Page } from '@playwright/test'

import { expect, test } from '#storefront/e2e/fixtures.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import { readThrough, widths } from './demo-pages.ts'
import { foundHouse, type House, pictures, publish } from './publish-page.ts'

const words = { blockType: 'content', subheadline: 'Was wir tun' }

/** Publishes a service page without a picture of its own, and opens it. */
async function openService(page: Page, staff: Staff, house: House, body: object[]): Promise<void> {
  const path = await publish(staff, { body }, { type: 'custom_service', name: 'Ohne Bild', house })
  await page.goto(staff.origin.replace('localhost', house.host) + path)
}

const lastSection = (page: Page) => page.locator('main > article > section').last()

for (const width of widths) {
  test(`a service page without a picture ends with that of the house, once, in a window of ${width} px`, async ({
    page,
    staff,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const [picture] = await pictures(staff)
    const house = await foundHouse(staff, { previewImage: picture })
    await openService(page, staff, house, [words])
    await readThrough(page)
    const shown = lastSection(page).locator(`img[src*="${picture}"]`)
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)

    const hero = { blockType: 'hero', image: picture }
    await openService(page, staff, house, [hero, words])
    await expect(page.locator(`main img[src*="${picture}"]`)).toHaveCount(1)
    await expect(lastSection(page)).toContainText('Was wir tun')
  })

  test(`a title stands above the picture from edge to edge that follows, in a window of ${width} px`, async ({
    page,
    staff,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const [image] = await pictures(staff)
    const house = await foundHouse(staff, { previewImage: image })
    for (const body of [[], [{ blockType: 'hero', image }]]) {
      await openService(page, staff, house, body)
      const title = await page.getByRole('heading', { level: 1 }).boundingBox()
      const section = await page.locator('main > article > section').first().boundingBox()

      expect(section?.y).toBeGreaterThan(Number(title?.y) + Number(title?.height))
    }
  })

  test(`a service page of a house without pictures ends with its words, in a window of ${width} px`, async ({
    page,
    staff,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openService(page, staff, await foundHouse(staff), [words])

    await expect(lastSection(page)).toContainText('Was wir tun')
    await expect(page.locator('main img')).toHaveCount(0)
  })
}
