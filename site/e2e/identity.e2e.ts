import type { APIRequestContext } from '@playwright/test'

import { expect, test } from '#storefront/e2e/fixtures.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { siteOf } from './all-sections.ts'
import { widths } from './demo-pages.ts'

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await remember(page, 'sessionStorage', 'news', '1')
})

/** Outside of browsers nobody resolves the names below localhost. */
const getter = (request: APIRequestContext, baseURL: string | undefined, site: string) => (path: string) =>
  request.get(String(baseURL) + path, { headers: { host: new URL(site).host } })

test('each brand has its icons wherever browsers and telephones look for them', async ({
  page,
  request,
  baseURL,
}) => {
  const seen: Buffer[] = []
  for (const site of [siteOf(baseURL), String(baseURL)]) {
    const get = getter(request, baseURL, site)
    await page.goto(site)
    const icon = await page.locator('link[rel=icon]').getAttribute('href')
    const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
    expect(touch).toMatch(/^\/apple-touch-icon\.png\?v=\w+$/)
    for (const [path, type] of [
      ['/favicon.ico', 'image/x-icon'],
      [String(icon), /^image\//],
      [String(touch), 'image/png'],
    ] as const) {
      const answer = await get(path)
      expect([answer.status(), answer.headers()['content-type']], path).toEqual([
        200,
        typeof type === 'string' ? type : expect.stringMatching(type),
      ])
    }
    seen.push(await (await get('/favicon.ico')).body())
  }

  expect(seen[0]?.equals(seen[1] ?? Buffer.alloc(0))).toBe(false)
})

test('a browser shows the icon of a tab as a picture', async ({ page, baseURL }) => {
  await page.goto(siteOf(baseURL))
  const width = await page.evaluate(async () => {
    const image = new Image()
    image.src = '/favicon.ico'
    await image.decode()
    return image.naturalWidth
  })

  expect(width).toBeGreaterThanOrEqual(16)
})

test('the manifest names the brand, its colours and icons that are there', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto(siteOf(baseURL))
  const get = getter(request, baseURL, siteOf(baseURL))
  const href = String(await page.locator('link[rel=manifest]').getAttribute('href'))
  const answer = await get(href)
  expect(answer.headers()['content-type']).toBe('application/manifest+json; charset=utf-8')
  const manifest = (await answer.json()) as { display: string; icons: { src: string; type: string }[] }
  expect(manifest).toMatchObject({ name: 'Reinwerk', short_name: 'Reinwerk', lang: 'de', display: 'browser' })
  expect(manifest.icons).toHaveLength(3)
  for (const { src, type } of manifest.icons) {
    const icon = await get(src)
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type])
  }
})

