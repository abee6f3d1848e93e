import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import { remember } from '#storefront/e2e/remember.ts'

test.beforeEach(({ page }) => remember(page, 'sessionStorage', 'news', '1'))

test('a guest finds the house: hours, the way, and a map that comes when it is asked for, from nobody else', {
  tag: '@chromium',
}, async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/kontakt')
  // The head and the foot of the page say it as well.
  const main = page.getByRole('main')
  const today = main.locator('[aria-current="date"]').first()
  await expect(today).toContainText('heute')
  await expect(main.getByText(/^(Geöffnet|Öffnet|Schließt)/).first()).toBeVisible()
  await expect(main.getByRole('link', { name: /anrufen/ }).first()).toHaveAttribute('href', /^tel:\+?\d+$/)
  expect(asked.filter((url) => /pmtiles|maplibre/.test(url))).toEqual([])

  await page.getByRole('button', { name: 'Karte laden' }).click()
  // A browser without WebGL says so in words.
  await expect(page.locator('[data-map-canvas] canvas').or(page.getByText('nicht zeigen'))).toBeVisible()
  expect(asked.filter((url) => !url.startsWith(String(baseURL)) && !/^(data|blob):/.test(url))).toEqual([])
  await expectAccessible(page)
})

test('dishes lead to themselves in the shop', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/')
  const dish = page.getByRole('link', { name: 'Käsknöpfle aus dem Holzgebsle' })
  await expect(dish).toHaveAttribute('href', /^\/store\/marktplatz\?produkt=/)
  await dish.click()
  await expect(page.getByRole('dialog').filter({ hasText: 'Käsknöpfle aus dem Holzgebsle' })).toBeVisible()
})

test('a film of others is asked for by whoever presses, and the page lets in nobody else', {
  tag: '@chromium',
}, async ({ page, baseURL }) => {
  const asked: string[] = []
  await page.route(/youtube|google/, async (route) => {
    asked.push(new URL(route.request().url()).host)
    await route.fulfill({ contentType: 'text/html', body: '<h1>Film</h1>' })
  })
  const answer = await page.goto('/feste-feiern')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/frame-src 'self' https:\/\/www\.youtube-nocookie\.com(;|$)/)
  const other = await page.request.get(`${baseURL}/unsere-kueche`)
  expect(other.headers()['content-security-policy']).not.toContain('youtube')

  await expect(page.getByText('erfährt Google Ireland Limited Ihre IP-Adresse')).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Video laden' }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Film' })).toBeVisible()
  expect(new Set(asked)).toEqual(new Set(['www.youtube-nocookie.com']))
})

test('a guest answers the questions of a form, is told what is missing, and the house reads it', {
  tag: '@chromium',
}, async ({ page, staff }) => {
  const name = `Anna ${Math.random().toString(36).slice(2)}`
  await page.goto('/feste-feiern')
  const send = page.getByRole('button', { name: 'Fest anfragen' })
  await page.getByLabel('Ihr Name').fill(name)
  await send.click()
  await expect(page.getByText('Bitte geben Sie einen Tag an.')).toBeVisible()
  await expect(page.getByLabel('E-Mail')).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('E-Mail').fill('anna@kundin.test')
  await page.getByLabel('Tag').fill('2027-06-12')
  await page.getByLabel('Gäste').fill('24')
  await page.getByLabel('Raum').selectOption('Der Gastgarten')
  await page.getByLabel('Musik').check()
  await page.getByLabel(/Datenschutzerklärung/).check()
  await send.click()
  await expect(page.getByRole('status').filter({ hasText: 'Vielen Dank!' })).toBeFocused()

  const { docs } = await staff.get<{ docs: object[] }>(
    `/contact-requests?where[name][equals]=${name}&depth=0`,
  )
  expect(docs).toMatchObject([{ form: 'Fest anfragen', email: 'anna@kundin.test', phone: null }])
  expect(JSON.stringify(docs)).toContain('Der Gastgarten')
})
