import { BackOffice } from '#cms/e2e/back-office.ts'
import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { siteOf } from './all-sections.ts'
import { widths } from './demo-pages.ts'
import { watchShifts } from './layout-shifts.ts'

test.beforeEach(({ page }) => remember(page, 'sessionStorage', 'news', '1'))

const note = (roles: string[]) =>
  JSON.stringify({ name: 'Ida Berger', roles, exp: Math.floor(Date.now() / 1000) + 3600 })

for (const width of widths) {
  test(`an administrator reaches the panel, and this very page in it, and nothing moves at ${width} px`, async ({
    page,
    staff,
    baseURL,
    browserName,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await remember(page, 'localStorage', 'theke-staff', note(['ROLE_ADMIN']))
    const shifts = browserName === 'chromium' ? await watchShifts(page) : async () => []
    let letCome = () => {}
    const mayCome = new Promise<void>((come) => {
      letCome = come
    })
    await page.route('**/admin-toolbar*.js', async (route) => {
      await mayCome
      await route.continue()
    })
    await page.goto(`${siteOf(baseURL)}/ueber-uns`)
    await page.waitForFunction(() => document.querySelector('[data-theme-switch]:not([hidden])'))
    letCome()
    const toolbar = page.getByRole('navigation', { name: 'Verwaltung' })
    await expect(toolbar).toBeVisible()
    await expect(toolbar).toBeInViewport({ ratio: 1 })
    const { docs } = await staff.get<{ docs: { id: string }[] }>(
      '/sites?where[path][equals]=ueber-uns&depth=0',
    )
    const links = await toolbar
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(links).toEqual([
      ['Diese Seite bearbeiten', `/backend/collections/sites/${docs[0]?.id}`],
      ['Seiten', '/backend/collections/sites'],
      ['Dashboard', '/backend/statistics'],
      ['Navigationen', '/backend/collections/navigations'],
      ['Backend', '/backend'],
      ['Abmelden', '/backend/logout'],
    ])
    await expect(toolbar).toContainText(/Ida Berger.*Version \d+\.\d+/)
    await expectAccessible(page)
    expect(await shifts()).toEqual([])

    // What stands last on the page can still be seen.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const [bottom, top] = await Promise.all([
      page.locator('footer').evaluate((element) => element.getBoundingClientRect().bottom),
      toolbar.evaluate((element) => element.getBoundingClientRect().top),
    ])
    expect(bottom).toBeLessThanOrEqual(top + 1)
  })
}

test('where there is no page to edit the rest is offered', async ({ page, baseURL }) => {
  await remember(page, 'localStorage', 'theke-staff', note(['ROLE_ADMIN']))
  await page.goto(`${siteOf(baseURL)}/gibt-es-nicht`)
  const toolbar = page.getByRole('navigation', { name: 'Verwaltung' })

  await expect(toolbar.getByRole('link').first()).toHaveText('Seiten')
})

for (const [who, roles] of [
  ['a visitor', null],
  ['an editor', ['ROLE_EDITOR']],
] as const) {
  test(`${who} sees no toolbar and has no room kept for it`, async ({ page, baseURL }) => {
    if (roles) await remember(page, 'localStorage', 'theke-staff', note([...roles]))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${siteOf(baseURL)}/ueber-uns`)
    await page.waitForFunction(() => document.querySelector('[data-theme-switch]:not([hidden])'))
    await page.waitForLoadState('networkidle')

    await expect(page.getByRole('navigation', { name: 'Verwaltung' })).toHaveCount(0)
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBlockEnd)).toBe('0px')
    expect(asked.filter((address) => address.includes('admin-toolbar')).length > 0).toBe(roles !== null)
  })
}

test('whoever signs in to the panel finds the toolbar on the website, and loses it by signing out', {
  tag: '@chromium',
}, async ({ page, baseURL }) => {
  const office = new BackOffice(page, administrator)
  await office.signIn()
  await page.waitForFunction(() => localStorage.getItem('theke-staff') !== null)
  await page.goto(String(baseURL))
  const toolbar = page.getByRole('navigation', { name: 'Verwaltung' })
  await expect(toolbar).toBeVisible()

  await toolbar.getByRole('link', { name: 'Abmelden' }).click()
  // The note goes first; the way to the login, which would overtake the next one, is taken when the server has answered.
  await page.waitForURL('**/backend/login')
  await page.goto(String(baseURL))
  await page.waitForFunction(() => document.querySelector('[data-theme-switch]:not([hidden])'))
  await expect(toolbar).toHaveCount(0)
})

test('a note that has ended is nobody’s', async ({ page, baseURL }) => {
  const ended = JSON.stringify({ name: 'Ida Berger', roles: ['ROLE_ADMIN'], exp: 1 })
  await remember(page, 'localStorage', 'theke-staff', ended)
  await page.goto(`${siteOf(baseURL)}/ueber-uns`)
  await page.waitForFunction(() => localStorage.getItem('theke-staff') === null)

  await expect(page.getByRole('navigation', { name: 'Verwaltung' })).toHaveCount(0)
})
