import type { Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', text, version: 1 }] }],
  },
})

let count = 0

const threeSections = (): object[] => [
  { blockType: 'content', id: 'erste', subheadline: 'Ganz oben' },
  ...Array.from({ length: 6 }, (_, index) => ({
    blockType: 'content',
    id: `mitte-${index}`,
    text: paragraph('Viel Text. '.repeat(200)),
  })),
  { blockType: 'content', id: 'letzte', subheadline: 'Ganz unten', text: paragraph('Der letzte Satz.') },
]

/** A draft with three sections, one far below the others. */
async function openDraft(
  page: Page,
  staff: Staff,
  type = 'custom_site',
  body: object[] = threeSections(),
): Promise<string> {
  count += 1
  const path = `vorschau-${test.info().workerIndex}-${Date.now()}-${count}`
  const draft = { name: 'Entwurf', path, type, isPublic: true, content: { body } }
  const id = await staff.create('sites?draft=true', { ...draft, _status: 'draft' })
  const office = new BackOffice(page, administrator)
  await office.returnSignedIn()
  await page.goto(`/backend/collections/sites/${id}`)
  await office.openPreview()

  return path
}

const frameOf = (page: Page) => page.frameLocator('#live-preview-iframe')

test('what is typed is seen in the frame, unsaved and by nobody else', async ({ page, staff }) => {
  const path = await openDraft(page, staff)
  const frame = frameOf(page)
  await expect(frame.getByText('Ganz oben')).toBeVisible()
  // Nothing reaches the database, so whatever is seen was only typed.
  await page.route('**/api/sites/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await frame.locator('html').evaluate((html) => html.setAttribute('data-still-here', ''))

  await page.locator('#field-name').fill('Ein neuer Name')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Ein neuer Name')
  await expect(frame.locator('html')).toHaveAttribute('data-still-here', '')
  expect((await page.request.get(`/${path}`, { headers: { cookie: '' } })).status()).toBe(404)
})

test('a page without sections follows what is typed, and a new section says what it lacks', async ({
  page,
  staff,
}) => {
  await openDraft(page, staff, 'custom_site', [])
  const frame = frameOf(page)
  await page.locator('#field-name').fill('Noch ganz leer')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Noch ganz leer')

  await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click()
  await page.getByRole('button', { name: 'Bild und Text', exact: true }).click()
  const gap = frame.getByText('Bild und Text: noch ohne Bild und Text')
  await expect(gap).toBeVisible()
  await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click()
  await page.getByRole('button', { name: 'Video beim Blättern', exact: true }).click()
  await expect(frame.getByText('Video beim Blättern: die Seite hat kein Hintergrundvideo')).toBeVisible()

  const row = page.locator('#content-body-row-0')
  await gap.click()
  await row.getByLabel('Überzeile').fill('Jetzt mit Worten')
  await expect(frame.getByText('Jetzt mit Worten')).toBeVisible()
  await expect(gap).toHaveCount(0)
})

test('what a section lacks is told in the frame alone', async ({ page, staff }) => {
  const body = [{ blockType: 'columnsImageText', id: 'leer' }]
  const path = await openDraft(page, staff, 'custom_site', body)
  await expect(frameOf(page).getByText('noch ohne Bild und Text')).toBeVisible()

  // Whoever is sent a link sees what visitors will see.
  const { docs } = await staff.get<{ docs: { id: string }[] }>(
    `/sites?draft=true&where[path][equals]=${path}`,
  )
  const { url } = await staff.post<{ url: string }>(`/sites/${docs[0]?.id}/preview-link`, { days: 1 })
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entwurf')
  await expect(page.getByText('noch ohne Bild und Text')).toBeHidden()
})

test('the frame has the menu and the colours of the division that is typed', async ({ page, staff }) => {
  await openDraft(page, staff)
  const frame = frameOf(page)
  const { docs } = await staff.get<{ docs: { name: string; theme: { color1: string } }[] }>(
    '/divisions?where[identifier][equals]=reinwerk',
  )
  const { name = '', theme } = docs[0] ?? {}
  await expect(frame.getByText('Ganz oben')).toBeVisible()
  await expect(frame.getByRole('link', { name: `${name}: Startseite` })).toHaveCount(0)
  await page.route('**/api/sites/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )

  await page.locator('#field-division .rs__control').click()
  await page.locator('#field-division').getByRole('option', { name, exact: true }).click()
  await expect(frame.getByRole('link', { name: `${name}: Startseite` })).toBeVisible()
  const ink = async () => {
    const html = frame.locator('html')
    const color = await html.evaluate((root) => getComputedStyle(root).getPropertyValue('--shop-color-1'))
    return color.trim().toLowerCase()
  }
  await expect.poll(ink).toBe(theme?.color1.toLowerCase())

  await page.locator('#field-name').fill('Umgezogen')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Umgezogen')
  await expect(frame.getByRole('link', { name: `${name}: Startseite` })).toBeVisible()
})

test('a page that opens in the frame stays as it came, so that no film begins anew', async ({
  page,
  staff,
}) => {
  const frame = frameOf(page)
  const parts = frame.locator('main > article > :not(theke-tools)')
  let marked = 0
  await page.route('**/*?preview=*', async (route) => {
    if (route.request().method() === 'POST' && marked === 0) {
      marked = await parts.evaluateAll((all) => {
        for (const part of all) part.setAttribute('data-still-here', '')
        return all.length
      })
    }
    await route.continue()
  })
  await openDraft(page, staff)
  await page.locator('#field-name').fill('Danach getippt')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Danach getippt')

  const isNew = (all: Element[]) =>
    all.filter((part) => !part.hasAttribute('data-still-here')).map(({ textContent }) => textContent)
  expect(marked).toBeGreaterThan(8)
  // Its title and the way to it are others by now.
  expect(await parts.evaluateAll(isNew)).toEqual(['WillkommenDanach getippt', 'Danach getippt'])
})

test('a page that comes as the panel begins to say that it loads is seen', async ({ page, staff }) => {
  await page.addInitScript(() => {
    const setLater = window.setTimeout.bind(window)
    window.setTimeout = Object.assign((run: () => void, delay: number) => {
      const frame = delay === 1000 ? document.getElementById('live-preview-iframe') : null
      return setLater(() => {
        run()
        frame?.dispatchEvent(new Event('load'))
      }, delay)
    }, window.setTimeout)
  })
  // The page itself never comes, so that the only word of it is the one above.
  await page.route(/preview=/, () => {})
  await openDraft(page, staff)
  const shine = page.locator('.iframe-loader__container .shimmer-effect')
  await expect(shine).toBeAttached()

  await expect(page.locator('#live-preview-iframe')).toHaveCSS('opacity', '1')
  await expect(shine).toBeHidden()
})

test('the home page is drawn while it is typed as any other', async ({ page, staff }) => {
  await openDraft(page, staff, 'custom_home')
  await expect(frameOf(page).getByText('Ganz oben')).toBeVisible()
  await page.locator('#field-name').fill('Willkommen daheim')

  await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText('Willkommen daheim')
})

test('a click on a section opens its row, and work in a row marks its section', async ({ page, staff }) => {
  await openDraft(page, staff)
  const frame = frameOf(page)
  const below = frame.getByText('Der letzte Satz.')
  // A page that is drawn does not yet hear its editor.
  await expect(frame.getByRole('toolbar', { name: /^Abschnitt 8 von/ })).toBeAttached()
  await below.click()

  const row = page.locator('#content-body-row-7')
  await expect(row.getByLabel('Überzeile')).toBeVisible()
  await expect(row.getByLabel('Überzeile')).toHaveValue('Ganz unten')
  await expect(row.getByLabel('Überzeile')).toBeInViewport()
  await row.getByLabel('Überzeile').fill('Wieder da')
  await expect(frame.getByText('Wieder da')).toBeInViewport()
  await expect(frame.locator('.editor-marked')).toHaveAttribute('data-label', 'Inhalt')
})

test('a preview is for the staff alone and kept by nobody', async ({ page, browser, staff }) => {
  const path = await openDraft(page, staff)
  const address = String(await page.locator('#live-preview-iframe').getAttribute('src'))
  const answer = await page.request.get(address)
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  })
  expect(address).toContain(`/${path}?preview=`)

  const id = address.slice(-36)
  const stranger = await browser.newContext()
  const seen = await stranger.request.get(address)
  expect(seen.status()).toBe(404)
  const typed = await stranger.request.post(address, { data: { id, values: {} } })
  expect(typed.status()).toBe(401)
  await stranger.close()
})
