import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { besideOf, cardOf, openBoard } from './board-page.ts'

test('what was paid over the counter is booked and given back in parts, and the ledger tells each', {
  tag: '@chromium',
}, async ({ office, kitchen }) => {
  await kitchen.takeOrder(['Suppe', 'Semmel'])
  const board = await openBoard(office, kitchen)
  await cardOf(board, 1).click()
  const sums = besideOf(board, 1).getByRole('region', { name: 'Betrag' })
  const lines = sums.getByRole('list', { name: 'Zahlungen' }).getByRole('listitem')
  await expect(lines).toHaveCount(0)
  await sums.getByRole('button', { name: 'Als bezahlt verbuchen' }).click()
  await expect(lines).toHaveText([/Eingenommen \d+,\d\d/])

  await sums.getByRole('button', { name: 'Erstatten' }).click()
  const form = sums.getByRole('form', { name: 'Erstatten' })
  await form.getByLabel('Betrag').fill('1000')
  await form.getByLabel('Grund').fill('Suppe kalt')
  await form.getByRole('button', { name: 'Erstatten' }).click()
  await expect(form.getByRole('alert')).toContainText('können noch erstattet werden')
  await expectAccessible(board)
  await form.getByLabel('Betrag').fill('1,50')
  await form.getByRole('button', { name: 'Erstatten' }).click()

  await expect(form).toHaveCount(0)
  await expect(lines.nth(1)).toContainText(/Erstattet .1,50.€ \(Suppe kalt\)/)
  await expect(sums.getByText('Teilweise erstattet')).toBeVisible()
  await sums.getByRole('button', { name: 'Erstatten' }).click()
  await form.getByLabel('Grund').fill('Alles zurück')
  await form.getByRole('button', { name: 'Erstatten' }).click()
  await expect(sums.getByText('Erstattet', { exact: true })).toBeVisible()
  await expect(sums.getByRole('button')).toHaveCount(0)
})
