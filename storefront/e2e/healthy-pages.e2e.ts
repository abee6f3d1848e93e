import type { Page } from '@playwright/test'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { expect, test } from './fixtures.ts'
import { testKitchen } from './kitchen.ts'
import { watchPage } from './page-watch.ts'

/** Spec of the product: less than this moves while a page builds itself. */
const steadyScore = 0.02

test.describe('a visitor', { tag: '@everywhere' }, () => {
  test('goes from the branches to a placed order without one error, failed request or blocked script', async ({
    page,
    guest,
    kitchen,
  }) => {
    const complaints = watchPage(page)
    await page.goto('/store')
    await page.goto('/site/imprint')
    await page.goto('/store/marktplatz')
    await page.mouse.wheel(0, 4000)
    await page.goto(kitchen.path)
    await guest.open('Suppe')
    await guest.dialog.getByRole('button', { name: 'In den Warenkorb' }).click()
    await guest.goToCheckout()
    await page.reload()
    await guest.form.getByRole('button', { name: /^Datum/ }).click()
    await guest.dialog.getByRole('button', { name: 'Schließen' }).click()
    await guest.form.getByRole('button', { name: 'Datenschutzerklärung' }).click()
    await guest.dialog.getByRole('button', { name: 'Schließen' }).click()
    await guest.fillContact()
    await guest.acceptTerms()
    await guest.submitButton.click()
    await expect(page.getByText('Wird live aktualisiert')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Wird live aktualisiert')).toBeVisible()

    expect(complaints).toEqual([])
  })

  test('sees every page stand still while it loads, with an empty and with a filled cart', async ({
    page,
    guest,
    kitchen,
  }) => {
    await recordShifts(page)

    for (const path of ['/store', '/store/marktplatz', '/site/imprint', `${kitchen.path}/checkout`]) {
      await expectSteady(page, path)
    }
    await page.goto(kitchen.path)
    await guest.addButton('Suppe').click()
    await expectSteady(page, kitchen.path)
    await expectSteady(page, `${kitchen.path}/checkout`)
    await expect(guest.form).toBeVisible()
  })

  test('sees no page move when its letters come last', { tag: '@chromium' }, async ({ page, kitchen }) => {
    await recordShifts(page)
    await holdFontsUntilPainted(page)

    for (const path of ['/', '/nirgends', '/store', '/store/marktplatz', '/site/imprint', kitchen.path]) {
      await page.goto(path)
      await page.waitForFunction(() => document.fonts.check('16px "Mulish Variable"'), undefined, {
        polling: 50,
      })
      await expectSteadySoFar(page, path)
    }
  })
})

for (const pointer of ['away', 'resting on the page']) {
  test(`no script of the shop is asked for before something is drawn, with the pointer ${pointer}`, async ({
    page,
    kitchen,
  }) => {
    if (pointer !== 'away') await page.mouse.move(200, 400)
    for (const path of ['/store', '/store/marktplatz', kitchen.path, `${kitchen.path}/checkout`]) {
      await page.goto(path)
      await page.waitForFunction(hasDrawn, undefined, { polling: 50 })
      const [drawnMs, askedMs] = await page.evaluate(() => [
        // Its `startTime` is when the frame was on the screen.
        (performance.getEntriesByName('first-contentful-paint')[0] as PerformancePaintTiming).paintTime,
        performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))?.startTime,
      ])
      // Then they are asked for in any case, also by a browser that has yet to paint.
      expect(askedMs, path).toBeGreaterThanOrEqual(Math.min(drawnMs, 2500))
    }
  })
}

test('German pages are written with one file of each of their letters', async ({ page, kitchen }) => {
  const fonts = new Set<string>()
  page.on('request', (request) => {
    const [, file] = /([^/]+)\.woff2$/.exec(request.url()) ?? []
    if (file) fonts.add(file)
  })
  for (const path of ['/', '/store', kitchen.path, `${kitchen.path}/checkout`, '/site/imprint']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }

  // The website has headings of its own; none of them needs the letters of other languages.
  expect([...fonts].map((file) => /^[a-z]+-german(?=-)/.exec(file)?.[0] ?? file).toSorted()).toEqual([
    'fraunces-german',
    'mulish-german',
  ])
})

test('the 404 page loads everything it needs', async ({ page }) => {
  const complaints = watchPage(page)
  await page.goto('/gibt-es-nicht')
  await page.waitForLoadState('networkidle')

  const ofThePageItself = /^(answer: 404 .*\/gibt-es-nicht|console: Failed to load resource.* 404 )/
  expect(complaints.filter((complaint) => !ofThePageItself.test(complaint))).toEqual([])
})

