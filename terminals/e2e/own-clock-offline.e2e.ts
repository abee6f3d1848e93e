import { expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { activitiesOf, findNetwork, hireWorker, loseNetwork, statesOf } from './at-clock.ts'
import { hireOwner, keysOf, openOwnClock, ownPath, pressOwn, signInAs } from './at-own-clock.ts'
import { press } from './open-screen.ts'

const phone = { width: 390, height: 844 }

test('without a network presses wait on the device, over a killed browser, and go when it is back', async ({
  page,
  context,
  kitchen,
  staff,
}) => {
  const worker = await hireOwner(staff, kitchen)
  await signInAs(page, worker)
  await openOwnClock(page)
  await loseNetwork(page)
  await pressOwn(page, 'Kommen')
  await expect(page.getByText('Es wird gesendet, sobald die Verbindung steht.')).toBeVisible()
  await pressOwn(page, 'Pause')
  await expect(page.getByText('2 Schritte warten', { exact: true })).toBeVisible()
  expect(await statesOf(staff, worker)).toEqual([])
  await expectAccessibleInBoth(page, 'no network')
  await page.close()
  await context.setOffline(false)

  const again = await openOwnClock(await context.newPage())
  await expect.poll(() => statesOf(staff, worker)).toEqual(['paused'])
  expect(await activitiesOf(staff, worker)).toMatchObject([{ breaks: [{}] }])
  await loseNetwork(again)
  await pressOwn(again, 'Gehen')
  await findNetwork(again)
  await expect.poll(() => statesOf(staff, worker)).toEqual(['ended'])
  await expect(again.getByText(/wartet|warten/)).toHaveCount(0)
})

test('what waits when a session ends goes after the next sign-in of its person, and is none of anybody else’s', async ({
  page,
  context,
  kitchen,
  staff,
}) => {
  await page.setViewportSize(phone)
  const worker = await hireOwner(staff, kitchen)
  const other = await hireWorker(staff, kitchen, 'Ben')
  await signInAs(page, worker)
  await openOwnClock(page)
  await loseNetwork(page)
  await pressOwn(page, 'Kommen')
  await context.clearCookies()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du bist nicht angemeldet.')
  await expect(page.getByText('Eine Stempelung ist noch nicht angekommen.')).toContainText('Mia M.')
  await expectAccessibleInBoth(page, 'signed out')
  expect(await statesOf(staff, worker)).toEqual([])

  await signInAs(page, other)
  await openOwnClock(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ben M.')
  await expect(page.getByRole('group', { name: 'Nicht bei der Arbeit' })).toBeVisible()
  await expect(page.getByText(/wartet/)).toHaveCount(0)
  await expect(page.getByText('Mia')).toHaveCount(0)
  await pressOwn(page, 'Kommen')
  await expect.poll(() => statesOf(staff, other)).toEqual(['running'])
  expect(await statesOf(staff, worker)).toEqual([])

  await context.clearCookies()
  await signInAs(page, worker)
  await openOwnClock(page)
  await expect.poll(() => statesOf(staff, worker)).toEqual(['running'])
  expect(await statesOf(staff, other)).toEqual(['running'])
})

test.describe('as an app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('it opens without a network too, and what is pressed then waits until its person says that it was them', async ({
    page,
    context,
    kitchen,
    staff,
  }) => {
    await page.setViewportSize(phone)
    const worker = await hireOwner(staff, kitchen)
    await signInAs(page, worker)
    await openOwnClock(page)
    const link = page.locator('link[rel=manifest]')
    const manifest = await (await page.request.get(String(await link.getAttribute('href')))).json()
    expect(manifest).toMatchObject({ start_url: ownPath, display: 'standalone' })
    const kept = () => page.evaluate(async () => (await (await caches.open('theke-own-clock')).keys()).length)
    await expect.poll(kept).toBeGreaterThan(3)

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mia M.')
    await expect(
      page.getByText('Ohne Verbindung ist nicht sicher, ob du noch angemeldet bist.'),
    ).toBeVisible()
    await pressOwn(page, 'Kommen')
    await context.setOffline(false)
    const doubtful = page.getByRole('region', { name: 'Ohne Anmeldung gedrückt' })
    await expect(doubtful.getByRole('listitem')).toHaveCount(1)
    expect(await statesOf(staff, worker)).toEqual([])
    await expectAccessibleInBoth(page, 'was it you')
    await press(doubtful, 'Das war ich')
    await expect.poll(() => statesOf(staff, worker)).toEqual(['running'])
    expect(await keysOf(page).count()).toBe(1)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/token|eyJ/)
  })
})
