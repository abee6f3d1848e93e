import type { Locator } from '@playwright/test'

import { expect, test } from '#storefront/e2e/fixtures.ts'
import { siteOf } from './all-sections.ts'
import { widths } from './demo-pages.ts'
import { scrollEdgeTo, visit } from './visits.ts'

const inChromium = { tag: '@chromium' }

test('services stand in the order of the house, each with its price and its duration', async ({
  page,
  baseURL,
}) => {
  await visit(page, { baseURL, path: '/leistungen' })
  const cards = page.locator('main li').filter({ hasText: 'Mehr erfahren' })

  await expect(cards.getByRole('heading')).toHaveText([
    /Fassaden.?reinigung/,
    /Maschinen.?reinigung/,
    /Fahrzeug.?aufbereitung/,
    /Brandschaden.?sanierung/,
    'Büro und Praxis',
    /Graffiti.?entfernung/,
  ])
  await expect(cards.nth(2)).toContainText('ab 89,00 € · etwa 2½ Stunden')
  await expect(cards.nth(3)).toContainText('etwa 9 Tage')
  await expect(cards.nth(3)).not.toContainText('€')
  await cards.nth(2).getByRole('link').click()
  await expect(page).toHaveURL(/\/leistungen\/fahrzeuge$/)
})

for (const [path, index] of [
  ['/leistungen', 2],
  ['/techniken', 1],
] as const) {
  for (const width of widths) {
    test(
      `a card of ${path} plays its film near the middle of ${width} px, over its picture`,
      inChromium,
      async ({ page, baseURL }) => {
        await visit(page, { baseURL, path, width })
        const card = page.locator('main li').filter({ hasText: 'Mehr erfahren' }).nth(index)
        const film = card.locator('video')
        await expect(card.locator('img')).toHaveAttribute('src', /^\/image\/medium\//)
        await expect(film).toHaveJSProperty('controls', false)

        await expect.poll(() => pausedAt(film, 'middle')).toBe(false)
        await expect(film).toHaveJSProperty('muted', true)
        await expect.poll(() => pausedAt(film, 700)).toBe(true)
      },
    )
  }
}

async function pausedAt(film: Locator, place: number | 'middle'): Promise<boolean> {
  await scrollEdgeTo(film, 'top', place)

  return film.evaluate((video: HTMLVideoElement) => video.paused)
}

test(
  'a film of a card is started by hand where no scripts run it, and the rest of the card leads on',
  inChromium,
  async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${siteOf(baseURL)}/techniken`)
    const card = page.locator('main li').filter({ hasText: 'Mehr erfahren' }).first()
    await card.scrollIntoViewIfNeeded()

    expect(await card.locator('video').evaluate(isOnTop)).toBe(true)
    await card.getByRole('heading').click()
    await expect(page).toHaveURL(/\/techniken\/\w+$/)
    await page.close()
  },
)

/** Runs in the page: whether a press meets the element itself. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()

  return document.elementFromPoint(left + width / 2, top + height / 2) === element
}

test('every other card moves by 0.2 of the way within 350 px, beside each other only', async ({
  page,
  baseURL,
}) => {
  await visit(page, { baseURL, path: '/techniken/trockeneis', width: 1440 })
  const list = page.locator('[data-behaviour=service-shift]')
  const shiftsAt = async (scrolled: number) => {
    const middle = await page.evaluate(() => innerHeight / 2)
    await scrollEdgeTo(list, 'top', middle - scrolled)
    return list.evaluate((element) =>
      [...element.children].map((card) =>
        Math.round(Number.parseFloat(getComputedStyle(card).translate.split(' ')[1] ?? '0')),
      ),
    )
  }
  const alternating = (shift: number) => [shift, 0, shift, 0, shift, 0]

  await expect.poll(() => shiftsAt(100)).toEqual(alternating(20))
  await expect.poll(() => shiftsAt(-200)).toEqual(alternating(-40))
  await expect.poll(() => shiftsAt(340)).toEqual(alternating(68))
  await expect.poll(() => shiftsAt(420)).toEqual(alternating(70))

  await page.setViewportSize({ width: 390, height: 900 })
  await expect.poll(() => shiftsAt(100)).toEqual(alternating(0))
})

test('techniques are capped by their limit, and a page does not lead to itself', async ({
  page,
  baseURL,
}) => {
  await visit(page, { baseURL, path: '/techniken/trockeneis' })
  const others = page.locator('main section').filter({ hasText: 'Die anderen Verfahren' }).locator('li')
  await expect(others.getByRole('heading')).toHaveText(['Trockendampf', 'Laser'])

  await visit(page, { baseURL, path: '/techniken' })
  await expect(page.locator('#techniques li').filter({ hasText: 'Trockeneis' })).toHaveCount(1)
})
