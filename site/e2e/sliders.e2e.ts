import type { Locator, Page } from '@playwright/test'

import { expect, test } from '#storefront/e2e/fixtures.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { siteOf } from './all-sections.ts'
import { widths } from './demo-pages.ts'

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await remember(page, 'sessionStorage', 'news', '1')
})

/** The slider at the top of the techniques, and which of its slides one sees. */
function sliderOf(page: Page) {
  const slider = page.getByRole('group', { name: 'Bilder' }).first()
  const strip = slider.getByRole('list')
  return { slider, strip, shown: () => strip.evaluate(shownSlide) }
}

/** Runs in the page: the slide that fills the strip; none while it is on its way. */
function shownSlide(strip: Element): number | null {
  const at = strip.scrollLeft / strip.clientWidth
  return Math.abs(at - Math.round(at)) < 0.01 ? Math.round(at) : null
}

async function openSlider(page: Page, baseURL: string | undefined) {
  await page.goto(`${siteOf(baseURL)}/techniken`)
  await page.locator('[data-behaviour=slides][data-alive]').first().waitFor()
  return sliderOf(page)
}

/** Until the slide is reached and the strip has come to rest there: its last pixels are glided, too. */
async function expectAtRest(strip: Locator, slide: number): Promise<void> {
  let before = -1
  await expect
    .poll(async () => {
      const slides = await strip.evaluate((element) => element.scrollLeft / element.clientWidth)
      const rests = slides === before
      before = slides
      return rests && Math.round(slides)
    })
    .toBe(slide)
}

const dot = (slider: Locator, index: number) =>
  slider.getByRole('button', { name: `Bild ${index + 1} von 3` })

/** Opens the slider on its first slide, from where on time passes when it is told to. */
async function openAtRest(page: Page, baseURL: string | undefined) {
  await page.clock.install()
  const opened = await openSlider(page, baseURL)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  // It has gone on once by then.
  await dot(opened.slider, 0).click()
  await expectAtRest(opened.strip, 0)

  return opened
}

/** Stops the slider on its first slide, however long it has been going on by then. */
async function stopAtFirst({ slider, shown }: ReturnType<typeof sliderOf>): Promise<void> {
  await slider.getByRole('button', { name: 'Anhalten' }).click()
  await dot(slider, 0).click()
  await expect.poll(shown).toBe(0)
}

/** A finger that moves over most of the strip, to the left. */
async function swipe(page: Page, strip: Locator): Promise<void> {
  const box = await strip.boundingBox()
  if (!box) throw new Error('no strip')
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', at: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + box.width * at, y: box.y + box.height / 2 }],
    })

  await touch('touchStart', 0.8)
  for (let at = 0.75; at > 0.1; at -= 0.05) await touch('touchMove', at)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a slider goes on every five seconds and round at the end, and the page stays where it is', {
  tag: '@everywhere',
}, async ({ page, baseURL }) => {
  const { slider, shown } = await openAtRest(page, baseURL)
  // The slider has partly left the window, where a slide that is brought to sight would move the page.
  await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }))

  for (const next of [1, 2, 0]) {
    await page.clock.runFor(5000)
    await expect.poll(shown).toBe(next)
    await expect(dot(slider, next)).toHaveAttribute('aria-current', 'true')
  }
  expect(await page.evaluate(() => scrollY)).toBe(150)
})

test('an indicator jumps from the left or the right by its place, and the time begins anew', async ({
  page,
  baseURL,
}) => {
  const { slider, strip, shown } = await openAtRest(page, baseURL)
  const way = await strip.evaluateHandle((element) => {
    const places: number[] = []
    element.addEventListener('scroll', () => places.push(element.scrollLeft))
    return places
  })

  await page.clock.runFor(4000)
  await dot(slider, 2).click()
  await expectAtRest(strip, 2)
  const there = await way.evaluate((places) => places.splice(0))
  expect(there).toEqual(there.toSorted((one, other) => one - other))
  await dot(slider, 1).click()
  await expectAtRest(strip, 1)
  const back = await way.evaluate((places) => places.splice(0))
  expect(back).toEqual(back.toSorted((one, other) => other - one))

  await page.clock.runFor(4900)
  expect(await shown()).toBe(1)
  await page.clock.runFor(100)
  await expect.poll(shown).toBe(2)
})

test('the indicators follow what a finger swipes to', { tag: ['@phone', '@chromium'] }, async ({
  page,
  baseURL,
}) => {
  const opened = await openSlider(page, baseURL)
  const { slider, strip, shown } = opened
  await stopAtFirst(opened)
  await swipe(page, strip)

  await expect.poll(shown).toBe(1)
  await expect(dot(slider, 1)).toHaveAttribute('aria-current', 'true')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('by keyboard the arrows move the strip, and every link of it comes to sight', {
  tag: '@everywhere',
}, async ({ page, baseURL }) => {
  const opened = await openSlider(page, baseURL)
  const { slider, strip, shown } = opened
  await stopAtFirst(opened)
  await strip.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(shown).toBe(1)
  await expect(dot(slider, 1)).toHaveAttribute('aria-current', 'true')

  const links = slider.getByRole('link')
  await strip.focus()
  for (const [index, name] of ['Trockeneis', 'Trockendampf'].entries()) {
    await page.keyboard.press('Tab')
    await expect(links.nth(index)).toHaveAccessibleName(name)
    await expect(links.nth(index)).toBeFocused()
    await expect.poll(shown).toBe(index + 1)
  }
})

test('who stops a slider, or wants no motion, is shown none', { tag: '@chromium' }, async ({
  page,
  baseURL,
}) => {
  await page.clock.install()
  const moving = await openSlider(page, baseURL)
  await stopAtFirst(moving)
  await page.clock.fastForward(20_000)
  expect(await moving.shown()).toBe(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  const still = await openSlider(page, baseURL)
  await page.clock.fastForward(20_000)
  expect(await still.shown()).toBe(0)
  await dot(still.slider, 2).click()
  expect(await still.shown()).toBe(2)
})

for (const width of widths) {
  test(`all slides are as high as each other, in a window of ${width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    const { strip } = await openSlider(page, baseURL)
    const boxes = await strip.getByRole('listitem').evaluateAll((slides) =>
      slides.map((slide) => {
        const { width, height } = slide.getBoundingClientRect()
        return [width, height].map(Math.round).join(' × ')
      }),
    )

    expect(boxes).toHaveLength(3)
    expect(new Set(boxes).size).toBe(1)
  })
}

test('a picture is no wider than its slide, whose middle it shows', { tag: '@everywhere' }, async ({
  page,
  baseURL,
}) => {
  const { strip } = await openSlider(page, baseURL)
  const [picture, slide] = await strip.evaluate((element) =>
    [element.querySelector('img'), element].map((each) => {
      const { left = 0, width = 0 } = each?.getBoundingClientRect() ?? {}
      return { width, middle: left + width / 2 }
    }),
  )

  expect(picture?.width).toBeLessThanOrEqual(Number(slide?.width))
  expect(picture?.middle).toBeCloseTo(Number(slide?.middle), 0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a slider is a strip that is pushed, and has no buttons that do nothing', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${siteOf(baseURL)}/techniken`)
    const slider = page.getByRole('group', { name: 'Bilder' }).first()
    await expect(slider.getByRole('button')).toHaveCount(0)
    const link = slider.getByRole('link', { name: 'Trockendampf' })
    await link.focus()
    await expect(link).toBeInViewport()
  })
})
