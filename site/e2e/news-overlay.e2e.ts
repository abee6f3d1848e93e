import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import { siteOf } from './all-sections.ts'
import { widths } from './demo-pages.ts'

const advertised = '/neuigkeiten/laser-ist-da'
const news = (page: Page): Locator => page.getByRole('dialog', { name: 'Unser Laser ist da' })

/** Timers of one page go off in the order of their times, so half a second is over in it. */
async function waitInPage(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-theme-switch]:not([hidden])'))
  await page.evaluate(() => new Promise((over) => setTimeout(over, 1000)))
}

for (const width of widths) {
  test(`the news lie over the first page of a visit and say where they lead at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${siteOf(baseURL)}/kontakt`)
    await expect(news(page)).toBeVisible()
    await expectAccessible(page)
    // Nobody asked for it, so no button of it stands out.
    await expect(news(page)).toBeFocused()
    const more = news(page).getByRole('link', { name: 'Mehr erfahren' })
    await expect(more).toBeInViewport({ ratio: 1 })
    for (const link of await news(page).getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', advertised)
    }
    await page.keyboard.press('Tab')
    await expect(news(page).getByRole('button', { name: 'Schließen' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(more).toBeFocused()

    await page.keyboard.press('Escape')
    await expect(news(page)).toBeHidden()
    await page.goto(`${siteOf(baseURL)}/techniken/trockeneis`)
    await waitInPage(page)
    await expect(news(page)).toBeHidden()
  })
}

test('the picture leads to the news, which are then seen and come no more', { tag: '@chromium' }, async ({
  page,
  baseURL,
}) => {
  await page.goto(`${siteOf(baseURL)}/kontakt`)
  await news(page).getByRole('img').click()
  await expect(page).toHaveURL(new RegExp(`${advertised}$`))

  await page.goBack()
  await waitInPage(page)
  await expect(news(page)).toBeHidden()
})

test('nothing lies over the page that is advertised, over the law, or where there is no page', async ({
  page,
  baseURL,
}) => {
  for (const path of [advertised, `${advertised}/`, '/impressum', '/datenschutz', '/gibt-es-nicht']) {
    await page.goto(siteOf(baseURL) + path)
    await waitInPage(page)
    await expect(page.locator('[data-news-overlay]'), path).toHaveCount(0)
  }
  await page.goto(`${siteOf(baseURL)}/ueber-uns`)
  await expect(news(page)).toBeVisible()
})

test('each brand has its own news', async ({ page, baseURL }) => {
  await page.goto(String(baseURL))
  await waitInPage(page)

  await expect(page.locator('[data-news-overlay]')).toHaveCount(0)
})

test('what leads nowhere offers nothing to press, and a button says what its editor wrote', async ({
  page,
  staff,
  baseURL,
}) => {
  const host = `overlay-${Math.random().toString(36).slice(2)}`
  const division = await staff.create('divisions', {
    name: 'Blitzblank',
    identifier: host,
    hosts: [`${host}.localhost`],
  })
  const { docs } = await staff.get<{ docs: { id: string }[] }>(
    '/images?where[filename][like]=reinwerk&limit=1',
  )
  const home = {
    name: 'Start',
    path: host,
    type: 'custom_home',
    division,
    isPublic: true,
    _status: 'published',
  }
  await staff.create('sites', home)
  const body = { image: docs[0]?.id }
  const block = await staff.create('blocks', {
    name: 'Unser Laser ist da',
    identifier: 'news',
    division,
    isPublic: true,
    _status: 'published',
    content: { body },
  })
  const address = String(baseURL).replace('//localhost', `//${host}.localhost`)

  await page.goto(address)
  await expect(news(page)).toBeVisible()
  await expect(news(page).getByRole('link')).toHaveCount(0)
  await expect(news(page).getByRole('button')).toHaveText(['Schließen'])

  await staff.patch(`/blocks/${block}`, {
    content: { body: { ...body, link: '/termin', label: 'Termin sichern' } },
  })
  await page.reload()
  await expect(news(page).getByText('Termin sichern')).toHaveAttribute('href', '/termin')
})

test.describe('whoever has not been asked before', () => {
  test.use({ isUndecided: true })

  test('answers the question for consent first, and then sees the news', async ({ page, baseURL }) => {
    await page.goto(`${siteOf(baseURL)}/kontakt`)
    const question = page.getByRole('region', { name: 'Dürfen wir Ihren Besuch zählen?' })
    await waitInPage(page)
    await expect(question).toBeVisible()
    await expect(news(page)).toBeHidden()

    await question.getByRole('button', { name: 'Ablehnen' }).click()
    await expect(news(page)).toBeVisible()
    // The page is where it was, and not at its foot with the settings for cookies.
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(news(page)).toBeFocused()
  })
})
