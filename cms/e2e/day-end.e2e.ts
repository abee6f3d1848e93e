import type { Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import type { DayEnd, DayList } from '#domain/ordering/day-end/day-end.contract.ts'
import { dayText } from '#domain/ordering/day-end/day-end.texts.ts'

import { BackOffice } from './back-office.ts'

/** The next day that a branch of the demo may close. */
async function findOpenDay(staff: Staff, skipped = 0): Promise<DayEnd> {
  const { branches } = await staff.get<DayList>('/day-ends/days')
  const open: DayEnd[] = []
  for (const { id } of branches) {
    const { days } = await staff.get<DayList>(`/day-ends/days?branch=${id}`)
    const next = days.findLast(({ state }) => state === 'open')
    if (next) open.push(await staff.get<DayEnd>(`/day-ends/days/${id}/${next.day}`))
  }
  const found = open.filter(({ whyNot }) => whyNot === null)[skipped]
  if (!found) throw new Error('No branch has a day to close.')

  return found
}

async function openDays(page: Page, branch: string): Promise<void> {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/day-end?filiale=${branch}`)
  await page.getByRole('grid', { name: 'Geschäftstage' }).waitFor()
}

const rowOf = (page: Page, day: string) =>
  page
    .getByRole('grid', { name: 'Geschäftstage' })
    .getByRole('row')
    .filter({ hasText: dayText(day) })
const besideOf = (page: Page, day: string) =>
  page.getByRole('dialog', { name: `Geschäftstag ${dayText(day)}` })

test('whoever leads a branch counts the drawer by keyboard alone, and the day is closed', {
  tag: '@chromium',
}, async ({ page, staff }) => {
  const { branch, day, cashExpected } = await findOpenDay(staff)
  await openDays(page, branch.id)
  await expectAccessible(page)
  await rowOf(page, day).press('Enter')
  const beside = besideOf(page, day)
  const form = beside.getByRole('form', { name: 'Tag abschließen' })
  await expect(beside.getByRole('heading', { level: 2 })).toBeFocused()
  await expectAccessible(page)

  const float = form.getByLabel('Wechselgeld am Morgen')
  await float.fill('100')
  await float.press('Tab')
  await page.keyboard.type(((cashExpected + 10_000 - 30) / 100).toFixed(2).replace('.', ','))
  await expect(form.getByText('-0,30')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toContainText('Die Kasse stimmt nicht.')
  await form.getByLabel('Notiz').fill('Falsch herausgegeben')
  await expect(form.getByText('Die Kasse stimmt nicht.')).toHaveCount(0)
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: `${dayText(day)} abschließen?` })
  await expect(question).toContainText('weicht um -0,30')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Abschließen' }).press('Enter')

  await expect(rowOf(page, day)).toContainText('Abgeschlossen')
  await expect(beside.getByText('Falsch herausgegeben')).toBeVisible()
  await expect(beside.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  await expectAccessible(page)
  for (const [label, name] of [
    ['PDF', 'pdf'],
    ['CSV', 'csv'],
  ] as const) {
    const download = page.waitForEvent('download')
    await beside.getByRole('link', { name: `${label} herunterladen` }).click()
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^Tagesabschluss ${day}.*\\.${name}$`))
  }
})

test('on a phone notes and coins are counted one by one', { tag: '@phone' }, async ({ page, staff }) => {
  const { branch, day, cashExpected } = await findOpenDay(staff, 1)
  await openDays(page, branch.id)
  await rowOf(page, day).click()
  const form = besideOf(page, day).getByRole('form', { name: 'Tag abschließen' })
  await form.getByLabel('Wechselgeld am Morgen').fill('0')
  await form.getByRole('button', { name: 'Scheine und Münzen zählen' }).click()
  await form.getByLabel('1,00').fill(String(Math.floor(cashExpected / 100)))
  await form
    .getByLabel('0,01')
    .last()
    .fill(String(cashExpected % 100))
  await expect(form.getByText('Differenz')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Tag abschließen' }).click()
  await page
    .getByRole('alertdialog', { name: /abschließen\?$/ })
    .getByRole('button', { name: 'Abschließen' })
    .click()

  await expect(besideOf(page, day).getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
})

test('whoever does not lead the branch sees its days and closes none', { tag: '@chromium' }, async ({
  office,
  kitchen,
}) => {
  const { page } = office
  await office.returnSignedIn()
  await page.goto(`/backend/day-end?filiale=${kitchen.id}`)

  await expect(page.getByText('Noch nichts eingenommen.')).toBeVisible()
  await expectAccessible(page)
})
