import type { Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'
import { stockScreens } from './screens.data.ts'
import { expectPresentable } from './stock-screens.ts'

/** The rest of them is looked at by the long run. */
const representative = stockScreens.filter(({ isSeenOften }) => isSeenOften)

for (const { name, open, isPublic } of representative) {
  test(`axe finds nothing on ${name}, by day at a desk and by night on a telephone`, async ({
    page,
    staff,
  }) => {
    if (!isPublic) await new BackOffice(page, administrator).returnSignedIn()
    await open(page, staff)

    await expectPresentable(page, name, 1440, 'light')
    await expectPresentable(page, name, 390, 'dark')
  })
}

test('who wishes to see more at once finds it so on every screen, from the first paint', async ({
  office,
}) => {
  const { page } = office
  await office.returnSignedIn()
  await page.goto('/backend/collections/products')
  const row = page.getByRole('table').getByRole('row').nth(1)
  await row.waitFor()
  const roomy = await heightOf(page)
  await page.getByRole('button', { name: 'Ansicht einstellen' }).click()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/desk-density'))
  await page.getByRole('group', { name: 'Abstände' }).getByText('Kompakt').click()
  await kept

  await expect.poll(() => heightOf(page)).toBeLessThan(roomy)
  const compact = await heightOf(page)
  const sent = await (await page.request.get('/backend/collections/products')).text()
  expect(sent).toContain('data-desk-density="compact"')
  await page.reload()
  await row.waitFor()
  expect(await heightOf(page)).toBe(compact)
})

/** Runs in the page: of what lies below everything, 0 to 255. */
function brightness(): number {
  const canvas = document.createElement('div')
  canvas.style.background = 'Canvas'
  document.documentElement.append(canvas)
  const colours = [document.body, document.documentElement, canvas].map(
    (element) => getComputedStyle(element).backgroundColor,
  )
  canvas.remove()
  const seen = colours.find((colour) => colour !== 'rgba(0, 0, 0, 0)')

  return Math.max(...(seen?.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number))
}

/** Of a line of a list, as the styles say it, whatever stands in it. */
const heightOf = (page: Page) =>
  page
    .locator('tbody td')
    .first()
    .evaluate((cell) => Number.parseFloat(getComputedStyle(cell).paddingBlockStart))

test.describe('on a device that wishes the colours of the night', () => {
  test.use({ colorScheme: 'dark' })

  for (const [who, path] of [
    ['nobody yet', '/backend/login'],
    ['somebody who is in', '/backend/account'],
  ] as const) {
    test(`nothing is drawn in those of the day for ${who}, whose browser does not say so`, async ({
      page,
    }) => {
      if (who !== 'nobody yet') await new BackOffice(page, administrator).returnSignedIn()
      // This one does not wait for scripts.
      const silent = await page.context().newPage()
      await silent.route('**/backend/**', async (route) => {
        const { 'sec-ch-prefers-color-scheme': _, ...headers } = route.request().headers()
        // The browser itself would add it again.
        await route.fulfill({ response: await route.fetch({ headers }) })
      })
      // Before the panel's own scripts could have a say.
      await silent.route('**/_next/static/**/*.js', (route) => route.abort())
      await silent.goto(path)

      expect(await silent.evaluate(brightness)).toBeLessThan(60)
    })
  }

  test('whoever has chosen those of the day keeps them', async ({ office }) => {
    const { page } = office
    await office.returnSignedIn()
    await page.goto('/backend')
    await page.getByRole('button', { name: 'Ansicht einstellen' }).click()
    await page.getByRole('group', { name: 'Farben' }).getByText('Hell').click()
    await page.reload()

    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})

test('a list that was narrowed to nothing offers to show all of it again', async ({ page }) => {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/collections/products?search=gibtesnicht')
  await page.getByRole('heading', { name: 'Keine Ergebnisse' }).waitFor()
  await expect(page.getByRole('link', { name: 'Produkt anlegen' })).toBeHidden()
  // It is there before its script, and what is pressed then is pressed again.
  const clear = page.getByRole('button', { name: 'Suche und Filter aufheben' })
  await expect(async () => {
    if (await clear.isVisible()) await clear.press('Enter')
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(page).not.toHaveURL(/gibtesnicht/)
})

test('a record is found, opened, changed, saved and left with the keyboard alone', async ({
  page,
  staff,
}) => {
  const name = `Tastatur ${Date.now()}`
  await staff.create('tags', { name, identifier: `tastatur-${Date.now()}` })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/collections/tags')
  await tabTo(page, 'input.search-filter__input')
  await page.keyboard.type(name)
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1)
  await tabTo(page, 'tbody a')
  await page.keyboard.press('Enter')

  await expect(page.locator('#field-name')).toHaveValue(name)
  await tabTo(page, '#field-name')
  await page.keyboard.press('End')
  await page.keyboard.type(' neu')
  await expect(page.locator('#action-save')).toBeEnabled()
  await page.keyboard.press('Control+s')
  const told = page.getByText(/erfolgreich aktualisiert/i)
  await expect(told.first()).toBeVisible()
  // As long as it is there, whoever leaves it by Tab is led back to where they were before.
  await expect(told).toHaveCount(0)
  await tabTo(page, '.step-nav a[href*="/collections/tags"]')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags')
})

test('a sheet keeps whoever is in it, and leads back to where it was opened', async ({ page, staff }) => {
  const { docs } = await staff.get<{ docs: { id: string }[] }>('/branches?limit=1&depth=0')
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/branches/${docs[0]?.id}`)
  const opener = page.locator('.relationship-add-new button').first()
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.locator('.doc-drawer #action-save').waitFor()

  await expect(page.locator('.template-default')).toHaveAttribute('inert')
  await page.keyboard.press('Escape')
  await expect(page.locator('.doc-drawer')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('of two sheets over each other the upper one leads back to the lower', async ({ page, staff }) => {
  const { docs } = await staff.get<{ docs: { id: string }[] }>('/branches?limit=1&depth=0')
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/branches/${docs[0]?.id}`)
  await page.locator('.relationship-add-new button').first().press('Enter')
  const sheets = page.locator('.doc-drawer')
  await sheets.locator('#action-save').waitFor()
  const opener = sheets.locator('.upload__createNewToggler').first()
  await opener.press('Enter')
  await sheets.nth(1).locator('#action-save').waitFor()

  await expect(sheets.first()).toHaveAttribute('inert')
  await page.keyboard.press('Escape')
  await expect(sheets).toHaveCount(1)
  await expect(sheets).not.toHaveAttribute('inert')
  await expect(opener).toBeFocused()
})

/** Goes on until the focus is there; a screen that never gets it there fails, and so does one that does not show it. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isThere()) break
    await page.keyboard.press('Tab')
  }
  expect(await isThere(), `Tab never comes to ${selector}`).toBe(true)
  const isShown = await page.evaluate(() => {
    const focused = document.activeElement
    const shows = (element: Element | null) => {
      if (!element) return false
      const { outlineStyle, boxShadow } = getComputedStyle(element)
      return outlineStyle !== 'none' || boxShadow !== 'none'
    }
    return shows(focused) || shows(focused?.closest('.search-bar') ?? null)
  })
  expect(isShown, `${selector} does not show that it has the focus`).toBe(true)
}

test.describe('where fingers press', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  for (const place of ['collections/products', 'collections/tags/create', 'account']) {
    test(`what is pressed on ${place} is at least 44 pixels high`, async ({ page }) => {
      await new BackOffice(page, administrator).returnSignedIn()
      await page.goto(`/backend/${place}`)
      await expect(page.getByRole('heading').first()).toBeVisible()

      await expect.poll(() => page.evaluate(tooSmall)).toEqual([])
    })
  }
})

/** Runs in the page: what cannot be hit 20 pixels above and below its middle. */
function tooSmall(): string[] {
  const pressed = [
    ...document.querySelectorAll<HTMLElement>(
      'main button, main [role=button], nav a, nav button, main input[type=checkbox]',
    ),
  ]

  return pressed
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height < 43.5)
    .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${Math.round(box.height)}`)
}
