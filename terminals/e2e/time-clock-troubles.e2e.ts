import { expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { hireWorker, sheetOf, stampElsewhere, statesOf, tileOf } from './at-clock.ts'
import { openScreen, press } from './open-screen.ts'
import { setUpScreen } from './set-up-screen.ts'

test('whoever forgot the end begins anew with one touch, and the end stays to be entered', async ({
  page,
  kitchen,
  staff,
}) => {
  const worker = await hireWorker(staff, kitchen)
  const screen = await setUpScreen(staff, kitchen, 'time-clock')
  const when = { pressedAt: hoursAgo(17), sentAt: hoursAgo(0) }
  expect(await stampElsewhere(staff, screen, { worker, kind: 'start', ...when })).toBe(200)
  await openScreen(page, screen)
  await tileOf(page).click()
  await page.keyboard.type(worker.pin)
  await page.keyboard.press('Enter')
  const keys = sheetOf(page).getByRole('group', { name: 'Ende fehlt' })
  await expect(keys.getByRole('button')).toHaveText(['Kommen', 'Gehen'])
  await expectAccessibleInBoth(page, 'an end that is missing')
  await press(sheetOf(page), 'Kommen')

  await expect.poll(() => statesOf(staff, worker)).toEqual(['incomplete', 'running'])
})

test('a PIN that was guessed at keeps nobody from pressing, but what they press waits for them', async ({
  page,
  kitchen,
  staff,
}) => {
  const worker = await hireWorker(staff, kitchen)
  await openScreen(page, await setUpScreen(staff, kitchen, 'time-clock'))
  await tileOf(page).click()
  for (const pin of [...Array.from({ length: 5 }, () => '1379'), worker.pin]) {
    const judged = page.waitForResponse((answer) => isProof(answer.url(), answer.request().method()))
    await page.keyboard.type(pin)
    await expect(sheetOf(page).getByRole('button', { name: 'Anmelden' })).toBeEnabled()
    await page.keyboard.press('Enter')
    await judged
  }
  const keys = sheetOf(page).getByRole('group', { name: 'Nicht bei der Arbeit' })
  await expect(keys.getByRole('button')).toHaveText(['Kommen'])
  await expectAccessibleInBoth(page, 'a PIN that is locked')
  await press(sheetOf(page), 'Kommen')

  await expect(tileOf(page)).toContainText('Wartet auf deine PIN')
  expect(await statesOf(staff, worker)).toEqual([])
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const isProof = (url: string, method: string) => method === 'POST' && url.endsWith('/people')
