import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import type { Guest } from '#storefront/e2e/guest.ts'

import { openBoard } from './board-page.ts'

/** As after a tunnel: the page asks what has changed, which it does about once a minute anyway. */
const comeBack = ({ page }: Guest) => page.evaluate(() => dispatchEvent(new Event('online')))

test('a pause that staff press is on the page of the shop, and over when they say so', async ({
  office,
  kitchen,
  guest,
}) => {
  await guest.page.goto(kitchen.path)
  const notice = guest.page.getByText('Wir nehmen gerade keine Bestellungen an.')
  await expect(notice).toHaveCount(0)
  const page = await openBoard(office, kitchen)
  await page.getByRole('button', { name: 'Annahme' }).click()
  const panel = page.getByRole('dialog', { name: 'Annahme' })
  await panel.getByRole('button', { name: 'Unsere Küche ist gerade ausgelastet.' }).click()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Alles pausieren: 30 Min.' }).click()
  await expect(panel.getByRole('group', { name: 'Takeaway' })).toContainText(/Pause bis \d\d:\d\d Uhr/)

  await comeBack(guest)
  await expect(notice.first()).toBeVisible()
  await expect(guest.page.getByText('Unsere Küche ist gerade ausgelastet.').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Pause: Takeaway/ })).toBeVisible()
  await page.goto('/backend')
  await expect(page.getByRole('region', { name: 'Ausverkauft und pausiert' })).toContainText(
    /Takeaway pausiert bis \d\d:\d\d Uhr/,
  )

  await openBoard(office, kitchen)
  await page.getByRole('button', { name: /^Pause: Takeaway/ }).click()
  await panel.getByRole('group', { name: 'Alles' }).getByRole('button', { name: 'Fortsetzen' }).click()
  await expect(panel.getByRole('button', { name: 'Alles pausieren: 30 Min.' })).toBeVisible()
  await comeBack(guest)
  await expect(notice).toHaveCount(0)
})

test('while a lot is going on everything takes longer, as guests read before they order', async ({
  office,
  kitchen,
  guest,
}) => {
  await kitchen.change({ takeawayPreparationMinutes: 25 })
  await guest.page.goto(kitchen.path)
  await expect(guest.page.getByText(/25\sMin/).first()).toBeVisible()
  const page = await openBoard(office, kitchen)
  await page.getByRole('button', { name: 'Annahme' }).click()
  const panel = page.getByRole('dialog', { name: 'Annahme' })
  await panel.getByRole('button', { name: '+20 Min. für eine Stunde' }).click()
  await expect(panel.getByRole('group', { name: 'Viel los' })).toContainText('Alles dauert 20 Min. länger')
  await comeBack(guest)

  await expect(guest.page.getByText(/45\sMin/).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Aufheben' }).click()
  await expect(panel.getByRole('button', { name: '+20 Min. für eine Stunde' })).toBeVisible()
  await comeBack(guest)
  await expect(guest.page.getByText(/25\sMin/).first()).toBeVisible()
})
