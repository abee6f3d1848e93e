import { expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import {
  activitiesOf,
  begunBefore,
  hireWorker,
  punch,
  sheetOf,
  signIn,
  stampElsewhere,
  statesOf,
  tileOf,
} from './at-clock.ts'
import { openScreen, press } from './open-screen.ts'
import { setUpScreen } from './set-up-screen.ts'

test('a day is begun, interrupted, gone on with and ended, each with a name, a PIN and one touch', async ({
  page,
  kitchen,
  staff,
}) => {
  const worker = await hireWorker(staff, kitchen)
  await openScreen(page, await setUpScreen(staff, kitchen, 'time-clock'))
  await expect(tileOf(page)).toContainText('Nicht bei der Arbeit')

  await punch(page, 'Kommen')
  await expect(tileOf(page)).toContainText('Arbeitet')
  await punch(page, 'Pause')
  await expect(tileOf(page)).toContainText('Pause')
  await punch(page, 'Weiter')
  await punch(page, 'Gehen')
  await expect(tileOf(page)).toContainText('Nicht bei der Arbeit')
  expect(await statesOf(staff, worker)).toEqual(['ended'])
})

test('a wrong PIN is said, opens nothing and can be typed again', async ({ page, kitchen, staff }) => {
  await hireWorker(staff, kitchen)
  await openScreen(page, await setUpScreen(staff, kitchen, 'time-clock'))
  await tileOf(page).click()
  await page.keyboard.type('1379')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Diese PIN ist nicht richtig.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kommen' })).toHaveCount(0)

  await page.keyboard.type('4826')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Kommen' })).toBeVisible()
})

test('whoever has proved themselves sees balances, shifts, what was recorded and what is unsettled, and says what a press is about', async ({
  page,
  kitchen,
  staff,
}) => {
  const worker = await hireWorker(staff, kitchen)
  const task = { title: 'Inventur im Keller', branch: kitchen.id, assignees: [worker.id] }
  await staff.create('tasks', task)
  await staff.create('working-schedules', {
    user: worker.id,
    branch: kitchen.id,
    status: 'published',
    position: 'Service',
    from: inHours(24),
    to: inHours(32),
  })
  const screen = await setUpScreen(staff, kitchen, 'time-clock')
  await openScreen(page, screen)
  await punch(page, 'Kommen')
  await stampElsewhere(staff, screen, { worker, kind: 'resume' })

  const sheet = await signIn(page)
  await expect(sheet.getByText('Heute gearbeitet')).toBeVisible()
  await expect(sheet.getByText('Service')).toBeVisible()
  await expect(sheet.getByRole('heading', { name: 'Zuletzt erfasst' })).toBeVisible()
  await expect(sheet.getByText('Es läuft gerade keine Pause.')).toBeVisible()
  await press(sheet, 'Aufgabe oder Projekt')
  await press(sheet, 'Inventur im Keller')
  await expect(sheet.getByText('Woran: Inventur im Keller')).toBeVisible()
  await expectAccessibleInBoth(page, 'a person')
  await press(sheet, 'Pause')
  await expect(sheet).toHaveCount(0)
  await expect.poll(async () => (await activitiesOf(staff, worker))[0]?.task).toBeTruthy()
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

test('whoever comes to the clock sees which break is due before it is missed, and again when it is over', async ({
  page,
  kitchen,
  staff,
}) => {
  const worker = await hireWorker(staff, kitchen)
  await begunBefore(staff, { worker, kitchen, minutes: 5 * 60 + 30 })
  await openScreen(page, await setUpScreen(staff, kitchen, 'time-clock'))
  const sheet = await signIn(page)
  const next = sheet.getByRole('region', { name: 'Als Nächstes' })
  await expect(next).toHaveText(/In (29|30) Minuten ist eine Pause von 30 Minuten fällig \(§ 11 AZG\)\.$/)
  await expectAccessibleInBoth(page, 'what is due')
  await press(sheet, 'Pause')
  await expect(sheet).toHaveCount(0)

  await signIn(page)
  await expect(next).toContainText(/Nach der Pause: In \d+ Minuten ist eine Pause von 30 Minuten fällig/)
  await press(sheet, 'Weiter')
  await expect(sheet).toHaveCount(0)
  await punch(page, 'Gehen')
  await signIn(page)
  await expect(sheet.getByText('Heute gearbeitet')).toBeVisible()
  await expect(next).toHaveCount(0)
})

test('what does not fit is refused in the words of the house, and is unsettled from then on', async ({
  page,
  kitchen,
  staff,
}) => {
  const worker = await hireWorker(staff, kitchen)
  const screen = await setUpScreen(staff, kitchen, 'time-clock')
  await openScreen(page, screen)
  const known = page.waitForResponse(/\/me$/)
  const sheet = await signIn(page)
  await known
  // The second tap within a minute would be none, so it is another kind that comes in between.
  await stampElsewhere(staff, screen, { worker, kind: 'start' })
  await stampElsewhere(staff, screen, { worker, kind: 'pause' })
  await press(sheet, 'Kommen')
  await expect(sheet.getByRole('alert')).toContainText(
    'Aktivität konnte nicht gestartet werden: Es läuft bereits eine Aktivität.',
  )
  await press(sheet, 'Verstanden')
  await expect(sheet).toHaveCount(0)

  await signIn(page)
  await expect(sheet.getByRole('heading', { name: 'Ungeklärt' })).toBeVisible()
})

test('left alone the clock goes back to its names', async ({ page, kitchen, staff }) => {
  await hireWorker(staff, kitchen)
  await openScreen(page, await setUpScreen(staff, kitchen, 'time-clock'))
  await page.clock.install()
  await signIn(page)
  await page.clock.runFor(15_000)
  await page.mouse.move(200, 200)
  await page.clock.runFor(15_000)
  await expect(sheetOf(page)).toBeVisible()
  await page.clock.runFor(6000)
  await expect(sheetOf(page)).toHaveCount(0)
})

test('a badge names whoever wears it and proves nobody', async ({ page, kitchen, staff }) => {
  const worker = await hireWorker(staff, kitchen)
  await openScreen(page, await setUpScreen(staff, kitchen, 'time-clock'))
  await expect(tileOf(page)).toBeVisible()
  await page.keyboard.type('niemand')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Diesen Ausweis kennt diese Uhr nicht.')).toBeVisible()

  await page.keyboard.type(worker.username)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Mia M., deine PIN' })).toBeVisible()
  await expectAccessibleInBoth(page, 'a PIN')
  await expect(page.getByRole('button', { name: 'Kommen' })).toHaveCount(0)
})

test('by keyboard alone, on a telephone, nothing moves aside', async ({ page, kitchen, staff }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const worker = await hireWorker(staff, kitchen, 'Maximiliane-Charlotte')
  await openScreen(page, await setUpScreen(staff, kitchen, 'time-clock'))
  await tileOf(page, 'Maximiliane').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('4826')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Nicht bei der Arbeit' })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect.poll(() => statesOf(staff, worker)).toEqual(['running'])
})

test('a badge is read before the camera, which no other screen may use', async ({ page, kitchen, staff }) => {
  const worker = await hireWorker(staff, kitchen)
  await page.addInitScript(pretendCamera)
  const clock = await setUpScreen(staff, kitchen, 'time-clock')
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['permissions-policy']
  expect(await policyOf(clock.path)).toContain('camera=(self)')
  expect(await policyOf((await setUpScreen(staff, kitchen, 'kitchen')).path)).toContain('camera=()')

  await openScreen(page, clock)
  await press(page, 'Ausweis scannen')
  await expectAccessibleInBoth(page, 'a badge')
  await page.evaluate(() => Object.assign(window, { badge: 'niemand' }))
  await expect(sheetOf(page).getByRole('alert')).toHaveText('Diesen Ausweis kennt diese Uhr nicht.')
  await page.evaluate((badge) => Object.assign(window, { badge }), worker.username)
  await expect(page.getByRole('dialog', { name: 'Mia M., deine PIN' })).toBeVisible()
})

/** Runs in the page: a camera that sees nothing, and a reader that reads whatever `window.badge` says. */
function pretendCamera(): void {
  const camera = { getUserMedia: async () => document.createElement('canvas').captureStream() }
  Object.defineProperty(navigator, 'mediaDevices', { value: camera })
  const badges = () => ('badge' in window ? [{ rawValue: window.badge }] : [])
  Object.assign(window, {
    BarcodeDetector: class {
      detect = async () => badges()
    },
  })
}
