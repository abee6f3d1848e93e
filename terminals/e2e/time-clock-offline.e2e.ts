import { expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import {
  findNetwork,
  hireWorker,
  loseNetwork,
  punch,
  sheetOf,
  signIn,
  stampElsewhere,
  statesOf,
  tileOf,
} from './at-clock.ts'
import { openScreen, press } from './open-screen.ts'
import { setUpScreen } from './set-up-screen.ts'

test('what was pressed before the network was lost is kept over a killed browser, and needs the PIN again', async ({
  page,
  kitchen,
  staff,
}) => {
  const worker = await hireWorker(staff, kitchen)
  const screen = await setUpScreen(staff, kitchen, 'time-clock')
  await openScreen(page, screen)
  const sheet = await signIn(page)
  await page.context().setOffline(true)
  await press(sheet, 'Kommen')
  await expect(sheet).toContainText('Es wird gesendet, sobald die Verbindung steht.')
  await expect(sheet).toHaveCount(0)
  await expect(tileOf(page)).toContainText('Arbeitet')

  const browser = page.context()
  await page.close()
  await browser.setOffline(false)
  const again = await openScreen(await browser.newPage(), screen)
  await expect(tileOf(again)).toContainText('Wartet auf deine PIN')
  expect(await statesOf(staff, worker)).toEqual([])
  // As a value: its digits alone may be part of an instant.
  expect(await again.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/\W4826\W|token/)

  await signIn(again)
  await expect.poll(() => statesOf(staff, worker)).toEqual(['running'])
})

test('without a network nobody’s PIN can be checked: a press waits until its person says that it was theirs', async ({
  page,
  kitchen,
  staff,
}) => {
  const worker = await hireWorker(staff, kitchen)
  await openScreen(page, await setUpScreen(staff, kitchen, 'time-clock'))
  await loseNetwork(page)
  for (const name of ['Kommen', 'Pause']) {
    await tileOf(page).click()
    await expect(sheetOf(page)).toContainText('Ohne Verbindung kann die PIN nicht geprüft werden.')
    await press(sheetOf(page), name)
    await expect(sheetOf(page)).toHaveCount(0)
  }
  await findNetwork(page)
  await expect(tileOf(page)).toContainText('Wartet auf deine PIN')
  expect(await statesOf(staff, worker)).toEqual([])

  await tileOf(page).click()
  await page.keyboard.type('4826')
  await page.keyboard.press('Enter')
  const doubtful = page.getByRole('region', { name: 'Ohne PIN gedrückt' })
  await expect(doubtful.getByRole('listitem')).toHaveCount(2)
  await expectAccessibleInBoth(page, 'what was pressed without a PIN')
  await press(doubtful.getByRole('listitem').last(), 'War ich nicht')
  await press(doubtful, 'Das war ich')
  await expect.poll(() => statesOf(staff, worker)).toEqual(['running'])
  await expect(sheetOf(page).getByRole('group', { name: 'Arbeitet' })).toBeVisible()
})

test('what others did meanwhile is told at the clock, and stays until somebody has read it', async ({
  page,
  kitchen,
  staff,
}) => {
  const worker = await hireWorker(staff, kitchen)
  const screen = await setUpScreen(staff, kitchen, 'time-clock')
  await openScreen(page, screen)
  await punch(page, 'Kommen')
  const sheet = await signIn(page)
  await page.context().setOffline(true)
  await stampElsewhere(staff, screen, { worker, kind: 'end' })
  await press(sheet, 'Pause')
  await expect(sheet).toHaveCount(0)
  await findNetwork(page)

  const told = page.getByRole('alert').filter({ hasText: 'Aktivität konnte nicht pausiert werden' })
  await expect(told).toContainText('Mia M.')
  await expect(told).toContainText('Es läuft gerade keine Aktivität.')
  await page.reload()
  await expect(told).toBeVisible()
  await press(told, 'Verstanden')
  await expect(told).toHaveCount(0)
  expect(await statesOf(staff, worker)).toEqual(['ended'])
})

test('a clock whose key was revoked keeps what was pressed', async ({ page, kitchen, staff }) => {
  const worker = await hireWorker(staff, kitchen)
  const screen = await setUpScreen(staff, kitchen, 'time-clock')
  await openScreen(page, screen)
  await loseNetwork(page)
  await tileOf(page).click()
  await press(sheetOf(page), 'Kommen')
  await expect(sheetOf(page)).toHaveCount(0)
  const { key } = (await screen.revoke()) as { key: string }
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Dieser Bildschirm ist nicht mehr verbunden.',
  )
  await expect(page.getByText('Eine Stempelung ist noch nicht angekommen.')).toBeVisible()

  await openScreen(page, { path: screen.path.replace(screen.key, key) })
  await tileOf(page).click()
  await page.keyboard.type('4826')
  await page.keyboard.press('Enter')
  await press(page, 'Das war ich')
  await expect.poll(() => statesOf(staff, worker)).toEqual(['running'])
})
