import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { type Color, luminanceOf, ratioOf } from '#domain/content/color-contrast.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { widths } from './demo-pages.ts'
import { visit } from './visits.ts'

test('a slider leads through the film from 0 to 100 percent', { tag: '@chromium' }, async ({
  page,
  baseURL,
}) => {
  await visit(page, { baseURL, path: '/' })
  const stage = page.locator('[data-behaviour=animation]')
  const slider = stage.getByRole('slider')
  const percent = () =>
    stage
      .locator('video')
      .evaluate(({ currentTime, duration }: HTMLVideoElement) => Math.round((currentTime / duration) * 100))
  await expect(slider).toHaveValue('0')

  for (const value of [25, 50, 100, 0]) {
    await slider.fill(String(value))
    await expect.poll(percent).toBe(value)
  }
})

test('a slider says how far it is, by keyboard as well', async ({ page, baseURL }) => {
  await visit(page, { baseURL, path: '/' })
  const stage = page.locator('[data-behaviour=animation]')
  const slider = stage.getByRole('slider', { name: 'Fortschritt der Reinigung' })
  const label = stage.getByRole('status')
  await expect(label).toHaveText('Schmutzig...')

  await slider.fill('50')
  await expect(label).toHaveText('Schmutzig...')
  await slider.press('ArrowRight')
  await expect(label).toHaveText('Fast geschafft.')
  await slider.press('End')
  await expect(label).toHaveText('Clean!')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Clean!')
})

for (const theme of ['white', 'black']) {
  for (const width of widths) {
    test(`past the middle a slider of ${width} px in ${theme} shows what is clean instead of what is dirty`, async ({
      page,
      baseURL,
    }) => {
      await remember(page, 'localStorage', 'theme', theme)
      await visit(page, { baseURL, path: '/', width })
      const slider = page.locator('[data-behaviour=animation]').getByRole('slider')
      await slider.fill('50')
      const dirty = await coloursOf(page)
      await slider.fill('51')
      const clean = await coloursOf(page)

      // Before the middle the way ahead is marked, after it the way behind, each in a colour of its own.
      expect(contrast(dirty.behind, clean.ahead)).toBeLessThan(1.05)
      expect(dirty.ahead.red - dirty.ahead.green).toBeGreaterThan(10)
      expect(clean.behind.green - clean.behind.red).toBeGreaterThan(10)
      for (const marked of [dirty.ahead, clean.behind]) {
        expect(contrast(marked, dirty.behind)).toBeGreaterThanOrEqual(3)
        expect(contrast(marked, dirty.page)).toBeGreaterThanOrEqual(3)
      }
    })
  }
}

/** What one sees of the track at a quarter and at three quarters of its length, and of the page above it. */
async function coloursOf(page: Page): Promise<{ behind: Color; ahead: Color; page: Color }> {
  const slider = page.locator('[data-behaviour=animation] input')
  const { data, info } = await sharp(await slider.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): Color => {
    const start = (Math.round(info.height * y) * info.width + Math.round(info.width * x)) * info.channels
    const [red = 0, green = 0, blue = 0] = data.subarray(start)
    return { red, green, blue, alpha: 1 }
  }

  return { behind: at(0.25, 0.5), ahead: at(0.75, 0.5), page: at(0.25, 0.1) }
}

const contrast = (one: Color, other: Color): number => ratioOf(luminanceOf(one), luminanceOf(other))
