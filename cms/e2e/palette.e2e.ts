import type { Locator, Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import { openKitchen } from '#storefront/e2e/kitchen.ts'

import { BackOffice } from './back-office.ts'

const paletteOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Suchen und springen' })
const fieldOf = (page: Page): Locator => paletteOf(page).getByRole('combobox')
const chosenOf = (page: Page): Locator => paletteOf(page).getByRole('option', { selected: true })

/** Pressed again where the page was not alive yet, as a person would. */
async function open(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(fieldOf(page)).toBeFocused({ timeout: 3_000 })
  }).toPass()
}

/** An administrator of this test alone: nothing that the others open is in this palette. */
async function signInAlone(page: Page, staff: Staff, alias: string): Promise<void> {
  const account = { email: `${alias}-${Date.now()}@theke.example`, password: 'Spaetzle-mit-Sauce-26' }
  await staff.create('users', { ...account, firstName: 'Ada', lastName: 'Amt', roles: ['ROLE_ADMIN'] })
  await new BackOffice(page, account).returnSignedIn()
}

/** Letters that nobody else's order has. */
const nameOf = (identifier: string): string => `Z${identifier.slice(-8)}`

for (const by of ['number', 'name', 'telephone'] as const) {
  test(`an order is a few letters away, by its ${by}`, async ({ office, kitchen }) => {
    const { page } = office
    const lastName = nameOf(kitchen.identifier)
    await kitchen.takeOrder(['Suppe'], { firstName: 'Cäcilia', lastName, phone: '+436605551234' })
    const [order] = await kitchen.orders()
    await office.returnSignedIn()
    await page.goto('/backend/collections/products')
    await open(page)
    const typed = {
      number: `${order?.ticketNumber}`,
      name: `cae ${lastName.slice(0, 6)}`,
      telephone: '0660 555',
    }
    await page.keyboard.type(typed[by])

    await expect(chosenOf(page)).toContainText(`Cäcilia ${lastName}`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/backend/collections/orders/${order?.id}$`))
    await expect(paletteOf(page)).toBeHidden()
    await office.orderPanel.waitFor()
  })
}

test('somebody finds nothing of a branch that is not theirs', async ({ office, kitchen, staff }) => {
  const other = await openKitchen(staff)
  const lastName = nameOf(kitchen.identifier)
  for (const each of [kitchen, other])
    await each.takeOrder(['Suppe'], { firstName: each.identifier, lastName })
  await office.returnSignedIn()
  await office.page.goto('/backend')
  await open(office.page)
  await office.page.keyboard.type(lastName)

  const orders = paletteOf(office.page).getByRole('group', { name: 'Bestellungen' }).getByRole('option')
  await expect(orders).toHaveText([new RegExp(kitchen.identifier)])
})

test('what was opened last comes first, and is gone for whoever signs in next', async ({
  page,
  staff,
  office,
}) => {
  const name = `Merkmal ${Date.now()}`
  const id = await staff.create('tags', { name })
  await signInAlone(page, staff, 'zuletzt')
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/desk/opened'))
  await page.goto(`/backend/collections/tags/${id}`)
  expect((await kept).status()).toBe(204)
  await page.goto('/backend')
  await open(page)

  await expect(paletteOf(page).getByRole('group', { name: 'Zuletzt geöffnet' })).toContainText(name)
  await expect(chosenOf(page)).toContainText(name)
  await office.returnSignedIn()
  await office.page.goto('/backend')
  await open(office.page)
  await expect(paletteOf(office.page).getByRole('group', { name: 'Ansichten' })).toBeVisible()
  await expect(paletteOf(office.page)).not.toContainText(name)
})

test('views and actions are reached by the keys alone', async ({ page, staff }) => {
  await signInAlone(page, staff, 'tasten')
  const id = await staff.create('tags', { name: `Zuletzt ${Date.now()}` })
  await page.request.post('/api/desk/opened', { data: { slug: 'tags', id } })
  await page.goto('/backend')
  await open(page)
  // What was opened last comes a moment later, and stands first.
  await expect(paletteOf(page).getByRole('group', { name: 'Zuletzt geöffnet' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const second = await chosenOf(page).textContent()
  await page.keyboard.press('End')
  await expect(chosenOf(page)).toHaveText('Abmelden')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(chosenOf(page)).toHaveText(String(second))
  await page.keyboard.type('neu prod')
  await expect(chosenOf(page)).toHaveText('Neu: Produkt')
  await expect(chosenOf(page).locator('mark')).toHaveText(['Neu', 'Prod'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/backend\/collections\/products\/create$/)

  await open(page)
  await page.keyboard.type('dunkel')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(paletteOf(page)).toBeHidden()
})

test('Enter before the answer has come opens what the last letters find', async ({ page, staff }) => {
  const mark = `q${Date.now()}`
  const one = await staff.create('tags', { name: `${mark} eins` })
  const two = await staff.create('tags', { name: `${mark} zwei` })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend')
  await open(page)
  await page.keyboard.type(mark)
  await expect(paletteOf(page).getByRole('group', { name: 'Tags' }).getByRole('option')).toHaveCount(2)
  const answers: (() => void)[] = []
  await page.route('**/api/desk/search', async (route) => {
    await new Promise<void>((release) => answers.push(release))
    await route.continue()
  })
  const first = await chosenOf(page).textContent()
  const [typed, id] = first === `${mark} eins` ? ['zwei', two] : ['eins', one]
  await page.keyboard.type(` ${typed}`)
  await page.keyboard.press('Enter')
  await expect.poll(() => answers.length).toBeGreaterThan(0)
  expect(new URL(page.url()).pathname).toBe('/backend')
  await expect
    .poll(() => {
      for (const release of answers) release()
      return page.url()
    })
    .toMatch(new RegExp(`/tags/${id}$`))
})

test('a form with changes asks before it is left', async ({ page, staff }) => {
  const id = await staff.create('tags', { name: `Merkmal ${Date.now()}` })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/tags/${id}`)
  await page.getByLabel('Name').fill('Anders')
  await open(page)
  await page.keyboard.type('kategorien')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Ohne Speichern verlassen' })).toBeVisible()
  await expect(paletteOf(page)).toBeHidden()
  expect(page.url()).toContain(id)
})

test('without a connection views are still found, and records once it is back', async ({
  page,
  context,
  staff,
}) => {
  const name = `Merkmal ${Date.now()}`
  await staff.create('tags', { name })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend')
  await open(page)
  await expect(paletteOf(page).getByRole('group', { name: 'Ansichten' })).toBeVisible()
  await context.setOffline(true)
  await page.keyboard.type(name)
  await expect(paletteOf(page).getByRole('alert')).toContainText('Keine Verbindung')
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(chosenOf(page)).toHaveText(name)
})

test('it is a dialog that anybody can use, in both themes, and says when there is nothing', async ({
  page,
}) => {
  await new BackOffice(page, administrator).returnSignedIn()
  for (const theme of ['light', 'dark']) {
    await page.goto('/backend')
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme)
    await page.getByRole('button', { name: 'Suchen …' }).click()
    await expect(chosenOf(page)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.type('karte')
    await expect(chosenOf(page)).toContainText('Karte')
    await expectAccessible(page)
    await fieldOf(page).fill('gibt es bestimmt nicht')
    await expect(paletteOf(page)).toContainText('Nichts gefunden zu „gibt es bestimmt nicht“')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(paletteOf(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Suchen …' })).toBeFocused()
  }
})

test('a telephone finds it behind “Mehr”', async ({ office, kitchen }) => {
  const { page } = office
  const lastName = nameOf(kitchen.identifier)
  await kitchen.takeOrder(['Suppe'], { lastName })
  const [order] = await kitchen.orders()
  await page.setViewportSize({ width: 390, height: 844 })
  await office.returnSignedIn()
  await page.goto('/backend')
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('button', { name: 'Mehr' }).click()
  await page.getByRole('button', { name: 'Suchen …' }).click()
  await expect(fieldOf(page)).toBeFocused()
  await fieldOf(page).fill(lastName)
  await expect(chosenOf(page)).toContainText(lastName)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await chosenOf(page).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${order?.id}$`))
  await expect(paletteOf(page)).toBeHidden()
})
