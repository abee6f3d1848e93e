import type { APIRequestContext, Page } from '@playwright/test'

import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import type { Kitchen } from '#storefront/e2e/kitchen.ts'
import type { Staff } from '#scripts/testing/staff.ts'

import { BackOffice } from './back-office.ts'
import { cardOf, columnOf, openBoard } from './board-page.ts'

/** Somebody who leads the branch of the test. */
async function signInLead(page: Page, staff: Staff, kitchen: Kitchen): Promise<void> {
  const account = { email: `leitung@${kitchen.identifier}.example`, password: 'Knoepfle-mit-Kraut-26' }
  const leader = { firstName: 'Lea', lastName: 'Lang', roles: ['ROLE_MANAGER'], branches: [kitchen.id] }
  await staff.create('users', { ...account, ...leader })
  await new BackOffice(page, account).returnSignedIn()
}

type Pairing = { code: string; secret: string }

/** What a screen does that has no key. */
async function askForKey(request: APIRequestContext, kind: string): Promise<Pairing> {
  const answer = await request.post('/api/devices/pairings', { data: { kind } })
  return (await answer.json()) as Pairing
}

async function claim(
  request: APIRequestContext,
  { secret }: Pairing,
): Promise<{ state: string; path: string }> {
  const answer = await request.post('/api/devices/pairings/claim', { data: { secret } })
  return (await answer.json()) as { state: string; path: string }
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a screen that shows a code is taken on by keyboard, from the list of devices', async ({
  page,
  request,
  staff,
  kitchen,
}) => {
  const pairing = await askForKey(request, 'kitchen')
  await signInLead(page, staff, kitchen)
  await page.goto('/backend/collections/devices')
  await page.getByRole('link', { name: 'Bildschirm verbinden' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bildschirm verbinden' })).toBeVisible()
  await expect(page.getByLabel('Code am Bildschirm')).toBeFocused()
  await page.keyboard.type('ccc ccc')
  await page.keyboard.press('Enter')
  await expect(page.locator('form').getByRole('alert')).toContainText('Dieser Code ist nicht richtig')

  await page.getByLabel('Code am Bildschirm').fill(`${pairing.code.slice(0, 3)} ${pairing.code.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ist es dieser Bildschirm?' })).toBeFocused()
  await expect(page.getByText('Küche (Bestellungen)')).toBeVisible()
  await page.getByLabel('Name des Geräts').fill('Küche links')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '„Küche links“ ist verbunden.' })).toBeVisible()

  const { state, path } = await claim(request, pairing)
  expect([state, path]).toEqual(['paired', expect.stringContaining(`/kitchen/${kitchen.identifier}/thk_`)])
  expect((await request.get(`/api/orders${path}`)).status()).toBe(200)

  const again = await askForKey(request, 'kitchen')
  await page.getByRole('button', { name: 'Weiteren Bildschirm verbinden' }).click()
  await page.getByLabel('Code am Bildschirm').fill(again.code)
  await page.keyboard.press('Enter')
  await page
    .getByLabel('Als')
    .selectOption({ label: 'Anstelle von „Küche links“ (dessen Schlüssel gilt dann nicht mehr)' })
  await page.getByRole('button', { name: 'Bildschirm verbinden' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'ist verbunden' })).toBeVisible()
  await claim(request, again)
  expect((await request.get(`/api/orders${path}`)).status()).toBe(401)
})

test('taking a screen on is offered to who leads and to nobody else', async ({ office }) => {
  const { page } = office
  await office.returnSignedIn()
  await page.goto('/backend/connect-screen')

  await expect(page.getByLabel('Code am Bildschirm')).toHaveCount(0)
})

for (const width of [390, 820, 1440]) {
  test(`taking a screen on is accessible and fits at ${width} pixels, in both colour settings`, async ({
    page,
    request,
    staff,
    kitchen,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signInLead(page, staff, kitchen)
    await page.goto('/backend/connect-screen')
    await expect(
      page.getByText('/backoffice/pairing, /kitchen, /pickup, /tables oder /time-clock'),
    ).toBeVisible()
    const { code } = await askForKey(request, 'pickup')
    for (const theme of ['light', 'dark']) {
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
      await expectAccessible(page)
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    }
    await page.getByLabel('Code am Bildschirm').fill(code)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Ist es dieser Bildschirm?' }).waitFor()
    for (const theme of ['dark', 'light']) {
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
      await expectAccessible(page)
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    }
  })
}

test('a PIN is set beside the own account, and what everybody tries first is refused', async ({ office }) => {
  const { page } = office
  await office.returnSignedIn()
  await page.goto('/backend/account')
  const panel = page.getByRole('region', { name: 'PIN' })
  await expect(panel).toContainText('Es ist keine PIN gesetzt.')
  await panel.getByLabel(/^PIN/).fill('1234')
  await panel.getByRole('button', { name: 'PIN setzen' }).click()
  await expect(panel.getByRole('alert')).toHaveText(
    'Diese PIN errät man sofort. Bitte wählen Sie eine andere.',
  )
  await panel.getByLabel(/^PIN/).fill('4711')
  await page.keyboard.press('Enter')
  await expect(panel).toContainText('Eine PIN ist gesetzt.')
  await panel.getByRole('button', { name: 'Löschen' }).click()
  await expect(panel).toContainText('Es ist keine PIN gesetzt.')
})

test('the board shows what the kitchen has made, as soon as it says so', async ({
  office,
  kitchen,
  staff,
  request,
}) => {
  await kitchen.takeOrder(['Suppe'])
  const [order] = await kitchen.orders()
  const pairing = await askForKey(request, 'kitchen')
  await staff.post('/devices/pairings/confirm', { code: pairing.code, branch: kitchen.id, name: 'Küche' })
  const { path } = await claim(request, pairing)
  const page = await openBoard(office, kitchen)
  await page.getByRole('button', { name: /: Bestätigen/ }).click()
  await expect(columnOf(page, 'In Zubereitung')).toContainText('Suppe')
  // The board moves a card before the server has heard of it, and the kitchen may make nothing of it until then.
  await expect(async () => {
    const lines = { lines: [{ line: 0, made: 1 }] }
    expect((await request.put(`/api/orders${path}/${order?.id}/lines`, { data: lines })).status()).toBe(200)
  }).toPass()

  await expect(cardOf(page, order?.ticketNumber ?? 0)).toContainText('1/1 fertig')
})
