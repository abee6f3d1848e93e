import type { Locator, Page } from '@playwright/test'

import { sectionTypes } from '#domain/content/section-types.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test as base } from '#storefront/e2e/fixtures.ts'
import { watchPage } from '#storefront/e2e/page-watch.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { publishAllSections, siteOf } from './all-sections.ts'
import { readThrough, widths } from './demo-pages.ts'

/** A page with every section there is. */
const test = base.extend<object, { path: string }>({
  path: [async ({ staff }, give) => give(await publishAllSections(staff)), { scope: 'worker' }],
})

const sections = (page: Page): Locator => page.locator('main > article > section')

/** The news of the demo would lie over it. */
test.beforeEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await remember(page, 'sessionStorage', 'news', '1')
})

for (const theme of ['white', 'black']) {
  test(`a page with every section is accessible in ${theme}`, { tag: '@everywhere' }, async ({
    page,
    path,
    baseURL,
  }) => {
    await remember(page, 'localStorage', 'theme', theme)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const complaints = watchPage(page)
    await page.goto(siteOf(baseURL) + path)

    await expect(sections(page)).toHaveCount(sectionTypes.length)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await readThrough(page)
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })
}

for (const width of widths) {
  test(`a page with every section fits a window of ${width} px`, async ({ page, path, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(siteOf(baseURL) + path)
    await readThrough(page)

    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await page.evaluate(tooWide)).toEqual([])
  })
}

/** Runs in the page: what goes beyond the window, or in a slider beyond its slide. */
function tooWide(): string[] {
  const edgeOf = (element: Element) =>
    element.closest('[data-slide]')?.getBoundingClientRect().right ?? innerWidth

  return [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, a, button, input, textarea, li, ol)')]
    .filter((element) => !element.closest('[hidden], [popover]'))
    .filter((element) => element.getBoundingClientRect().right > edgeOf(element) + 1)
    .map((element) => element.outerHTML.slice(0, 120))
}

test('every control of a page with every section is reached by Tab and shows its focus', {
  tag: '@chromium',
}, async ({ page, path, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(siteOf(baseURL) + path)
  await readThrough(page)
  const wanted = await page.evaluate(() => {
    const controls = 'a[href], button, input, textarea, select, summary, video[controls]'
    const isMet = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [tabindex="-1"], .skip-link, [aria-hidden="true"]')
    const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(isMet)
    for (const [index, element] of all.entries()) element.dataset.stop = String(index)
    return all.length
  })
  expect(wanted).toBeGreaterThan(60)

  const reached = new Set<string>()
  const unseen: string[] = []
  for (let press = 0; press < wanted * 4 && reached.size < wanted; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(focusedStop)
    if (stop.id !== undefined) reached.add(stop.id)
    if (!stop.isSeen) unseen.push(stop.html)
  }

  const missed = Array.from({ length: wanted }, (_, index) => String(index)).filter((id) => !reached.has(id))
  const missedHtml = await page.evaluate(
    (ids) => ids.map((id) => document.querySelector(`[data-stop="${id}"]`)?.outerHTML.slice(0, 160)),
    missed,
  )
  expect(missedHtml).toEqual([])
  expect(unseen).toEqual([])
})

/** Runs in the page: what has the focus, and whether one sees that it has. */
async function focusedStop(): Promise<{ id: string | undefined; isSeen: boolean; html: string }> {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) {
    return { id: undefined, isSeen: true, html: '' }
  }
  await Promise.all(focused.getAnimations().map(({ finished }) => finished))
  const marks = [getComputedStyle(focused), getComputedStyle(focused, '::after')]
  const hasMark = marks.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
  )
  const { top, bottom } = focused.getBoundingClientRect()
  const isInWindow = bottom > 0 && top < innerHeight

  // A video with controls gives its focus to parts that only the browser knows.
  return {
    id: focused.dataset.stop,
    isSeen: focused.matches('video') || (hasMark && isInWindow),
    html: focused.outerHTML.slice(0, 160),
  }
}

test('what opens over the page keeps the focus and gives it back', async ({ page, path, baseURL }) => {
  await page.goto(siteOf(baseURL) + path)
  await page.locator('html[data-alive] [data-behaviour=gallery][data-alive]').waitFor()
  // One of each kind of section that opens pictures.
  for (const section of await sections(page)
    .filter({ has: page.locator('a[data-lightbox]') })
    .all()) {
    const link = section.locator('a[data-lightbox]:visible').first()
    await link.press('Enter')
    const box = page.getByRole('dialog', { name: 'Großansicht' })
    await expect(box).toBeVisible()
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(isBehindDialog)).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
    // Not `toBeFocused`: a browser may have counted its own bar among the stops, and then the window has no focus.
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
  }
})

/** Runs in the page: the browser's own bar, which counts as the body, is a stop of every dialog. */
function isBehindDialog(): boolean {
  return document.activeElement !== document.body && !document.activeElement?.closest('dialog')
}

test('whoever wants no motion is shown none', { tag: '@chromium' }, async ({ page, path, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto(siteOf(baseURL) + path)
  await readThrough(page)
  await page.clock.fastForward(12_000)

  expect(
    await page.evaluate(() => ({
      playing: [...document.querySelectorAll('video')].filter(({ paused }) => !paused).length,
      shifted: [...document.querySelectorAll<HTMLElement>('main [style*="translate"]')].length,
      turned: [...document.querySelectorAll('[data-strip]')].filter(({ scrollLeft }) => scrollLeft > 0)
        .length,
      smooth: getComputedStyle(document.documentElement).scrollBehavior,
    })),
  ).toEqual({ playing: 0, shifted: 0, turned: 0, smooth: 'auto' })
  expect(await page.evaluate(transitionsOfNewColours)).toBe(0)
})

/** Runs in the page: whatever changes its colour would show here. */
function transitionsOfNewColours(): number {
  document.documentElement.dataset.theme = 'black'

  return document.getAnimations().length
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page with every section is complete and readable', async ({ page, path, baseURL }) => {
    await page.goto(siteOf(baseURL) + path)
    await expect(sections(page)).toHaveCount(sectionTypes.length)

    for (const words of [
      'main :is(h1, h2, h3)',
      'main figcaption',
      'main a[data-lightbox]',
      'main [data-slide]',
    ]) {
      const hidden = await page.locator(words).evaluateAll((all) =>
        all
          .filter((element) => !element.closest('dialog, details:not([open])'))
          .filter((element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map((element) => element.outerHTML.slice(0, 120)),
      )
      expect(hidden, words).toEqual([])
    }
    for (const video of await page.locator('main video:not([aria-label="Hintergrundvideo"])').all()) {
      await expect(video).toHaveAttribute('controls')
    }
    await page.locator('details summary').first().click()
    await expect(page.locator('details[open]').first()).toBeVisible()
  })
})
