import { expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import { openKitchen } from '#storefront/e2e/kitchen.ts'

import { activitiesOf, begunBefore, hireWorker, statesOf } from './at-clock.ts'
import { hireOwner, openOwnClock, ownPath, pressOwn, signInAs, signInByForm } from './at-own-clock.ts'
import { press } from './open-screen.ts'

const phone = { width: 390, height: 844 }

test('somebody signs in on their own telephone, presses, and sees what is theirs', async ({
  page,
  kitchen,
  staff,
}) => {
  await page.setViewportSize(phone)
  const worker = await hireOwner(staff, kitchen)
  await staff.create('tasks', { title: 'Inventur im Keller', branch: kitchen.id, assignees: [worker.id] })
  await staff.create('working-schedules', {
    user: worker.id,
    branch: kitchen.id,
    status: 'published',
    position: 'Service',
    from: inHours(24),
    to: inHours(32),
  })
  await page.goto(ownPath)
  await page.waitForURL('**/backend/login?redirect=%2Ftime-clock%2Fme')
  await signInByForm(page, worker)
  await page.waitForURL(`**${ownPath}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mia M.')
  await expect(page.getByText('Service')).toBeVisible()

  await press(page, 'Aufgabe oder Projekt')
  await press(page, 'Inventur im Keller')
  await pressOwn(page, 'Kommen')
  await expect(page.getByRole('group', { name: 'Arbeitet' })).toBeVisible()
  await expect(page.getByText('Heute gearbeitet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Zuletzt erfasst' })).toBeVisible()
  await expectAccessibleInBoth(page, 'at work')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await pressOwn(page, 'Pause')
  await pressOwn(page, 'Weiter')
  await pressOwn(page, 'Gehen')
  await expect(page.getByRole('group', { name: 'Nicht bei der Arbeit' })).toBeVisible()

  const [activity] = await activitiesOf(staff, worker)
  expect(activity).toMatchObject({ state: 'ended', source: 'web', device: null })
  expect(activity?.task).toBeTruthy()
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

test('the own telephone says which break is due, and not once it has begun', async ({
  page,
  kitchen,
  staff,
}) => {
  await page.setViewportSize(phone)
  const worker = await hireOwner(staff, kitchen)
  await begunBefore(staff, { worker, kitchen, minutes: 6 * 60 + 5 })
  await signInAs(page, worker)
  await openOwnClock(page)
  const next = page.getByRole('region', { name: 'Als Nächstes' })
  await expect(next).toContainText('Jetzt ist eine Pause von 30 Minuten fällig (§ 11 AZG).')
  await expectAccessibleInBoth(page, 'what is overdue')

  await page.context().setOffline(true)
  await expect(page.getByText(/^Keine Verbindung seit/)).toBeVisible()
  await pressOwn(page, 'Pause')
  await expect(page.getByRole('group', { name: 'Pause' })).toBeVisible()
  await expect(next).toHaveCount(0)
})

test('nobody is asked where they are: the page may not know it, and what it sends says nothing of it', async ({
  page,
  context,
  kitchen,
  staff,
}) => {
  const worker = await hireOwner(staff, kitchen)
  await signInAs(page, worker)
  // Even a browser that would tell.
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 47.4125, longitude: 9.7417 })
  await page.addInitScript(watchPositions)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))

  const policy = (await page.request.get(ownPath)).headers()['permissions-policy']
  expect(policy).toContain('geolocation=()')
  expect(policy).toContain('camera=()')
  await openOwnClock(page)
  await pressOwn(page, 'Kommen')
  await expect.poll(() => statesOf(staff, worker)).toEqual(['running'])

  expect(await page.evaluate(() => Reflect.get(window, 'askedForPosition'))).toBe(0)
  const punch = sent.find((line) => line.includes('/working-activities/start'))
  expect(Object.keys(JSON.parse(String(punch?.split(' ')[1]))).toSorted()).toEqual([
    'branch',
    'id',
    'pressedAt',
    'project',
    'sentAt',
    'task',
  ])
  expect(sent.join('\n')).not.toMatch(/47\.41|9\.74|latitude|longitude/)
  const told = page.evaluate(
    () =>
      new Promise((resolve) =>
        Geolocation.prototype.getCurrentPosition.call(
          navigator.geolocation,
          () => resolve('told'),
          ({ code }) => resolve(code),
        ),
      ),
  )
  // `PERMISSION_DENIED`, by the policy of the page alone.
  expect(await told).toBe(1)
})

/** Runs in the page. */
function watchPositions(): void {
  Object.assign(window, { askedForPosition: 0 })
  for (const name of ['getCurrentPosition', 'watchPosition'] as const) {
    Object.defineProperty(navigator.geolocation, name, {
      value: () => Object.assign(window, { askedForPosition: 1 }),
    })
  }
}

test('where the branch has not agreed the page says so, and the server takes nothing', async ({
  page,
  kitchen,
  staff,
}) => {
  await page.setViewportSize(phone)
  const worker = await hireWorker(staff, kitchen)
  await signInAs(page, worker)
  await openOwnClock(page)
  await expect(page.getByRole('heading', { name: 'Gestempelt wird an der Stempeluhr.' })).toBeVisible()
  await expect(page.getByText(`Die Filiale ${kitchen.name} erlaubt das Stempeln`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kommen' })).toHaveCount(0)
  await expectAccessibleInBoth(page, 'not here')

  const path = `/api/time-tracking/session/${worker.username}/working-activities/start`
  const answer = await page.request.post(path, { data: { id: crypto.randomUUID() } })
  expect([answer.status(), await answer.json()]).toMatchObject([
    403,
    { errors: [{ message: 'In dieser Filiale wird nur an der Stempeluhr gestempelt.' }] },
  ])
  const foreign = await page.request.post(path, {
    data: { id: crypto.randomUUID() },
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(foreign.status()).toBe(403)
  expect(await statesOf(staff, worker)).toEqual([])
})

test('of several branches those are offered that agree, and work ends where it began', async ({
  page,
  kitchen,
  staff,
}) => {
  await page.setViewportSize(phone)
  const worker = await hireOwner(staff, kitchen)
  const [second, third] = [await openKitchen(staff), await openKitchen(staff)]
  await second.change({ allowsOwnDevices: true })
  await staff.patch(`/users/${worker.id}`, { branches: [kitchen.id, second.id, third.id] })
  await signInAs(page, worker)
  await openOwnClock(page)
  const where = page.getByRole('group', { name: 'Wo arbeitest du?' })
  await expect(where.getByRole('button')).toHaveCount(2)
  await expect(where.getByRole('button', { name: third.name })).toHaveCount(0)
  await press(where, second.name)
  await expectAccessibleInBoth(page, 'where')
  await pressOwn(page, 'Kommen')
  await expect(page.getByRole('group', { name: 'Arbeitet' })).toBeVisible()
  await expect(where).toHaveCount(0)
  expect(await activitiesOf(staff, worker)).toMatchObject([{ state: 'running', branch: second.id }])

  await second.change({ allowsOwnDevices: false })
  await expect(page.getByRole('heading', { name: 'Hier geht es an der Stempeluhr weiter.' })).toBeVisible()
})
