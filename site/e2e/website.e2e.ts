import type { Page } from '@playwright/test'

import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import { siteOf } from './all-sections.ts'
import { watchPage } from '#storefront/e2e/page-watch.ts'
import { remember } from '#storefront/e2e/remember.ts'

/** Together they show every section. */
const paths = [
  '/',
  '/leistungen/fassade',
  '/techniken/trockeneis',
  '/techniken',
  '/neuigkeiten/laser-ist-da',
  '/neuigkeiten',
]

/** The news of the cleaning company lie over whatever is looked at first. */
async function knowTheNews(page: Page): Promise<void> {
  await remember(page, 'sessionStorage', 'news', '1')
}

for (const theme of ['white', 'black']) {
  test(`axe finds nothing on pages with every section in ${theme}`, { tag: '@everywhere' }, async ({
    page,
    baseURL,
  }) => {
    await knowTheNews(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await remember(page, 'localStorage', 'theme', theme)
    for (const path of [...paths, '/gibt-es-nicht', '/impressum']) {
      await test.step(path, async () => {
        await page.goto(siteOf(baseURL) + path)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
        await expectAccessible(page)
      })
    }
  })
}

test('every host sees its own website, and the shop beside it', async ({ page, baseURL }) => {
  await knowTheNews(page)
  const complaints = watchPage(page)
  await page.goto(String(baseURL))
  await expect(page).toHaveTitle(/Wirtshaus Knöpflemond/)
  await page.getByRole('main').getByRole('link', { name: 'Jetzt bestellen' }).click()
  await expect(page).toHaveURL(/\/store$/)
  await expect(page.getByRole('main')).toContainText('Knöpflemond am See')

  await page.goto(siteOf(baseURL))
  await expect(page).toHaveTitle(/^Reinwerk/)
  expect(complaints).toEqual([])
})

test('a menu leads down to a page and says where one is', async ({ page, baseURL }) => {
  await knowTheNews(page)
  await page.goto(siteOf(baseURL))
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  await menu.locator('[data-drop-menu][data-alive]').first().waitFor()
  await menu.getByRole('button', { name: 'Mehr zu Leistungen' }).press('Enter')
  await page.getByRole('link', { name: 'Fassadenreinigung' }).first().press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fassadenreinigung')
  await expect(page.getByRole('navigation', { name: 'Brotkrumen' })).toContainText('Leistungen')
})

test('a gallery opens large, leafs by keyboard and gives the focus back', async ({ page, baseURL }) => {
  await knowTheNews(page)
  await page.goto(`${siteOf(baseURL)}/techniken/trockeneis`)
  const first = page.locator('a[data-lightbox]').first()
  await page.locator('html[data-alive] [data-behaviour=gallery][data-alive]').waitFor()
  await first.press('Enter')
  const box = page.getByRole('dialog', { name: 'Großansicht' })
  await expect(box).toContainText('1 von 12')
  await page.keyboard.press('ArrowRight')
  await expect(box).toContainText('2 von 12')
  const whole = box.getByRole('link', { name: 'In neuem Tab öffnen' })
  await expect(whole).toHaveAttribute('href', /^\/image\/[\da-f-]{36}-\w+\.\w+$/)
  await expect(whole).toHaveAttribute('target', '_blank')
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(first).toBeFocused()

  const shown = page.locator('[data-behaviour=gallery] li:visible')
  await expect(shown).toHaveCount(8)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(shown).toHaveCount(4)
  await page.getByRole('button', { name: 'Alle Bilder anzeigen' }).press('Enter')
  await expect(shown).toHaveCount(12)
})

test('films are left alone while the page is scrolled elsewhere, and follow where they are seen', {
  tag: '@chromium',
}, async ({ page, baseURL }) => {
  await knowTheNews(page)
  // So low that it can stand between two films.
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto(`${siteOf(baseURL)}/techniken/trockeneis`)
  const film = page.locator('[data-behaviour=parallax-video] video')
  const position = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThanOrEqual(1)
  // Whatever comes to life reads once where it is.
  await expect(page.locator('[data-behaviour]:has(video):not([data-alive])')).toHaveCount(0)

  const quiet = await page.evaluate(betweenFilms)
  expect(quiet.to - quiet.from).toBeGreaterThan(200)
  expect(await page.evaluate(countWork, quiet)).toEqual({ reads: 0, pauses: 0, seeks: 0 })
  expect(await position()).toBe(0)

  await film.scrollIntoViewIfNeeded()
  await expect.poll(position).toBeGreaterThan(0)
})

/** Where a window has left the first film and not come to the second. Runs in the page. */
function betweenFilms(): { from: number; to: number } {
  const [first, second] = [...document.querySelectorAll('video')].map((film) => film.getBoundingClientRect())
  const near = 40

  return {
    from: scrollY + (first?.bottom ?? 0) + near,
    to: scrollY + (second?.top ?? 0) - innerHeight - near,
  }
}

/** What scripts read of the layout and ask of films while the page is scrolled. Runs in the page. */
async function countWork({ from, to }: { from: number; to: number }) {
  document.documentElement.style.scrollBehavior = 'auto'
  scrollTo(0, from)
  // What has just left the window is told so once, before whoever asks later where the films are.
  for (const film of document.querySelectorAll('video'))
    await new Promise((told) => new IntersectionObserver(told).observe(film))
  for (let rest = 0; rest < 10; rest += 1) await window.nextFrame()

  const work = { reads: 0, pauses: 0, seeks: 0 }
  const count = (owner: object, method: string, kind: keyof typeof work) => {
    const called = Reflect.get(owner, method) as () => unknown // named below, and a method of every element
    const apply = (target: () => unknown, self: unknown, given: unknown[]): unknown => {
      work[kind] += 1
      return Reflect.apply(target, self, given)
    }
    Reflect.set(owner, method, new Proxy(called, { apply }))
  }
  count(Element.prototype, 'getBoundingClientRect', 'reads')
  count(HTMLMediaElement.prototype, 'pause', 'pauses')
  document.addEventListener('seeking', () => (work.seeks += 1), true)
  for (let top = from; top <= to; top += 30) {
    scrollTo(0, top)
    await window.nextFrame()
  }

  return work
}

test('a visitor writes to the business and is thanked', async ({ page, baseURL }) => {
  await knowTheNews(page)
  await page.goto(`${siteOf(baseURL)}/kontakt`)
  const form = page.locator('form')
  const send = form.getByRole('button', { name: 'Nachricht senden' })
  await expect(send).toBeDisabled()
  await form.getByLabel('Vor- und Nachname').fill('Anna Auer')
  await form.getByLabel('E-Mail').fill('anna@example.com')
  await form.getByLabel('Telefon').fill('+43 664 1234567')
  await form.getByLabel('Nachricht').fill('Bitte um eine Besichtigung der Fassade.')
  await form.getByLabel(/Datenschutzerklärung/).check()
  await send.click()

  const thanks = page.getByRole('dialog')
  await expect(thanks).toContainText('Vielen Dank!')
  await thanks.getByRole('button', { name: 'OK' }).click()
  await expect(form.getByLabel('Nachricht')).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every section is there to read, and every picture to open', async ({ page, baseURL }) => {
    await page.goto(`${siteOf(baseURL)}/leistungen/fassade`)
    await expect(page.getByText('Vorher', { exact: true }).last()).toBeVisible()
    await expect(page.getByText('Nachher', { exact: true }).last()).toBeVisible()
    await expect(page.locator('a[data-lightbox]').first()).toHaveAttribute('href', /^\/image\/large\//)

    await page.goto(`${siteOf(baseURL)}/techniken/trockeneis`)
    await expect(page.locator('a[data-lightbox]:visible')).toHaveCount(12)
    await page.goto(siteOf(baseURL))
    await page.getByText('mehr lesen').first().click()
    await expect(page.getByText('noch am selben Tag')).toBeVisible()
  })
})