for (const width of widths) {
  test(`the frame of the browser has the colour of the page, whatever the visitor chooses, at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const color = page.locator('meta[name=theme-color]')
    const isOfPage = () =>
      page.evaluate(() => {
        const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
        const channelsOf = (color: string) => {
          if (!paint) return []
          paint.fillStyle = color
          paint.fillRect(0, 0, 1, 1)
          return [...paint.getImageData(0, 0, 1, 1).data]
        }
        const told = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content ?? ''
        const shown = channelsOf(getComputedStyle(document.documentElement).backgroundColor)
        // A mix may be rounded either way.
        return channelsOf(told).every((channel, index) => Math.abs(channel - (shown[index] ?? -9)) <= 1)
      })
    for (const site of [siteOf(baseURL), String(baseURL)]) {
      await page.goto(site)
      expect(await isOfPage()).toBe(true)
      for (const choice of ['Dunkel', 'Hell', 'Dunkel']) {
        await page.getByRole('button', { name: choice }).click()
        await expect.poll(isOfPage).toBe(true)
      }
      const dark = await color.getAttribute('content')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'black')

      await page.reload()
      await expect(color).toHaveAttribute('content', String(dark))
      expect(await isOfPage()).toBe(true)
    }
  })
}

test('programs subscribe to the news of each brand', async ({ page, request, staff, baseURL }) => {
  const site = siteOf(baseURL)
  await page.goto(site)
  const feed = page.locator('link[rel=alternate][type="application/rss+xml"]')
  await expect(feed).toHaveAttribute('href', '/feed.xml')
  await expect(feed).toHaveAttribute('title', 'Neuigkeiten von Reinwerk')

  const get = getter(request, baseURL, site)
  const { id: division } = await staff.get<{ id: string }>('/divisions/reinwerk')
  const path = `feed-${Math.random().toString(36).slice(2)}`
  const news = await staff.create('sites', {
    name: 'Noch geheim',
    path,
    type: 'custom_news',
    division,
    isPublic: true,
    _status: 'draft',
  })
  const itemsOf = async () => page.evaluate(readFeed, await (await get('/feed.xml')).text())
  const before = await itemsOf()
  expect(before.problem).toBe(false)
  expect(before.items.map(({ title }) => title)).not.toContain('Noch geheim')
  expect(before.items).toContainEqual(
    expect.objectContaining({
      title: 'Unser Laser ist da',
      link: `${site}/neuigkeiten/laser-ist-da`,
      isDated: true,
    }),
  )

  await staff.patch(`/sites/${news}`, {
    _status: 'published',
    content: { teaserText: 'Jetzt <doch> & öffentlich.' },
  })
  await expect
    .poll(async () => (await itemsOf()).items)
    .toContainEqual(
      expect.objectContaining({ title: 'Noch geheim', description: 'Jetzt &lt;doch&gt; &amp; öffentlich.' }),
    )
  await staff.patch(`/sites/${news}`, { seo: { isIndexed: false } })
  await expect
    .poll(async () => (await itemsOf()).items.map(({ title }) => title))
    .not.toContain('Noch geheim')

  // The restaurant has no news, and leads to none.
  await page.goto(String(baseURL))
  await expect(feed).toHaveCount(0)
  expect(await (await request.get(`${baseURL}/feed.xml`)).text()).not.toContain('<item>')
})

/** Runs in the page, since browsers read XML. */
function readFeed(text: string) {
  const feed = new DOMParser().parseFromString(text, 'application/xml')
  const of = (item: Element, name: string) => item.querySelector(name)?.textContent ?? ''

  return {
    problem: feed.querySelector('parsererror') !== null,
    items: [...feed.querySelectorAll('channel > item')].map((item) => ({
      title: of(item, 'title'),
      link: of(item, 'link'),
      description: of(item, 'description'),
      isDated: !Number.isNaN(Date.parse(of(item, 'pubDate'))),
    })),
  }
}

for (const width of widths) {
  test(`an address without a page says so in German at ${width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    const answer = await page.goto(`${siteOf(baseURL)}/gibt-es-nicht`)
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle('Diese Seite gibt es nicht – Reinwerk')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
    await expect(page.getByRole('main')).toContainText('Leider wurde die angeforderte Seite nicht gefunden.')
    const status = page.getByText('404 Not Found')
    await expect(status).toHaveAttribute('lang', 'en')
    const sizes = await Promise.all(
      [status, page.getByRole('heading', { level: 1 })].map((each) =>
        each.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    )
    expect((sizes[0] ?? 0) * 2).toBeLessThan(sizes[1] ?? 0)
    await page.getByRole('main').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL(/\/kontakt$/)
  })
}

test('a page that was taken away says so in German', async ({ page, staff, baseURL }) => {
  const { id: division } = await staff.get<{ id: string }>('/divisions/reinwerk')
  const path = `/weg-${Math.random().toString(36).slice(2)}`
  await staff.create('redirects', { path, status: '410', division, isEnabled: true })
  const answer = await page.goto(siteOf(baseURL) + path)

  expect(answer?.status()).toBe(410)
  await expect(page).toHaveTitle('Diese Seite gibt es nicht mehr – Reinwerk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht mehr')
  await expect(page.getByText('410 Gone')).toHaveAttribute('lang', 'en')
})
