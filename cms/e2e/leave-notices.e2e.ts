import type { Locator } from '@playwright/test'

import { dayNumberOf, isoDayOf } from '#domain/time/calendar-day.ts'
import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible, expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test, waitForScripts } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'
import { engage, lastMonth, mondayOf } from './team-of-kitchen.ts'

test('a notice of open leave is sent, and acknowledged by its person alone', { tag: '@chromium' }, async ({
  page,
  browser,
  staff,
  kitchen,
}) => {
  const anna = await engage(staff, kitchen.id, { firstName: 'Anna' })
  const absences = `/backend/zeiten?bereich=abwesenheiten&filiale=${kitchen.id}`
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(absences)
  await expect(page.getByRole('button', { name: anna.name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Auf Urlaub hinweisen' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(anna.name)
  await question.getByRole('button', { name: 'Hinweise senden' }).press('Enter')
  await expect(page.getByText(/Person(en)? (wird|werden) hingewiesen/)).toBeVisible()
  await page.getByRole('button', { name: anna.name, exact: true }).press('Enter')
  const account = page.getByRole('dialog', { name: `Urlaubskonto von ${anna.name}` })
  await expect(account).toContainText('Noch nicht zugegangen')
  await expectAccessibleInBoth(page, 'an account with notices of leave')

  const own = await browser.newPage()
  waitForScripts(own)
  await new BackOffice(own, anna).returnSignedIn()
  await own.goto('/backend/zeiten')
  const notices = own.getByRole('region', { name: 'Hinweis auf Ihren offenen Urlaub' })
  await expect(notices).toContainText('zu nehmen bis')
  await expectAccessible(own)
  while ((await notices.count()) > 0) {
    const waiting = await notices.getByRole('button').count()
    await notices.getByRole('button').first().press('Enter')
    await expect(notices.getByRole('button')).toHaveCount(waiting - 1)
  }
  await own.close()
  await page.reload()
  await expect(account).toContainText('zur Kenntnis genommen')
})

test('what time off costs is told before it is asked for', { tag: '@phone' }, async ({
  page,
  staff,
  kitchen,
}) => {
  const anna = await engage(staff, kitchen.id, { firstName: 'Anna' })
  await new BackOffice(page, anna).returnSignedIn()
  await page.goto('/backend/zeiten?bereich=abwesenheiten')
  // Of a month there is room for a week, and it is the one that is now.
  const days = page.getByRole('group', { name: 'Tage des Monats' })
  const rightOf = (part: Locator) =>
    part.evaluate((element) => Math.floor(element.getBoundingClientRect().right))
  await expect(days).toBeVisible()
  expect(await rightOf(days.locator('th[aria-current="date"]'))).toBeLessThanOrEqual(await rightOf(days))
  await page.getByRole('button', { name: 'Abwesenheit beantragen' }).click()
  const form = page.getByRole('dialog', { name: 'Abwesenheit beantragen' })
  const first = isoDayOf(dayNumberOf(mondayOf(lastMonth)) + 70)
  await form.getByLabel('Erster Tag').fill(first)
  await form.getByLabel('Letzter Tag').fill(isoDayOf(dayNumberOf(first) + 6))

  await expect(form.getByText(/^Kostet \d.* danach bleiben /)).toBeVisible()
  await expectAccessible(page)
})
