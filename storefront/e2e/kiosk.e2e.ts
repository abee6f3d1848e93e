import type { Page } from '@playwright/test'

import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { setUpKiosk } from './set-up-kiosk.ts'

test.use({ viewport: { width: 1080, height: 1920 } })

const pictures = (page: Page) => page.getByRole('button', { name: /Zum Bestellen berühren/ })
const basket = (page: Page) => page.getByRole('button', { name: /^Warenkorb/ })
/** What the browser has kept, and what anybody could read on the page. */
const remains = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.body.innerText]),
  )
const waysOut = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')).filter((href) => !href?.startsWith('#')),
    )

test('guests order at the kiosk, read their number, and leave nothing to the next one', {
  tag: '@chromium',
}, async ({ page, guest, kitchen, staff }) => {
  const kiosk = await setUpKiosk(staff, kitchen)
  const answer = await page.goto(`${kiosk.path}#key=${kiosk.key}`)
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  await expect(pictures(page)).toBeVisible()
  await expect(page).not.toHaveURL(/key/)
  await expectAccessible(page)

  await test.step('the menu has no way out', async () => {
    await pictures(page).click()
    await guest.addButton('Suppe').click()
    expect(await waysOut(page)).toEqual([])
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expectAccessible(page)
  })
  await basket(page).click()
  await page.getByRole('button', { name: 'Jetzt bestellen' }).click()
  await guest.fillContact()
  await guest.acceptTerms()
  await expectAccessible(page)

  await test.step('what was typed is still there after a reload', async () => {
    await page.waitForFunction(() => Object.values(sessionStorage).join().includes('Berger'))
    await page.reload()
    await expect(guest.form.getByLabel('Nachname')).toHaveValue('Berger')
  })
  await guest.submitButton.click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!')
  await expect(page.getByText('1', { exact: true })).toBeVisible()
  await expect(page.getByText('Bezahlen Sie bitte an der Kassa.')).toBeVisible()
  await expectAccessible(page)
  expect(await kitchen.orders()).toMatchObject([
    { ticketNumber: 1, firstName: 'Anna', device: 'Beim Eingang' },
  ])
  expect(new URL(page.url()).pathname).toBe(kiosk.path)

  await page.getByRole('button', { name: 'Fertig' }).click()
  await expect(pictures(page)).toBeVisible()
  await page.goForward()
  await pictures(page).click()
  await expect(page.getByText('Noch nichts gewählt')).toBeVisible()
  expect(await remains(page)).not.toMatch(/Anna|Berger|664|status/)
})

test('whoever goes away is asked whether they are there, and forgotten without an answer', async ({
  page,
  guest,
  kitchen,
  staff,
}) => {
  const kiosk = await setUpKiosk(staff, kitchen)
  await page.goto(`${kiosk.path}#key=${kiosk.key}`)
  await pictures(page).click()
  await guest.addButton('Suppe').click()
  await page.clock.install()

  await test.step('an answer lets them go on', async () => {
    await page.clock.fastForward(61_000)
    await expect(page.getByRole('dialog', { name: 'Sind Sie noch da?' })).toBeVisible()
    await page.getByRole('button', { name: 'Weiter bestellen' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(basket(page)).toBeVisible()
  })

  await page.clock.fastForward(61_000)
  await expect(page.getByRole('dialog', { name: 'Sind Sie noch da?' })).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(pictures(page)).toBeVisible()
  expect(await remains(page)).not.toContain('Suppe')
})

test('nobody orders at a kiosk that is not paired, nor once its key was renewed', async ({
  page,
  kitchen,
  staff,
}) => {
  const kiosk = await setUpKiosk(staff, kitchen)
  await page.goto(kiosk.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Selbstbedienung koppeln')
  await expect(page.getByText('Suppe')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByLabel('Geräteschlüssel').fill(kiosk.key.slice(0, -1))
  await page.getByRole('button', { name: 'Koppeln' }).click()
  await expect(page.getByText('Dieser Schlüssel gilt hier nicht.').first()).toBeVisible()

  await page.getByLabel('Geräteschlüssel').fill(kiosk.key)
  await page.getByRole('button', { name: 'Koppeln' }).click()
  await expect(pictures(page)).toBeVisible()

  await kiosk.renewKey()
  await pictures(page).click()
  await expect(page.getByText('Dieses Gerät ist nicht mehr gekoppelt.')).toBeVisible()
})

test('a kiosk whose house closes says so wherever its guest is, who goes on when it opens', async ({
  page,
  guest,
  kitchen,
  staff,
}) => {
  const kiosk = await setUpKiosk(staff, kitchen)
  const closed = page.getByText('Derzeit haben wir leider geschlossen.').filter({ visible: true })
  const hear = () => page.evaluate(() => dispatchEvent(new Event('online')))
  await page.goto(`${kiosk.path}#key=${kiosk.key}`)
  await pictures(page).click()
  await guest.addButton('Suppe').click()
  await basket(page).click()
  await page.getByRole('button', { name: 'Jetzt bestellen' }).click()
  await guest.form.getByLabel('Vorname').fill('Anna')

  await kitchen.change({ openingHours: [] })
  await hear()
  await expect(closed.first()).toBeVisible()
  await expect(guest.submitButton).toHaveCount(0)
  await guest.form.getByRole('button', { name: 'Zurück' }).click()
  await expect(closed.first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Jetzt bestellen' })).toHaveCount(0)

  await kitchen.change({ openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }] })
  await hear()
  await page.getByRole('button', { name: 'Jetzt bestellen' }).click()
  await expect(guest.form.getByLabel('Vorname')).toHaveValue('Anna')
})
