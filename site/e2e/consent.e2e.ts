import type { Page } from '@playwright/test'

import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { siteOf } from './all-sections.ts'
import { answerForms, ContactForm } from './contact-form.ts'
import { widths } from './demo-pages.ts'
import { foundHouse } from './publish-page.ts'

test.use({ isUndecided: true })
test.beforeEach(({ page }) => remember(page, 'sessionStorage', 'news', '1'))

const advertiser = 'https://werbung.example'

/**
 * What the page tells whoever counts and whoever advertises. Nobody of them is reached, and Firefox cannot say what
 * they would have got.
 */
async function listen(page: Page) {
  const counted: { type: string; action: string }[] = []
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).host.includes('localhost')) foreign.push(request.url())
  })
  await page.route(`${advertiser}/**`, (route) => route.fulfill({ status: 204 }))
  await page.route('**/api/analytics-logs/visits', async (route) => {
    // As the page sends it.
    counted.push(...(route.request().postDataJSON() as { events: typeof counted }).events)
    await route.fulfill({ status: 202, json: { taken: true, now: '2026-11-29T12:00:00Z' } })
  })

  return { counted, foreign, actions: () => counted.map(({ action }) => action) }
}

const question = (page: Page) => page.getByRole('region', { name: 'Dürfen wir Ihren Besuch zählen?' })

test('an answer leaves the visitor where they are', async ({ page, baseURL }) => {
  await page.goto(`${siteOf(baseURL)}/ueber-uns`)
  await question(page).getByRole('button', { name: 'Ablehnen' }).press('Enter')
  await expect(question(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  const settings = page.getByRole('button', { name: 'Cookie-Einstellungen' })
  await settings.press('Enter')
  await question(page).getByRole('button', { name: 'Ablehnen' }).press('Enter')
  await expect(settings).toBeFocused()
})

const keptIn = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

for (const width of widths) {
  test(`a visitor is asked, and until then nothing leaves the page at ${width} px`, {
    tag: '@chromium',
  }, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    const { counted, foreign } = await listen(page)
    await page.goto(`${siteOf(baseURL)}/ueber-uns`)
    await expect(question(page)).toBeVisible()
    await expect(question(page)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await page.evaluate(() => new Promise((over) => setTimeout(over, 1500)))
    expect([counted, foreign, await page.context().cookies(), await keptIn(page)]).toEqual([
      [],
      [],
      [],
      ['news'],
    ])

    await question(page).getByRole('button', { name: 'Zustimmen' }).click()
    await expect(question(page)).toBeHidden()
    await expect.poll(() => counted).toMatchObject([{ type: 'page', action: 'view' }])
    expect(foreign).toEqual([])

    await page.reload()
    await expect.poll(() => counted.length).toBe(2)
    await expect(question(page)).toBeHidden()
    const legal = page.getByRole('navigation', { name: 'Rechtliches' })
    await legal.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
    const visitor = await page.evaluate(() => /"id":"([\w-]+)"/.exec(localStorage.visitor)?.[1])
    const erasing = page.waitForRequest('**/api/analytics-logs/erasures')
    await question(page).getByRole('button', { name: 'Ablehnen' }).click()
    const erased = await erasing
    expect([erased.postDataJSON(), (await erased.response())?.status()]).toEqual([{ visitor }, 200])
    expect(await keptIn(page)).toEqual(['news'])
    await page.reload()
    await expect(legal.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible()
    await page.evaluate(() => new Promise((over) => setTimeout(over, 1500)))
    expect(counted).toHaveLength(2)
  })
}

test('the question is not what a visitor waits for', { tag: '@chromium' }, async ({ page, baseURL }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // A page of words alone, none of which takes as much room.
    await page.goto(`${siteOf(baseURL)}/impressum`)
    await expect(question(page)).toBeVisible()
    await expect(question(page)).toHaveCSS('opacity', '1')
    const isOfQuestion = await page.evaluate(
      () =>
        new Promise<boolean[]>((tell) => {
          new PerformanceObserver((list) => {
            const painted = list.getEntries() as (PerformanceEntry & { element: Element | null })[]
            tell(painted.map(({ element }) => Boolean(element?.closest('[data-consent]'))))
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    expect(isOfQuestion.length).toBeGreaterThan(0)
    expect(isOfQuestion).not.toContain(true)
  }
})

test('sending a form is no consent: it brings up the question, and nothing is told to anybody', {
  tag: '@chromium',
}, async ({ page, baseURL }) => {
  const { counted, foreign } = await listen(page)
  await send(page, `${siteOf(baseURL)}/kontakt`)
  await page.evaluate(() => new Promise((over) => setTimeout(over, 1500)))
  expect([counted, foreign]).toEqual([[], []])
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])

  await expect(question(page)).toBeVisible()
  await question(page).getByRole('button', { name: 'Ablehnen' }).click()
  await page.evaluate(() => new Promise((over) => setTimeout(over, 1500)))
  expect([counted, foreign]).toEqual([[], []])
})

test('who agrees when a form has brought up the question is counted with it', { tag: '@chromium' }, async ({
  page,
  baseURL,
}) => {
  const { actions, foreign } = await listen(page)
  await send(page, `${siteOf(baseURL)}/kontakt`)
  await question(page).getByRole('button', { name: 'Zustimmen' }).click()

  await expect.poll(actions).toEqual(['submitform', 'view'])
  expect(foreign).toEqual([`${advertiser}/erfolg?kunde=reinwerk-0000&ereignis=submitform`])
})

test('who has agreed before is counted as the form is sent, once it has arrived', {
  tag: '@chromium',
}, async ({ page, baseURL }) => {
  const { actions, foreign } = await listen(page)
  await page.goto(`${siteOf(baseURL)}/kontakt`)
  await question(page).getByRole('button', { name: 'Zustimmen' }).click()
  await expect.poll(actions).toEqual(['view'])
  const answers = [500, 201]
  await answerForms(page, () => answers.shift() ?? 500)
  const form = new ContactForm(page)
  await form.isAlive()
  await form.fill()
  await form.send.click()
  await expect(form.failure).toBeVisible()
  expect(actions()).toEqual(['view'])

  await form.send.click()
  await expect.poll(actions).toEqual(['view', 'submitform'])
  expect(foreign).toEqual([`${advertiser}/erfolg?kunde=reinwerk-0000&ereignis=submitform`])
})

/** Sends the form and closes the thanks. */
async function send(page: Page, address: string): Promise<void> {
  await answerForms(page, () => 201)
  const form = new ContactForm(page)
  await form.open(address)
  await form.fill()
  await form.send.click()
  await form.thanks.getByRole('button', { name: 'OK' }).click()
}

test('only where somebody is told of successes the page may call them', async ({
  page,
  request,
  staff,
  baseURL,
}) => {
  const policyOf = async (host: string, path: string) =>
    (await request.get(String(baseURL) + path, { headers: { host } })).headers()['content-security-policy']
  const { host } = new URL(siteOf(baseURL))
  expect(await policyOf(host, '/kontakt')).toContain(`img-src 'self' data: blob: ${advertiser};`)
  expect(await policyOf(host, '/store')).toContain(advertiser)
  for (const path of ['/', '/kontakt', '/store']) {
    expect(await policyOf(new URL(String(baseURL)).host, path)).not.toContain('werbung')
  }

  const silent = await foundHouse(staff, {}, { tracking: { isOwn: true } })
  await page.goto(String(baseURL).replace('localhost', silent.host))
  await expect(page.locator('[data-consent]')).toHaveCount(0)
})
