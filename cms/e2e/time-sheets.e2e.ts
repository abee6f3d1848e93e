import type { Page } from '@playwright/test'

import { dayNumberOf, isoDayOf } from '#domain/time/calendar-day.ts'
import { monthInWords } from '#domain/time/calendar-month.ts'
import { formatDay } from '#domain/time/format.ts'
import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible, expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test, waitForScripts } from '#storefront/e2e/fixtures.ts'
import type { Credentials } from '#storefront/e2e/kitchen.ts'

import { BackOffice } from './back-office.ts'
import { engage, lastMonth, mondayOf, work } from './team-of-kitchen.ts'

const month = monthInWords(lastMonth)
const monday = mondayOf(lastMonth)

async function openTimes(page: Page, account: Credentials, query: string): Promise<void> {
  await new BackOffice(page, account).returnSignedIn()
  await page.goto(`/backend/zeiten?${query}`)
  await page.getByRole('heading', { level: 1, name: 'Zeiten' }).waitFor()
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Zeitnachweise' }).getByRole('row').filter({ hasText: name })
const ofLastMonth = (branch: string) => `monat=${lastMonth}&filiale=${branch}`

test('a month is corrected with a reason, confirmed by its person and closed, by keyboard alone', {
  tag: '@chromium',
}, async ({ page, browser, staff, kitchen }) => {
  const anna = await engage(staff, kitchen.id, { firstName: 'Anna' })
  await work(staff, kitchen.id, anna, monday)
  await openTimes(page, administrator, ofLastMonth(kitchen.id))
  await expect(rowOf(page, anna.name)).toContainText('Offen')
  await expectAccessible(page)
  await rowOf(page, anna.name).press('Enter')
  const beside = page.getByRole('dialog', { name: `${anna.name}, ${month}` })
  await expect(beside.getByRole('heading', { level: 2 })).toBeFocused()
  // What is scrolled within the panel makes the page no longer.
  await expect(beside.locator('summary')).not.toHaveCount(0)
  const below = await beside.evaluate(
    (panel) => document.documentElement.scrollHeight - window.scrollY - panel.getBoundingClientRect().bottom,
  )
  expect(below).toBeLessThan(200)

  const day = beside.locator('summary').filter({ hasText: formatDay(monday).slice(0, 6) })
  await day.press('Enter')
  await expect(beside.getByText('Gearbeitet 08:00–16:30, Pause 00:30')).toBeVisible()
  await expectAccessibleInBoth(page, 'a day with its reasons')
  await beside.getByRole('button', { name: '08:00–16:30 korrigieren' }).press('Enter')
  const form = page.getByRole('dialog', { name: `Arbeit vom ${formatDay(monday)} korrigieren` })
  await expectAccessible(page)
  await form.getByLabel('Ende').fill('17:00')
  await form.getByLabel('Ende').press('Enter')
  await expect(form.getByRole('alert')).toHaveText('Bitte begründen Sie die Korrektur.')
  await form.getByLabel('Begründung').fill('Uhr vergessen')
  await form.getByRole('button', { name: 'Korrigieren' }).press('Enter')
  await expect(form).toHaveCount(0)
  await expect(beside.getByRole('list', { name: 'Änderungen' })).toContainText('„Uhr vergessen“')
  await expect(beside.getByText('Gearbeitet 08:00–17:00, Pause 00:30')).toBeVisible()

  const own = await browser.newPage()
  waitForScripts(own)
  await openTimes(own, anna, `monat=${lastMonth}`)
  await own.getByRole('button', { name: 'Bestätigen' }).press('Enter')
  await expectAccessible(own)
  await own.getByRole('alertdialog').getByRole('button', { name: 'Bestätigen' }).press('Enter')
  await expect(own.getByText('Der Monat ist bestätigt.')).toBeVisible()
  await expect(own.getByRole('button', { name: 'Korrigieren' })).toHaveCount(0)

  // What the person has said arrives without anybody reading again.
  await expect(rowOf(page, anna.name)).toContainText('Bestätigt')
  await expect(beside).toContainText('Bestätigt')
  await beside.getByRole('button', { name: 'Abschließen' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abschließen' }).press('Enter')
  await expect(rowOf(page, anna.name)).toContainText('Abgeschlossen')
  await own.close()

  for (const format of ['PDF', 'CSV']) {
    const download = page.waitForEvent('download')
    await beside.getByRole('link', { name: `Nachweis als ${format}` }).click()
    expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`))
  }
  await beside.getByRole('button', { name: 'Wieder öffnen' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Begründung').fill('Zuschlag fehlt')
  await question.getByRole('button', { name: 'Wieder öffnen' }).click()
  await expect(rowOf(page, anna.name)).toContainText('Bestätigt')
})

test('who is at work now is shown as it happens, and who is due for a break, and wages wait for closed months', {
  tag: '@chromium',
}, async ({ page, staff, kitchen }) => {
  const anna = await engage(staff, kitchen.id, { firstName: 'Anna' })
  await openTimes(page, administrator, ofLastMonth(kitchen.id))
  const now = page.getByRole('region', { name: 'Jetzt bei der Arbeit' })
  await expect(now).toContainText('Gerade arbeitet niemand.')

  const startedAt = new Date(Date.now() - 5 * 60_000).toISOString()
  const begun = { user: anna.id, branch: kitchen.id, state: 'running', startedAt, breaks: [] }
  await staff.create('working-activities', begun)
  await expect(now.getByRole('listitem')).toContainText([/Anna Auer.*Arbeitet/])
  await expect(now).not.toContainText('fällig')
  const bea = await engage(staff, kitchen.id, { firstName: 'Bea' })
  const hoursAgo = new Date(Date.now() - 5.5 * 3_600_000).toISOString()
  await staff.create('working-activities', { ...begun, user: bea.id, startedAt: hoursAgo })
  await expect(now.getByRole('listitem')).toContainText([
    /Anna Auer/,
    /Bea Auer.*In (29|30) Minuten ist eine Pause von 30 Minuten fällig \(§ 11 AZG\)\./,
  ])
  await expectAccessibleInBoth(page, 'who is due for a break')

  await page.getByRole('button', { name: 'Lohn (CSV)' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Noch nicht abgeschlossen: Anna Auer, Bea Auer.')
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await question.getByRole('button', { name: 'Ohne sie herunterladen' }).click()
  expect((await download).suggestedFilename()).toBe(`Lohn ${lastMonth}.csv`)
})

test('time off is asked for, and decided by what it costs', { tag: '@chromium' }, async ({
  page,
  browser,
  staff,
  kitchen,
}) => {
  const anna = await engage(staff, kitchen.id, { firstName: 'Anna' })
  const own = await browser.newPage()
  waitForScripts(own)
  await openTimes(own, anna, 'bereich=abwesenheiten')
  await own.getByRole('button', { name: 'Abwesenheit beantragen' }).press('Enter')
  const form = own.getByRole('dialog', { name: 'Abwesenheit beantragen' })
  await expectAccessible(own)
  const first = isoDayOf(dayNumberOf(monday) + 70)
  await form.getByLabel('Erster Tag').fill(first)
  await form.getByLabel('Letzter Tag').fill(isoDayOf(dayNumberOf(first) + 1))
  await form.getByRole('button', { name: 'Beantragen' }).press('Enter')
  await expect(own.getByText(/\(Ihr Antrag\)/)).toBeVisible()
  await expect(own.getByRole('button', { name: /^Genehmigen/ })).toHaveCount(0)
  await own.close()

  await openTimes(
    page,
    administrator,
    `bereich=abwesenheiten&monat=${first.slice(0, 7)}&filiale=${kitchen.id}`,
  )
  const requests = page.getByRole('region', { name: 'Offene Anträge' })
  await expect(requests).toContainText(/Kostet \d.*danach bleiben/)
  await expect(page.getByRole('row').filter({ hasText: anna.name })).toContainText('Urlaub, beantragt')
  await expectAccessibleInBoth(page, 'requests and the calendar of the team')
  await requests.getByRole('button', { name: /^Genehmigen: Anna Auer/ }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Genehmigen' }).press('Enter')
  await expect(requests).toContainText('Keine offenen Anträge.')
  await expect(page.getByRole('row').filter({ hasText: anna.name })).toContainText('Urlaub, genehmigt')

  await page.getByRole('button', { name: anna.name }).press('Enter')
  await expect(page.getByRole('dialog', { name: `Urlaubskonto von ${anna.name}` })).toContainText('Anspruch')
})

test('on a phone everybody finds their own month', { tag: '@phone' }, async ({ page, staff, kitchen }) => {
  const anna = await engage(staff, kitchen.id, { firstName: 'Anna' })
  await work(staff, kitchen.id, anna, monday)
  await openTimes(page, anna, `monat=${lastMonth}`)
  await page
    .locator('summary')
    .filter({ hasText: formatDay(monday).slice(0, 6) })
    .click()
  await expect(page.getByText('Gearbeitet 08:00–16:30, Pause 00:30')).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expectAccessible(page)
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)

  await page.getByRole('button', { name: 'Beanstanden' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Was stimmt nicht?').fill('Der Dienstag fehlt')
  await question.getByRole('button', { name: 'Beanstanden' }).click()
  await expect(page.getByText('Beanstandet', { exact: true })).toBeVisible()
  await expect(page.getByText('„Der Dienstag fehlt“')).toHaveCount(1)
})
