import type { Page } from '@playwright/test'

import { expect, test } from '#storefront/e2e/fixtures.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { publishAllSections, siteOf } from './all-sections.ts'
import { watchShifts } from './layout-shifts.ts'
import { pagesOf, readThrough, untilAlive, untilDrawn, websites, widths } from './demo-pages.ts'
import { openSlowLine } from './slow-line.ts'

test.beforeEach(({ page }) => remember(page, 'sessionStorage', 'news', '1'))

for (const width of widths) {
  for (const { name, originOf, leastPages } of websites) {
    test(`nothing on any page of ${name} moves by itself in a window of ${width} px`, {
      tag: '@chromium',
    }, async ({ page, request, baseURL }) => {
      await page.setViewportSize({ width, height: 900 })
      const shifts = await watchShifts(page)
      const origin = originOf(String(baseURL))
      const paths = await pagesOf(request, origin)
      expect(paths.length).toBeGreaterThanOrEqual(leastPages)

      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(origin + path)
          await untilAlive(page)
          await readThrough(page)
          expect.soft(await shifts(), path).toEqual([])
        })
      }
    })
  }

  test(`a font that comes late moves nothing in a window of ${width} px`, { tag: '@chromium' }, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const shifts = await watchShifts(page)
    const fonts = await keeperOf(page, '**/*.woff2')
    for (const path of ['/leistungen/fassade', '/', '/impressum']) {
      fonts.holdBack()
      await page.goto(siteOf(baseURL) + path, { waitUntil: 'commit' })
      await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined)
      fonts.letCome()
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2')),
      )
      await untilAlive(page)
      await readThrough(page)
      expect.soft(await shifts(), path).toEqual([])
    }
  })

  test(`a page that comes in pieces moves nothing in a window of ${width} px`, { tag: '@chromium' }, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const shifts = await watchShifts(page)
    for (const [home, paths] of [
      [siteOf(baseURL), ['/gibt-es-nicht', '/kontakt', '/#form']],
      [String(baseURL), ['/gibt-es-nicht', '/store', '/site/imprint']],
    ] as const) {
      const line = await openSlowLine(home)
      for (const path of paths) {
        await page.goto(line.origin + path)
        await untilDrawn(page)
        expect.soft(await shifts(), home + path).toEqual([])
      }
      line.close()
    }
  })

  test(`scripts find every part where they leave it, in a window of ${width} px`, async ({
    page,
    staff,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const all = await publishAllSections(staff)
    const scripts = await keeperOf(page, '**/*.js')
    for (const path of [all, '/', '/techniken', '/techniken/trockeneis', '/leistungen/fassade', '/kontakt']) {
      scripts.holdBack()
      await page.goto(siteOf(baseURL) + path)
      const before = await page.evaluate(placesOfParts)
      scripts.letCome()
      await untilAlive(page)
      await readThrough(page)
      expect.soft(await page.evaluate(placesOfParts), path).toEqual(before)
    }
  })

  test(`no section moves by itself in a window of ${width} px`, { tag: '@chromium' }, async ({
    page,
    staff,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const shifts = await watchShifts(page)
    await page.goto(siteOf(baseURL) + (await publishAllSections(staff)))
    await untilAlive(page)
    await readThrough(page)

    expect(await shifts()).toEqual([])
  })
}

/**
 * Runs in the page: where each part stands on it, however far it is scrolled and shifted by motion. The button for the
 * sound lies over its film and takes no room.
 */
function placesOfParts(): string[] {
  const topOf = (part: HTMLElement): number =>
    part.offsetTop + (part.offsetParent instanceof HTMLElement ? topOf(part.offsetParent) : 0)

  return [...document.querySelectorAll<HTMLElement>('main *, footer *')]
    .filter((part) => part.offsetParent && !part.closest('dialog, [data-sound]'))
    .map((part) => {
      const name = `${part.localName}.${part.className} ${part.textContent.slice(0, 20)}`
      return `${name} at ${topOf(part)}: ${part.offsetWidth} × ${part.offsetHeight}`
    })
}

/**
 * Keeps back what pages ask for, until it is let come. It stays in place from page to page: what a browser asks for
 * while somebody stops listening in on it may never be answered.
 */
async function keeperOf(page: Page, address: string) {
  let gate = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await gate.promise
    await route.continue()
  })

  return {
    holdBack: () => {
      gate = Promise.withResolvers()
    },
    letCome: () => gate.resolve(),
  }
}
