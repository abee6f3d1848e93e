import type { Locator, Page } from '@playwright/test'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import type { Kitchen } from './kitchen.ts'
import { remember } from './remember.ts'

const questions = ['Gesamteindruck', 'Essen', 'Service', 'Bestellvorgang']
const statusPath = ({ uid, hash }: PublicOrder) => `/status/${uid}/${hash}`

const review = (page: Page) => page.getByRole('region', { name: 'Wie hat es Ihnen gefallen?' })
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'Vielen Dank für Ihre Bewertung!' })
const comment = (page: Page) => page.getByLabel('Möchten Sie uns noch etwas sagen?')
const mayBeShown = (page: Page) => page.getByLabel('Meine Worte dürfen auf der Website stehen.')
const send = (page: Page) => review(page).getByRole('button', { name: /abschicken|Erneut versuchen/ })

/** Pressed where a guest presses: on the number. */
async function rate(page: Page, question: string, rating: string): Promise<Locator> {
  const scale = page.getByRole('radiogroup', { name: question })
  await scale.locator('label').filter({ hasText: rating }).click()
  return scale
}

async function eaten(kitchen: Kitchen, staff: Staff): Promise<PublicOrder> {
  const order = await kitchen.takeOrder(['Suppe'])
  await staff.post(`/orders/${order.id}/status/confirm`, {})
  await staff.post(`/orders/${order.id}/status/completed`, {})
  return order
}

const kept = async (staff: Staff, { id }: PublicOrder) => {
  const { docs } = await staff.get<{ docs: object[] }>(`/order-reviews?where[order][equals]=${id}&depth=0`)
  return docs
}

test('a guest rates an order once it is completed, and staff read it with the order', {
  tag: '@chromium',
}, async ({ page, kitchen, staff, office }) => {
  const order = await kitchen.takeOrder(['Suppe'])
  await page.goto(statusPath(order))
  await expect(page.getByRole('list', { name: 'Verlauf der Bestellung' })).toBeVisible()
  await expect(review(page)).toHaveCount(0)
  await staff.post(`/orders/${order.id}/status/confirm`, {})
  await staff.post(`/orders/${order.id}/status/completed`, {})

  await rate(page, 'Essen', 'Daumen hoch')
  await send(page).click()
  await expect(review(page).getByRole('alert')).toHaveText(
    'Bitte bewerten Sie noch: Gesamteindruck, Service, Bestellvorgang.',
  )
  await expect(page.getByRole('radio', { name: /^1 von 5/ }).first()).toBeFocused()
  await expect(comment(page)).toHaveCount(0)
  expect(await kept(staff, order)).toEqual([])

  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await rate(page, 'Service', 'Daumen runter')
  await rate(page, 'Bestellvorgang', '4')
  await expect(mayBeShown(page)).toHaveCount(0)
  await comment(page).fill('Heiß und schnell')
  await mayBeShown(page).check()
  await page.getByLabel('Wie dürfen wir Sie nennen?').fill('Rosa')
  await page.reload()
  await expect(comment(page)).toHaveValue('Heiß und schnell')
  await expect(mayBeShown(page)).toBeChecked()
  await send(page).click()

  await expect(thanks(page)).toContainText('Ihr Gesamteindruck: 3 von 5.')
  const words = { comment: 'Heiß und schnell', mayBeShown: true, shownName: 'Rosa', isReleased: false }
  expect(await kept(staff, order)).toMatchObject([
    { rating: 3, foodRating: 5, serviceRating: 1, processRating: 4, ...words },
  ])
  await page.reload()
  await expect(thanks(page)).toBeVisible()
  await expect(review(page)).toHaveCount(0)

  await office.returnSignedIn()
  await office.openOrder(order.id)
  const shown = office.page.getByRole('region', { name: 'Bewertung des Gasts' })
  await expect(shown).toContainText('Gesamteindruck3 von 5')
  await expect(shown).toContainText('Heiß und schnell')
})

test('a review that fails keeps what was said, and a second one is told that it comes late', async ({
  page,
  context,
  kitchen,
  staff,
}) => {
  const order = await eaten(kitchen, staff)
  const second = await context.newPage()
  await page.goto(statusPath(order))
  for (const question of questions) await rate(page, question, '4')
  await comment(page).fill('Gern wieder')

  await page.route('**/questionnaire', (route) => route.abort('connectionreset'))
  await send(page).click()
  await expect(review(page).getByRole('alert')).toContainText('Ihre Bewertung konnte nicht gesendet werden.')
  await expect(comment(page)).toHaveValue('Gern wieder')

  await second.goto(statusPath(order))
  for (const question of questions) await rate(second, question, '2')
  await page.unroute('**/questionnaire')
  await send(page).click()
  await expect(thanks(page)).toContainText('Ihr Gesamteindruck: 4 von 5.')

  await send(second).click()
  await expect(thanks(second)).toContainText('Sie haben diese Bestellung bereits bewertet.')
  expect(await kept(staff, order)).toMatchObject([{ rating: 4, comment: 'Gern wieder' }])
})

for (const theme of ['white', 'black']) {
  test(`axe finds nothing on the review in ${theme}, with its problem and its end`, {
    tag: ['@everywhere', '@chromium'],
  }, async ({ page, kitchen, staff }) => {
    await remember(page, 'localStorage', 'theme', theme)
    await page.goto(statusPath(await eaten(kitchen, staff)))
    await rate(page, 'Essen', 'Daumen hoch')
    await send(page).click()
    await expect(review(page).getByRole('alert')).toBeVisible()
    await expectAccessible(page)

    for (const question of questions) await rate(page, question, '4')
    await expect(comment(page)).toBeVisible()
    await expectAccessible(page)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    await expectAccessible(page)
  })
}
