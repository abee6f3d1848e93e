import type { Page } from '@playwright/test'

import { expect, test } from '#storefront/e2e/fixtures.ts'
import { holdScripts } from '#storefront/e2e/hold-scripts.ts'
import { watchPage } from '#storefront/e2e/page-watch.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { publishAllSections, siteOf } from './all-sections.ts'
import { namedSectionsOf, untilAlive, websites, widths } from './demo-pages.ts'
import { watchShifts } from './layout-shifts.ts'

test.beforeEach(({ page }) => remember(page, 'sessionStorage', 'news', '1'))

/** Spec: website 2 and 9. */
const offset = 50

/** How far a target is from where it should be; where a page ends before, its end is right. */
const missBy = (page: Page, id: string): Promise<number> =>
  page.evaluate(
    ({ id, offset }) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1

      return isAtEnd && top > offset ? 0 : Math.abs(top - offset)
    },
    { id, offset },
  )

/** Opened anew, and not by going on within the page that is already there. */
async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
}

const sectionIds = (page: Page): Promise<string[]> =>
  page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))

for (const width of widths) {
  for (const { name, originOf } of websites) {
    test(`every section of ${name} that has a name is where a link leads, in a window of ${width} px`, async ({
      page,
      request,
      baseURL,
      browserName,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const origin = originOf(String(baseURL))
      const shifts = browserName === 'chromium' ? await watchShifts(page) : async () => []
      const targets = await namedSectionsOf(request, origin)
      expect(targets.length).toBeGreaterThan(0)
      for (const { path, id } of targets) {
        const link = `${path}#${id}`
        await test.step(link, async () => {
          await openAnew(page, origin + link)
          // At once, and still after everything has come.
          expect.soft(await missBy(page, id), `${link} at once`).toBeLessThanOrEqual(2)
          await untilLookedAfter(page)
          expect.soft(await missBy(page, id), link).toBeLessThanOrEqual(2)
          expect.soft(await shifts(), link).toEqual([])
        })
      }
    })
  }

  test(`below sliders, films and galleries a link leads as exactly in a window of ${width} px`, async ({
    page,
    staff,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const address = siteOf(baseURL) + (await publishAllSections(staff))
    await page.goto(address)
    const ids = await sectionIds(page)
    expect(ids.length).toBeGreaterThanOrEqual(2)
    for (const id of ids) {
      await openAnew(page, `${address}#${id}`)
      await untilLookedAfter(page)
      expect(await missBy(page, id), id).toBeLessThanOrEqual(2)
    }
  })
}

/** When the script has come, and the time is over after which it looks at the target once more. */
async function untilLookedAfter(page: Page): Promise<void> {
  await untilAlive(page)
  await page.evaluate(() => new Promise((over) => setTimeout(over, Math.max(0, 350 - performance.now()))))
}

test('a link within a page leads as exactly as one from elsewhere', { tag: '@everywhere' }, async ({
  page,
  baseURL,
}) => {
  await page.goto(siteOf(baseURL))
  await untilAlive(page)
  await page.getByRole('main').getByRole('link', { name: 'Angebot anfragen' }).first().click()

  await expect.poll(() => missBy(page, 'form')).toBeLessThanOrEqual(2)
})

test('what moves while the page comes is made up for, unless its visitor has moved', async ({
  page,
  baseURL,
}) => {
  await page.goto(siteOf(baseURL))
  // Stands for whatever comes late into the page above the target.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.overflowAnchor = 'none'
      setTimeout(
        () => document.querySelector<HTMLElement>('main')?.style.setProperty('padding-top', '300px'),
        60,
      )
    })
  })
  await openAnew(page, `${siteOf(baseURL)}/#form`)
  await untilLookedAfter(page)
  expect(await missBy(page, 'form')).toBeLessThanOrEqual(2)

  await page.goto('about:blank')
  const letScriptsCome = await holdScripts(page.context())
  await page.goto(`${siteOf(baseURL)}/#form`, { waitUntil: 'commit' })
  // Only where the browser has led there is there a way to go back.
  await page.waitForFunction(() => scrollY > 900, undefined, { polling: 20 })
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, -900)
  await expect.poll(() => missBy(page, 'form')).toBeGreaterThan(100)
  letScriptsCome()
  await untilLookedAfter(page)
  expect(await missBy(page, 'form')).toBeGreaterThan(100)
})

/** Opens a page with a hash and scrolls elsewhere; answers whether one is still there. */
async function lookElsewhere(page: Page, baseURL: string | undefined): Promise<() => Promise<boolean>> {
  await openAnew(page, `${siteOf(baseURL)}/#form`)
  await untilLookedAfter(page)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))

  return () => page.evaluate(() => Math.abs(scrollY - 700) <= 2)
}

test('who loads the page again is where they were', { tag: '@everywhere' }, async ({ page, baseURL }) => {
  const isThere = await lookElsewhere(page, baseURL)
  await page.reload()
  await untilLookedAfter(page)
  expect(await isThere()).toBe(true)
})

// Firefox brings a page back as it was left, and tells nobody that it is there.
test('who comes back to the page is where they were', { tag: '@chromium' }, async ({ page, baseURL }) => {
  const isThere = await lookElsewhere(page, baseURL)
  await page.goto(`${siteOf(baseURL)}/kontakt`)
  await untilAlive(page)
  await page.goBack()
  await untilLookedAfter(page)
  expect(await isThere()).toBe(true)
})

for (const hash of ['#%E0%A4%A', '#gibt-es-nicht', '#', '#menu']) {
  test(`a page opened with ${hash} begins at its top and comes to life`, async ({ page, baseURL }) => {
    const complaints = watchPage(page)
    await page.goto(siteOf(baseURL) + '/techniken/trockeneis' + hash)
    await page.locator('[data-behaviour=gallery][data-alive]').waitFor()
    await untilLookedAfter(page)

    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(complaints).toEqual([])
  })
}

test('a link to a field of the form leads below the header', { tag: '@everywhere' }, async ({
  page,
  baseURL,
}) => {
  await page.goto(`${siteOf(baseURL)}/kontakt`)
  const id = await page.getByLabel('Vor- und Nachname').getAttribute('id')
  await openAnew(page, `${siteOf(baseURL)}/kontakt#${id}`)
  await untilLookedAfter(page)

  const head = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
  const top = await page.locator(`#${id}`).evaluate((field) => field.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(head)
})