test('a printed page has neither a header over its text nor anything to press', {
  tag: '@chromium',
}, async ({ page, baseURL }) => {
  await page.goto(`${siteOf(baseURL)}/leistungen/fassade`)
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
  await expect(page.getByRole('button').or(page.getByRole('textbox'))).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toContainText('hallo@reinwerk.example')
})

test('a visitor takes the price list home', { tag: '@everywhere' }, async ({ page, request, baseURL }) => {
  await page.goto(`${siteOf(baseURL)}/leistungen`)
  const list = page.getByRole('list', { name: 'Dateien' }).getByRole('link', { name: /^Preisliste/ })
  await expect(list).toHaveText(/PDF, 3,1 KB/)
  const answer = await request.get(String(baseURL) + (await list.getAttribute('href')))

  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(await answer.text()).toMatch(/^%PDF-/)
})

test('machines find every page, its card and what it is about', async ({ page, request, baseURL }) => {
  const site = siteOf(baseURL)
  const { host } = new URL(site)
  // Outside of browsers nobody resolves the names below localhost.
  const get = (path: string) => request.get(String(baseURL) + path, { headers: { host }, maxRedirects: 0 })
  expect(await (await get('/sitemap.xml')).text()).toContain(`<loc>${site}/leistungen/fassade</loc>`)
  expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${site}/sitemap.xml`)

  await page.goto(`${site}/neuigkeiten/laser-ist-da`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${site}/neuigkeiten/laser-ist-da`,
  )
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`^${site}/image/`),
  )
  const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
  const graph = (JSON.parse(text) as { '@graph': { '@type': string | string[] }[] })['@graph']
  expect(graph.flatMap((entry) => entry['@type'])).toEqual([
    'Organization',
    'HomeAndConstructionBusiness',
    'Article',
    'BreadcrumbList',
  ])

  const old = await get('/Leistungen/Fassade/')
  expect([old.status(), old.headers().location]).toEqual([308, '/leistungen/fassade'])
})
