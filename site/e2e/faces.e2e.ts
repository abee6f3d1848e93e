import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import { remember } from '#storefront/e2e/remember.ts'
import { widths } from './demo-pages.ts'
import { visit } from './visits.ts'

test.describe('somebody who has yet to be asked', () => {
  test.use({ isUndecided: true })

  test('has the order within reach on a phone, but not while they are asked or type', {
    tag: '@phone',
  }, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/kontakt`)
    const bar = page.getByRole('complementary', { name: 'Auf einen Griff' })
    const refuse = page.getByRole('button', { name: 'Ablehnen' })
    await expect(refuse).toBeVisible()
    await expect(bar).toBeHidden()
    await refuse.click()
    await expect(bar).toBeVisible()
    await expect(bar).toContainText(/geöffnet|geschlossen|öffnet|schließt/i)
    await expect(bar.getByRole('link', { name: 'Jetzt bestellen' })).toHaveAttribute('href', '/store')

    await page.getByRole('textbox', { name: 'Nachricht' }).focus()
    await expect(bar).toBeHidden()
    await page.getByRole('textbox', { name: 'Nachricht' }).blur()
    await expect(bar).toBeVisible()

    await page.getByRole('button', { name: /geöffnet|geschlossen|öffnet|schließt/i }).click()
    const places = page.getByRole('group', { name: 'Öffnungszeiten der Standorte' })
    await expect(places.getByRole('link', { name: /am See anrufen/ })).toHaveAttribute('href', /^tel:\+43/)
    await expectAccessible(page)
  })
})

test('before and after are divided by keys, by the mouse and by the links', async ({ page, baseURL }) => {
  await visit(page, { baseURL, path: '/leistungen/fassade' })
  await page.locator('[data-behaviour=before-after][data-alive]').waitFor()
  const line = page.getByRole('slider', { name: 'Trennlinie zwischen vorher und nachher' })
  await expect(line).toHaveAttribute('aria-valuenow', '100')
  // What says that it can be drawn is read as a whole: nothing of it reaches out of the picture.
  expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await line.press('PageDown')
  await expect(line).toHaveAttribute('aria-valuetext', '80 % vorher, 20 % nachher')

  // It stands still once the page has come to it.
  await line.hover({ position: { x: 22, y: 80 } })
  const box = await line.boundingBox()
  const [x, y] = [Number(box?.x) + Number(box?.width) / 2, Number(box?.y) + 80]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 120, y, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => Number(await line.getAttribute('aria-valuenow'))).toBeLessThan(70)

  await page.getByRole('button', { name: 'Nachher' }).click()
  await expect(line).toHaveAttribute('aria-valuenow', '0')
  await expect(page.getByRole('button', { name: 'Nachher' })).toHaveAttribute('aria-pressed', 'true')
})

test('colours go with the device of whoever wants that, from the first paint on', async ({
  page,
  baseURL,
}) => {
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, { baseURL, path: '/impressum' })
  await expect(html).toHaveAttribute('data-theme', 'white')
  const choice = page.getByRole('button', { name: 'Wie das Gerät' })
  const heightOf = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())?.height
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await heightOf('Wie das Gerät')).toBe(await heightOf('Hell'))
  }
  await choice.click()
  await expect(html).toHaveAttribute('data-theme', 'black')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html).toHaveAttribute('data-theme', 'white')

  await page.emulateMedia({ colorScheme: 'dark' })
  // What the scripts of the page would do comes too late to be seen here.
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(html).toHaveAttribute('data-theme', 'black')
})

for (const theme of ['white', 'black']) {
  test(`axe finds nothing on pages of the restaurant in ${theme}, which fit every window`, async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await remember(page, 'localStorage', 'theme', theme)
    for (const path of ['/', '/lieferung', '/kontakt']) {
      await page.goto(`${baseURL}${path}`)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      }
      await expectAccessible(page)
    }
  })
}
