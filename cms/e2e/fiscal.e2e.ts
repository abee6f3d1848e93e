import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { checkRecord } from '#plugins/fiscal/testing/check-rksv.ts'
import { administrator } from '#scripts/testing/administrator.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import type { Kitchen } from '#storefront/e2e/kitchen.ts'
import type { DayList } from '#domain/ordering/day-end/day-end.contract.ts'

import { BackOffice } from './back-office.ts'

/** Found by its name, for a house may have more branches than a window shows. */
async function openBoxes(page: Page, { name }: Kitchen): Promise<void> {
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto('/backend/fiscal')
  await page.getByRole('grid', { name: 'Filialen' }).waitFor()
  await page.getByRole('searchbox', { name: 'Suche nach Filiale' }).fill(name)
}

const rowOf = (page: Page, { name }: Kitchen) =>
  page.getByRole('grid', { name: 'Filialen' }).getByRole('row').filter({ hasText: name })
const besideOf = (page: Page, { name }: Kitchen) => page.getByRole('dialog', { name })

async function downloaded(page: Page, label: string): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: label }).click()
  const file = await download

  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('whoever leads a branch has its receipts signed, practises an outage and takes the record along', {
  tag: '@chromium',
}, async ({ page, kitchen, staff }) => {
  await openBoxes(page, kitchen)
  await expect(rowOf(page, kitchen)).toContainText('Wird nicht signiert')
  await rowOf(page, kitchen).press('Enter')
  const beside = besideOf(page, kitchen)
  await expectAccessible(page)
  await beside.getByRole('button', { name: 'Mit RKSV (Österreich) beginnen' }).press('Enter')
  await page
    .getByRole('alertdialog', { name: 'Belege signieren: RKSV (Österreich)?' })
    .getByRole('button', { name: 'Beginnen' })
    .press('Enter')
  await expect(rowOf(page, kitchen)).toContainText('Testbetrieb')
  const receipts = beside.getByRole('region', { name: 'Belege' }).getByRole('listitem')
  await expect(receipts).toHaveText([/Nr\. 1\s*Startbeleg/])

  const press = async (name: string) => {
    const button = beside.getByRole('button', { name })
    // A key pressed while the box is still being told would reach a button that waits.
    await expect(button).toBeEnabled()
    await button.press('Enter')
  }
  await press('Nullbeleg erstellen')
  await expect(receipts.first()).toContainText('Nullbeleg')
  await press('Ausfall üben')
  await expect(beside.getByRole('button', { name: 'Ausfall beenden' })).toBeEnabled()
  await press('Monatsbeleg erstellen')
  await expect(receipts.first()).toContainText('Ohne Signatur')
  await expect(beside.getByRole('alert')).toContainText('Sicherheitseinrichtung ausgefallen')
  await expect(rowOf(page, kitchen)).toContainText('Ausgefallen')
  await expectAccessible(page)
  await press('Ausfall beenden')
  await expect(receipts.first()).toContainText('Sammelbeleg')

  const { id } = await kitchen.takeOrder(['Suppe'])
  await staff.post(`/orders/${id}/update-payment-status`, { paymentStatus: 'paid' })
  await page.reload()
  await expect(receipts.first()).toContainText('Barumsatz, Bestellung 1', { timeout: 20_000 })
  const record = await downloaded(page, 'DEP herunterladen')
  const keys = await downloaded(page, 'Prüfschlüssel herunterladen')
  const checked = await checkRecord(JSON.parse(record.text), JSON.parse(keys.text))
  expect(record.name).toMatch(/^DEP7 KUECHE-.*\.json$/)
  expect(checked.map(({ isSigned }) => isSigned)).toEqual([true, true, false, true, true])
})

test('on a telephone by night a cash box is as readable', { tag: '@phone' }, async ({
  page,
  kitchen,
  staff,
}) => {
  await staff.post(`/fiscal/branches/${kitchen.id}/box`, { scheme: 'tse' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await openBoxes(page, kitchen)
  const last = rowOf(page, kitchen).locator('[data-title="Letzter Beleg"] > span')
  expect(await last.evaluate((value) => getComputedStyle(value, '::before').content)).toBe('"–"')
  await rowOf(page, kitchen).click()
  await expect(besideOf(page, kitchen).getByText('Noch kein Beleg.')).toBeVisible()
  await expectAccessible(page)

  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
})

test('closed days are handed to the accountant as a booking batch', { tag: '@chromium' }, async ({
  page,
  staff,
}) => {
  const { branch, days } = await staff.get<DayList>('/day-ends/days')
  const last = days.find(({ state }) => state === 'closed')
  await new BackOffice(page, administrator).returnSignedIn()
  await page.goto(`/backend/day-end?filiale=${branch?.id}`)
  await page.getByRole('button', { name: 'Buchungsstapel (DATEV)' }).press('Enter')
  const form = page.getByRole('form', { name: 'Buchungsstapel' })
  await expect(form.getByLabel('Letzter Tag')).toHaveValue(last?.day ?? '')
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await form.getByRole('button', { name: 'Herunterladen' }).press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^EXTF_Buchungsstapel_.*\.csv$/)
  const text = await readFile(await file.path(), 'latin1')
  expect(text).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;/)
  expect(text.trimEnd().split('\r\n').length).toBeGreaterThan(2)

  await form.getByLabel('Erster Tag').fill('2026-12-24')
  await form.getByLabel('Letzter Tag').fill('2026-12-01')
  await form.getByRole('button', { name: 'Herunterladen' }).press('Enter')
  await expect(form.getByRole('alert')).toHaveText('Der letzte Tag liegt vor dem ersten.')
})
