import type { APIRequestContext, Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { expectAccessible, expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

const onPhone =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'
const onComputer =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

type Way = { agent: string; steps: readonly (readonly [path: string, action?: string])[] }

const shop = '/store/testkueche'
const ways: Way[] = [
  {
    agent: onPhone,
    steps: [['/'], [shop], [shop, 'add-to-cart'], [shop, 'checkout'], [shop, 'purchase'], [shop, 'paid']],
  },
  { agent: onPhone, steps: [['/'], [shop], [shop, 'add-to-cart'], ['/kontakt']] },
  { agent: onPhone, steps: [['/'], [shop]] },
  { agent: onComputer, steps: [['/kontakt'], ['/']] },
]

/** Visits of just now, as pages tell of them after consent; whoever has signed in is not counted. */
async function visit(request: APIRequestContext, times: number): Promise<void> {
  for (const { agent, steps } of ways)
    for (let count = 0; count < times; count += 1) {
      const startedAt = Date.now() - 60_000 - count
      const events = steps.map(([path, action], index) => ({
        n: index + 1,
        at: index * 500,
        type: action ? 'event' : 'page',
        action: action ?? 'view',
        path,
      }))
      const answer = await request.post('/api/analytics-logs/visits', {
        headers: { 'user-agent': agent },
        data: {
          visit: uuidV7(startedAt),
          category: 'shop',
          context: { resolution: '390x844', ratio: 2 },
          events,
        },
      })
      expect(await answer.json()).toMatchObject({ taken: true })
    }
}

async function openStatistics(page: Page, query: string): Promise<void> {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/statistics${query}`)
  await page.getByRole('heading', { level: 1, name: 'Statistik' }).waitFor()
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A drawing is made where it is seen. */
async function expectDrawn(page: Page, name: string): Promise<void> {
  await card(page, name).scrollIntoViewIfNeeded()
  await expect(card(page, name).locator('svg')).toBeVisible()
}

test('figures are read, narrowed by a press and compared by keyboard alone', { tag: '@chromium' }, async ({
  page,
  request,
}) => {
  await visit(request, 6)
  await openStatistics(page, '?bereich=besucher')
  const visits = card(page, 'Besuche')
  const drawing = visits.getByRole('application')
  await expectDrawn(page, 'Besuche')
  await expectAccessibleInBoth(page, 'the visitors')

  // From point to point, each told in words.
  await drawing.focus()
  await page.keyboard.press('End')
  await expect(visits.getByRole('status')).toHaveText(
    /^\w\w \d\d\.\d\d\.\d{4}: Besuche [\d.]+, davor [\d.]+$/,
  )
  await page.keyboard.press('ArrowLeft')
  await expect(visits.getByRole('status')).toHaveText(/: Besuche [\d.]+, davor/)

  // Another range by its name, which the address keeps.
  await page.getByLabel('Zeitraum', { exact: true }).focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/zeitraum=today/)
  await expect(visits.getByRole('table').getByRole('rowheader').first()).toHaveText(/00:00 Uhr$/)

  const devices = card(page, 'Geräte')
  await devices.getByRole('button', { name: /^Telefon/ }).press('Enter')
  await expect(page).toHaveURL(/device=phone/)
  await expect(devices.getByRole('button', { name: /^Computer/ })).toHaveCount(0)
  await page.reload()
  const chip = page.getByRole('button', { name: 'Gerät: Telefon, entfernen' })
  await expect(chip).toBeVisible()

  await page.getByRole('navigation', { name: 'Statistik' }).getByRole('link', { name: 'Wege' }).press('Enter')
  const stages = card(page, 'Von der Karte zur Bestellung')
  await expect(stages.getByRole('row')).toHaveText([
    /Schritt/,
    /^Karte angesehen/,
    /^In den Warenkorb gelegt/,
    /^Zur Kasse gegangen/,
    /^Bestellt/,
    /^Bezahlt oder vor Ort zu zahlen/,
  ])
  await expectDrawn(page, 'Wege der Besucher')
  await expectAccessibleInBoth(page, 'the ways of phones')
  await chip.press('Enter')
  await expect(page).not.toHaveURL(/device/)
})

test('behind each chart stands its table, its file and its picture', { tag: '@chromium' }, async ({
  page,
  request,
}) => {
  await visit(request, 6)
  await openStatistics(page, '?bereich=besucher&zeitraum=days7')
  const visits = card(page, 'Besuche')
  await visits.getByRole('button', { name: 'Tabelle zu Besuche' }).press('Enter')
  await expect(visits.getByRole('columnheader', { name: 'Besuche', exact: true })).toBeVisible()
  await expect(visits.getByRole('application')).toHaveCount(0)
  await expectAccessible(page)

  for (const [button, name] of [
    ['CSV zu Seiten', /^pages-.*\.csv$/],
    ['Bild zu Seiten', /^pages-.*\.png$/],
    ['Bild zu Besuche', /^unique-visitors-.*\.png$/],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    expect((await download).suggestedFilename()).toMatch(name)
  }
})

// Of visits other figures are drawn on paper; those of the house stay as they are, and only become smaller.
for (const [tab, title] of [
  ['besucher', 'Besuche'],
  ['bestellungen', 'Umsatz im Verlauf'],
] as const) {
  test(`${title}: a drawing is as wide as the paper before the page is printed`, {
    tag: '@chromium',
  }, async ({ page, request }) => {
    await visit(request, 6)
    await openStatistics(page, `?bereich=${tab}&zeitraum=days7`)
    await expectDrawn(page, title)
    const [onScreen, onPaper] = await card(page, title)
      .locator('svg')
      .evaluate((svg) => {
        const widthOf = () => Math.round((svg as SVGSVGElement).getBBox().width)
        const before = widthOf()
        window.dispatchEvent(new Event('beforeprint'))
        return [before, widthOf()]
      })
    expect(onScreen).toBeGreaterThan(700)
    expect(onPaper).toBeLessThanOrEqual(630)
  })
}

test('the figures of a week on a telephone @phone', { tag: '@chromium' }, async ({ page, request }) => {
  await visit(request, 6)
  await openStatistics(page, '?bereich=besucher&zeitraum=days7')
  await expectDrawn(page, 'Besuche')
  // Whichever page was seen most, since other tests are visitors as well.
  const first = card(page, 'Seiten').getByRole('button', { name: /^\// }).first()
  const path = /^\S+/.exec(await first.innerText())?.[0] ?? ''
  await first.tap()
  await expect(page.getByRole('button', { name: `Seite: ${path}, entfernen` })).toBeVisible()
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('ways and areas are read and narrowed by keyboard, and what goes on now stands above', {
  tag: '@chromium',
}, async ({ page }) => {
  await openStatistics(page, '')
  const now = page.getByRole('region', { name: 'Jetzt' })
  await expect(now.getByRole('definition').first()).toHaveText(/^(?:unter 5|[\d.]+)$/)
  await expectAccessibleInBoth(page, 'the overview')

  await openStatistics(page, '?bereich=kampagnen&zeitraum=months12')
  const ways = card(page, 'Kampagnen und Wege')
  await ways.getByRole('button', { name: /^advent/ }).press('Enter')
  await expect(page).toHaveURL(/campaign=advent/)
  await expect(ways.getByRole('button', { name: /^wochenkarte/ })).toHaveCount(0)
  await expectAccessibleInBoth(page, 'the ways of a campaign')

  await openStatistics(page, '?bereich=liefergebiete&zeitraum=days90')
  const rings = card(page, 'Entfernung in Minuten')
  await expectDrawn(page, 'Entfernung in Minuten')
  await rings.getByRole('application').focus()
  await page.keyboard.press('Home')
  await expect(rings.getByRole('status')).toHaveText(/: [\d.]+ Bestellungen, \d+:\d\d Min\. bis an die Tür$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/area=/)
  // The address is there before the figures are asked for anew: told narrowed, those of before are dimmed already.
  await expect(page.getByRole('button', { name: /^Liefergebiet: .+, entfernen$/ })).toBeVisible()
  await expectAccessibleInBoth(page, 'the areas of deliveries')
})
