import type { Page } from '@playwright/test'

import { expect, test } from '#storefront/e2e/fixtures.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import { readThrough, widths } from './demo-pages.ts'

/** A house of its own, so that its pages appear on none of the others; answers where it is found. */
async function openHouse(staff: Staff, previewImage: string | undefined) {
  const identifier = `haus-${Math.random().toString(36).slice(2)}`
  const host = `${identifier}.localhost`
  const division = await staff.create('divisions', {
    identifier,
    name: 'Haus',
    hosts: [host],
    theme: { previewImage },
  })

  return { division, origin: staff.origin.replace('localhost', host) }
}

type House = Awaited<ReturnType<typeof openHouse>>

/** A service page without a picture of its own; answers its address. */
async function publishService(staff: Staff, { division, origin }: House, body: object[]): Promise<string> {
  const path = `leistung-${Math.random().toString(36).slice(2)}`
  const name = 'Ohne Bild'
  const type = 'custom_service'
  await staff.create('sites', { name, path, type, division, isPublic: true, content: { body } })

  return `${origin}/${path}`
}

const words = { blockType: 'content', subheadline: 'Was wir tun' }

async function somePicture(staff: Staff): Promise<string> {
  const { docs } = await staff.get<{ docs: { id: string }[] }>(
    '/images?where[filename][like]=reinwerk&limit=1&depth=0',
  )
  return String(docs[0]?.id)
}

const lastSection = (page: Page) => page.locator('main > article > section').last()

for (const width of widths) {
  test(`a service page without a picture ends with that of the house, once, in a window of ${width} px`, async ({
    page,
    staff,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const picture = await somePicture(staff)
    const house = await openHouse(staff, picture)
    await page.goto(await publishService(staff, house, [words]))
    await readThrough(page)
    const shown = lastSection(page).locator(`img[src*="${picture}"]`)
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)

    const hero = { blockType: 'hero', image: picture }
    await page.goto(await publishService(staff, house, [hero, words]))
    await expect(page.locator(`main img[src*="${picture}"]`)).toHaveCount(1)
    await expect(lastSection(page)).toContainText('Was wir tun')
  })

  test(`a service page of a house without pictures ends with its words, in a window of ${width} px`, async ({
    page,
    staff,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const house = await openHouse(staff, undefined)
    await page.goto(await publishService(staff, house, [words]))

    await expect(lastSection(page)).toContainText('Was wir tun')
    await expect(page.locator('main img')).toHaveCount(0)
  })
}
