import { allFixtures } from '#blocks/all-sections.fixture.ts'
import { sectionTones, sectionVariants } from '#domain/content/section-frame.data.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test as base } from '#storefront/e2e/fixtures.ts'
import { watchPage } from '#storefront/e2e/page-watch.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { publishSections, siteOf } from './all-sections.ts'
import { readThrough, widths } from './demo-pages.ts'

const tones = Object.keys(sectionTones)

/** Every section in each of its variants, twice in a row on each ground. */
const drawn = allFixtures
  .flatMap((example) =>
    Object.keys(sectionVariants[example.blockType]).map((variant) => ({ ...example, variant })),
  )
  .map((example, index) => ({ ...example, tone: tones[Math.floor(index / 2) % tones.length] }))

/** Fewer than a page may hold. */
const pages = [drawn.slice(0, 40), drawn.slice(40)]

const test = base.extend<object, { paths: string[] }>({
  paths: [
    async ({ staff }, give) => give(await Promise.all(pages.map((page) => publishSections(staff, page)))),
    { scope: 'worker' },
  ],
})

test.beforeEach(({ page }) => remember(page, 'sessionStorage', 'news', '1'))

for (const theme of ['white', 'black']) {
  test(`every variant on every ground is accessible and fits each window in ${theme}`, async ({
    page,
    paths,
    baseURL,
  }) => {
    await remember(page, 'localStorage', 'theme', theme)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const complaints = watchPage(page)
    for (const [index, path] of paths.entries()) {
      await page.goto(siteOf(baseURL) + path)
      const framed = page.locator('main > article > div[data-variant][data-ground]')
      await expect(framed).toHaveCount(pages[index]?.length ?? 0)

      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBe(
          0,
        )
        expect(await page.evaluate(cutOff), `${width}`).toEqual([])
        expect(await page.evaluate(seams), `${width}`).toEqual([])
      }
      await readThrough(page)
      await expectAccessible(page)
    }
    expect(complaints).toEqual([])
  })
}

/** Runs in the page: words and controls that reach beyond the window, apart from what is swiped to. */
function cutOff(): string[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, a, button, input, textarea, li)')]
    .filter((element) => !element.closest('[hidden], [data-strip], [data-variant=strip]'))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      // What is for machines alone lies far outside.
      return width > 0 && left > -innerWidth && (right > innerWidth + 1 || left < -1)
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

/** Runs in the page: neighbours on one ground that do not meet, or are not of one colour. */
function seams(): string[] {
  const frames = [...document.querySelectorAll<HTMLElement>('main > article > div[data-ground]')]

  return frames.flatMap((frame, index) => {
    const before = frames[index - 1]
    if (!before || before.dataset.ground !== frame.dataset.ground) return []
    const gap = frame.getBoundingClientRect().top - before.getBoundingClientRect().bottom
    const colours = [before, frame].map((each) => getComputedStyle(each).backgroundColor)

    return Math.abs(gap) < 0.01 && colours[0] === colours[1] ? [] : [`${index}: ${gap} ${colours.join()}`]
  })
}
