import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { administrator } from '#scripts/testing/administrator.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import { expectAccessible, expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import { formatDay } from '#domain/time/format.ts'
import { dayAfter } from '#domain/time/iso-week.ts'

import { BackOffice } from './back-office.ts'
import { engage, lastMonth, mondayOf, work } from './team-of-kitchen.ts'

const monday = mondayOf(lastMonth)
const tuesday = dayAfter(monday, 1)

/** Two days of eight hours at 45 euros, of ten hours and 1,000 euros. */
async function openProject(page: Page, staff: Staff, branch: string): Promise<void> {
  const anna = await engage(staff, branch, { firstName: 'Anna' })
  const project = await staff.create('projects', {
    name: 'Grundreinigung',
    branch,
    members: [anna.id],
    budgetMinutes: 600,
    budget: 100_000,
    hourlyRate: 4500,
  })
  for (const day of [monday, tuesday]) await work(staff, branch, anna, day, { project })
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/collections/projects/${project}`)
}

const reportOf = (page: Page) => page.getByRole('region', { name: 'Stunden und Geld' })

test('hours and money of a project are told against its budget, and billed by days', {
  tag: '@chromium',
}, async ({ page, staff, kitchen }) => {
  await openProject(page, staff, kitchen.id)
  const report = reportOf(page)
  await expect(report).toContainText(/Stunden\s*16:00.*von 10:00.*6:00 darüber/)
  await expect(report).toContainText(/Geld\s*720,00.*von 1\.000,00.*280,00.*übrig/)
  const lines = report.getByRole('table').getByRole('row')
  await expect(lines).toHaveCount(1 + 2 + 1)
  await expectAccessible(page)
  await expectAccessibleInBoth(page, 'a project with its report')

  await report.getByLabel('Abrechnen von').fill(tuesday)
  await expect(lines).toHaveCount(1 + 1 + 1)
  await expect(lines.last()).toContainText(/Zusammen\s*8:00\s*360,00/)
  const download = page.waitForEvent('download')
  await report.getByRole('link', { name: 'Als Tabelle speichern' }).click()
  const table = await readFile(await (await download).path(), 'utf8')
  expect(table).toContain(formatDay(tuesday))
  expect(table).not.toContain(formatDay(monday))
})

test('on a phone what a day comes to is seen without scrolling sideways', { tag: '@phone' }, async ({
  page,
  staff,
  kitchen,
}) => {
  await openProject(page, staff, kitchen.id)
  const amount = reportOf(page)
    .getByRole('cell', { name: /^360,00/ })
    .first()
  await amount.scrollIntoViewIfNeeded()
  const box = await amount.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  expect(box?.x).toBeGreaterThanOrEqual(0)
  await expectAccessible(page)
})
