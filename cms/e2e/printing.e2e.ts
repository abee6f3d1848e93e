import type { Page } from '@playwright/test'

import { cloudPrntPrinter } from '#plugins/printing/simulators/cloudprnt-printer.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'
import type { Kitchen } from '#storefront/e2e/kitchen.ts'

import { besideOf, cardOf, openBoard } from './board-page.ts'

/** A printer of the kitchen that speaks Star CloudPRNT with the product over the network. */
async function setUpPrinter(staff: Staff, kitchen: Kitchen) {
  const name = `Bondrucker ${kitchen.name}`
  const id = await staff.create('devices', {
    identifier: `drucker-${kitchen.identifier}`,
    name,
    kind: 'printer',
    branch: kitchen.id,
    printer: { rules: [{ event: 'confirmed', layout: 'kitchen' }] },
  })
  const { key } = await staff.post<{ key: string }>(`/devices/${id}/key`, {})

  return { id, name, ...cloudPrntPrinter((path, init) => fetch(`${staff.origin}${path}`, init), key) }
}

const slipsBeside = (board: Page) =>
  besideOf(board, 1).getByRole('region', { name: 'Drucken' }).getByRole('listitem')

test('a confirmed order comes out of the kitchen’s printer by itself, and a receipt on demand', {
  tag: '@chromium',
}, async ({ office, kitchen, staff }) => {
  const printer = await setUpPrinter(staff, kitchen)
  await kitchen.takeOrder(['Suppe', 'Semmel'])
  const board = await openBoard(office, kitchen)
  await cardOf(board, 1).click()
  await besideOf(board, 1).getByRole('button', { name: 'Bestätigen', exact: true }).first().click()
  await expect.poll(() => printer.printNext()).toBe(true)
  await expect(slipsBeside(board)).toHaveText([/Küchenbon\s*Gedruckt/])

  await besideOf(board, 1).getByRole('button', { name: 'Beleg drucken' }).click()
  await expect(slipsBeside(board).first()).toHaveText(/Beleg\s*Wartet/)
  await expectAccessible(board)
  expect(await printer.printNext()).toBe(true)
  await expect(slipsBeside(board).first()).toHaveText(/Beleg\s*Gedruckt/)
  await besideOf(board, 1).getByRole('button', { name: 'Beleg drucken' }).click()
  await expect(slipsBeside(board).first()).toHaveText(/Beleg \(Kopie 1\)\s*Wartet/)
})

test('what a printer lost is unclear, is seen as it should have come out, and is printed again as a copy', {
  tag: '@chromium',
}, async ({ office, kitchen, staff }) => {
  const printer = await setUpPrinter(staff, kitchen)
  const { id } = await kitchen.takeOrder(['Suppe'])
  await staff.post(`/orders/${id}/print`, {})
  await printer.fetchJob((await printer.asked()).jobToken ?? '')

  const { page } = office
  await office.returnSignedIn()
  await page.goto('/backend/printers')
  const card = page.getByRole('list', { name: 'Drucker' }).getByRole('listitem')
  await expect(card).toHaveText(new RegExp(`${printer.name}.*Bereit.*1 Bon wartet`))
  // The printer comes back and asks for the next one, without a word of this one.
  const isUnclear = async () => {
    await printer.asked({ statusCode: '410 Paper out' })
    return page.getByRole('row', { name: /Beleg.*Unklar/ }).count()
  }
  await expect.poll(isUnclear, { timeout: 60_000 }).toBe(1)
  await expect(card).toContainText('Papier aus')
  await page.getByRole('row', { name: /Beleg/ }).click()
  const beside = page.getByRole('dialog', { name: 'Beleg' })
  await expect(beside.getByRole('figure', { name: 'Bon' })).toContainText('SUMME')
  await expect(beside).toContainText('sehen Sie nach, ob er herausgekommen ist')
  await expectAccessible(page)

  await beside.getByRole('button', { name: 'Erneut drucken' }).click()
  await expect(page.getByRole('row', { name: /Beleg \(Kopie 1\)/ })).toContainText('Wartet')
  expect(await printer.printNext()).toBe(true)
  await expect(page.getByRole('row', { name: /Beleg \(Kopie 1\)/ })).toContainText('Gedruckt')
})

test('a test page is asked for where the printer is set up', { tag: '@chromium' }, async ({
  page,
  kitchen,
  staff,
}) => {
  const printer = await setUpPrinter(staff, kitchen)
  await page.context().addCookies([{ name: 'payload-token', value: staff.token, url: staff.origin }])
  await page.goto(`/backend/collections/devices/${printer.id}`)
  await page.getByRole('button', { name: 'Drucker', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Testdruck' })
  await expect(panel).toContainText(`${staff.origin}/api/print-jobs/cloudprnt/<Geräteschlüssel>`)
  await panel.getByRole('button', { name: 'Testseite drucken' }).click()

  await expect(panel).toContainText('hat sich noch nie gemeldet')
  expect(await printer.printNext()).toBe(true)
  await staff.patch(`/devices/${printer.id}`, { isEnabled: false })
  await panel.getByRole('button', { name: 'Testseite drucken' }).click()
  await expect(panel.getByRole('alert')).toContainText(
    'Test nicht erfolgreich. Dieser Drucker ist ausgeschaltet.',
  )
})
