import type { Locator, Page } from '@playwright/test'

import { expect, test } from '#storefront/e2e/fixtures.ts'
import { widths } from './demo-pages.ts'
import { scrollEdgeTo, visit } from './visits.ts'

// Firefox of the tests plays no films.
const inChromium = { tag: '@chromium' }

const isPlaying = (film: Locator) => film.evaluate((video: HTMLVideoElement) => !video.paused)

/** Half the window's height and so many pixels more, as `scrollEdgeTo` counts. */
const belowMiddle = async (page: Page, pixels: number) =>
  (await page.evaluate(() => innerHeight / 2)) + pixels

for (const width of widths) {
  test(
    `a film plays within 30 px of the middle of a window of ${width} px, and rests elsewhere`,
    inChromium,
    async ({ page, baseURL }) => {
      await visit(page, { baseURL, path: '/techniken/trockeneis', width })
      const film = page.locator('[data-plays=middle] video').first()
      const playsAt = async (edge: 'top' | 'bottom', pixels: number) => {
        await scrollEdgeTo(film, edge, await belowMiddle(page, pixels))
        return isPlaying(film)
      }

      // What is above may still grow while its pictures come.
      await expect.poll(() => playsAt('top', 34)).toBe(false)
      await expect.poll(() => playsAt('top', 27)).toBe(true)
      await expect.poll(() => playsAt('bottom', 10)).toBe(true)
      await expect.poll(() => playsAt('bottom', -27)).toBe(true)
      await expect.poll(() => playsAt('bottom', -34)).toBe(false)
    },
  )
}

test('a film that is only scrolled past does not begin', inChromium, async ({ page, baseURL }) => {
  await visit(page, { baseURL, path: '/techniken/trockeneis' })
  const film = page.locator('[data-behaviour=service-shift] video').first()
  const scroll = async () => {
    await scrollEdgeTo(film, 'top', await belowMiddle(page, 300))
    return film.evaluate(scrollPast)
  }
  let seen = await scroll()
  // Where a machine draws no frame for so long, the page has rested: that says nothing.
  while (seen.longestFrame > 100) seen = await scroll()
  expect(seen).toMatchObject({ hasBeenInTheMiddle: true, begun: 0 })

  await scrollEdgeTo(film, 'top', await belowMiddle(page, -20))
  await expect.poll(() => isPlaying(film)).toBe(true)
})

/** Scrolls a film through the middle without a rest, and tells how many began meanwhile. Runs in the page. */
async function scrollPast(film: Element) {
  const seen = { hasBeenInTheMiddle: false, begun: 0, longestFrame: 0 }
  const count = () => (seen.begun += 1)
  document.addEventListener('play', count, true)
  let last = performance.now()
  while (film.getBoundingClientRect().bottom > innerHeight / 2 - 100) {
    scrollBy({ top: 30, behavior: 'instant' })
    await window.nextFrame()
    seen.longestFrame = Math.max(seen.longestFrame, performance.now() - last)
    last = performance.now()
    const { top, bottom } = film.getBoundingClientRect()
    if (top < innerHeight / 2 && bottom > innerHeight / 2) seen.hasBeenInTheMiddle = true
  }
  document.removeEventListener('play', count, true)
  return seen
}

test(
  'films begin without sound, which is offered only where there is some',
  inChromium,
  async ({ page, baseURL }) => {
    await visit(page, { baseURL, path: '/' })
    const hero = page.locator('[data-plays=seen]')
    const beside = page.locator('[data-plays=middle]')
    const button = beside.getByRole('button')
    await expect(hero.locator('video')).toHaveJSProperty('muted', true)
    await expect(hero.getByRole('button')).toHaveCount(0)

    await scrollEdgeTo(beside, 'top', 100)
    await expect.poll(() => isPlaying(beside.locator('video'))).toBe(true)
    await expect(beside.locator('video')).toHaveJSProperty('muted', true)
    await expect(button).toHaveText('Ton einschalten')
    await button.click()
    await expect(beside.locator('video')).toHaveJSProperty('muted', false)
    await expect(button).toHaveText('Ton ausschalten')
    await button.press('Enter')
    await expect(beside.locator('video')).toHaveJSProperty('muted', true)
    expect(await isPlaying(beside.locator('video'))).toBe(true)
  },
)

test('a hero’s film runs in a loop for as long as it is seen', inChromium, async ({ page, baseURL }) => {
  await visit(page, { baseURL, path: '/' })
  const film = page.locator('[data-plays=seen] video')
  await expect(film).toHaveJSProperty('loop', true)
  await expect.poll(() => isPlaying(film)).toBe(true)

  await scrollEdgeTo(film, 'bottom', -10)
  await expect.poll(() => isPlaying(film)).toBe(false)
})

for (const width of widths) {
  test(
    `a film follows the scrolling of a window of ${width} px from 0 to 100 percent`,
    inChromium,
    async ({ page, baseURL }) => {
      await visit(page, { baseURL, path: '/leistungen/fassade', width })
      const section = page.locator('[data-behaviour=parallax-video]')
      const percent = () =>
        section
          .locator('video')
          .evaluate(({ currentTime, duration }: HTMLVideoElement) => (currentTime / duration) * 100)
      const percentAt = async (edge: 'top' | 'bottom', place: number) => {
        await scrollEdgeTo(section, edge, place)
        return percent()
      }
      const { height } = page.viewportSize() ?? { height: 900 }
      const own = (await section.boundingBox())?.height ?? 0

      await expect.poll(() => percentAt('top', height - 2)).toBeLessThan(2)
      await expect.poll(() => percentAt('top', (height - own) / 2)).toBeGreaterThan(47)
      expect(await percent()).toBeLessThan(53)
      await expect.poll(() => percentAt('bottom', 2)).toBeGreaterThan(98)
    },
  )
}

for (const theme of ['white', 'black'] as const) {
  test(`a film that follows the scrolling has its own variant in ${theme}`, async ({ page, baseURL }) => {
    await page.addInitScript((wanted) => {
      if (window.origin !== 'null') localStorage.setItem('theme', wanted)
    }, theme)
    await visit(page, { baseURL, path: '/leistungen/fassade' })
    const film = page.locator('[data-behaviour=parallax-video] video')
    const light = await film.getAttribute('data-light-src')
    const dark = await film.getAttribute('data-dark-src')

    await expect(film).toHaveAttribute('src', String(theme === 'black' ? dark : light))
    expect(light).not.toBe(dark)
  })
}

test('a film beside text is upright unless it lies', async ({ page, baseURL }) => {
  const shapeOf = async (path: string) => {
    await visit(page, { baseURL, path })
    const box = await page.locator('[data-plays=middle]').first().boundingBox()
    return box && box.height > box.width ? 'upright' : 'lying'
  }

  expect([await shapeOf('/'), await shapeOf('/techniken/trockeneis')]).toEqual(['upright', 'lying'])
})