test('pages introduce themselves to search engines and messengers', async ({ page, staff, baseURL }) => {
  const { branch, settings, products } = await staff.get<BranchShopView>('/branches/marktplatz/shop')
  const shopTitle = settings.seoTitle
  const pages = [
    { path: '/store?q=a', canonical: '/store', title: String(shopTitle), isHidden: false },
    {
      path: '/store/marktplatz',
      canonical: '/store/marktplatz',
      title: `${branch.name} - ${shopTitle}`,
      isHidden: false,
    },
    {
      path: '/store/marktplatz/checkout',
      canonical: '/store/marktplatz/checkout',
      title: `Bestellvorgang - ${shopTitle}`,
      isHidden: true,
    },
    {
      path: '/site/imprint',
      canonical: '/site/imprint',
      title: `Impressum - ${shopTitle}`,
      isHidden: false,
    },
  ]
  for (const { path, canonical, title, isHidden } of pages) {
    await page.goto(path)
    await expect(page, path).toHaveTitle(title)
    await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', `${baseURL}${canonical}`)
    await expect(page.locator('meta[name=description]'), path).toHaveAttribute('content', /\S.{20,}/)
    await expect(page.locator('meta[property="og:title"]'), path).toHaveAttribute('content', title)
    await expect(page.locator('meta[name=robots][content=noindex]'), path).toHaveCount(isHidden ? 1 : 0)
  }

  await page.goto('/store/marktplatz')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', String(branch.description))
  const restaurant = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())
  expect(restaurant).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: branch.name,
    address: { streetAddress: branch.street, addressLocality: branch.city },
  })
  const weekdaysTold = new Set(
    restaurant.openingHoursSpecification.map(({ dayOfWeek }: { dayOfWeek?: string }) => dayOfWeek),
  )
  expect(weekdaysTold.has('https://schema.org/Sunday') && weekdaysTold.size >= 7).toBe(true)
  const sections: { hasMenuItem: { name: string }[] }[] = restaurant.hasMenu.hasMenuSection
  const named = sections.flatMap((section) => section.hasMenuItem.map((item) => item.name))
  expect(named.toSorted()).toEqual(products.map((product) => product.name).toSorted())
})

test('the status page keeps its address to itself', async ({ page, kitchen }) => {
  const { uid, hash } = await kitchen.takeOrder(['Suppe'])
  await page.goto(`/status/${uid}/${hash}`)

  await expect(page).toHaveTitle(/^Bestellstatus - /)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
})

test('the chosen colours stay, on every page and before anything is painted', async ({ page, guest }) => {
  const html = page.locator('html')
  await page.goto(testKitchen.path)
  await expect(html).toHaveAttribute('data-theme', 'white')
  await page.getByRole('button', { name: 'Menü' }).click()
  await guest.choice('Dunkel').click()
  await expect(html).toHaveAttribute('data-theme', 'black')

  await page.addInitScript(recordThemes)
  for (const path of ['/store', testKitchen.path, '/site/imprint']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(html, path).toHaveAttribute('data-theme', 'black')
    expect(await page.evaluate(() => Reflect.get(window, 'paintedThemes')), path).toEqual(['black'])
  }
})

/** Every value that the theme has from the moment on that there is something to paint. */
function recordThemes(): void {
  const themes: (string | undefined)[] = []
  Reflect.set(window, 'paintedThemes', themes)
  new MutationObserver(() => {
    if (!document.body) return
    const { theme } = document.documentElement.dataset
    if (themes.at(-1) !== theme) themes.push(theme)
  }).observe(document, { attributes: true, childList: true, subtree: true })
}

async function expectSteady(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectSteadySoFar(page, path)
}

async function expectSteadySoFar(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await shiftScore(page), path).toBeLessThan(steadyScore)
}

/** Until then a font of the device stands in. */
async function holdFontsUntilPainted(page: Page): Promise<void> {
  await page.route(/\.woff2/, async (route) => {
    await page.waitForFunction(hasDrawn, undefined, { polling: 50 })
    await route.continue()
  })
}

function recordShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    let score = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) score += Number(Reflect.get(entry, 'value'))
        Reflect.set(window, 'shiftScore', score)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of all shifts of the page so far, which is never below what browsers report as CLS. */
async function shiftScore(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await window.nextFrame()
    await window.nextFrame()
    return Number(Reflect.get(window, 'shiftScore') ?? 0)
  })
}

/** Runs in the page. */
function hasDrawn(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0
}
