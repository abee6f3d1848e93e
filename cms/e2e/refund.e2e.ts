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

test('guests of one order pay apart at the board, each line once, and the ledger says who paid what', {
  tag: '@chromium',
}, async ({ office, kitchen, staff }) => {
  await kitchen.change({ isTipEnabled: true, isATMCardEnabled: true })
  const { id } = await kitchen.takeOrder(['Suppe', 'Semmel'])
  const board = await openBoard(office, kitchen)
  await cardOf(board, 1).click()
  const sums = besideOf(board, 1).getByRole('region', { name: 'Betrag' })
  const lines = sums.getByRole('list', { name: 'Zahlungen' }).getByRole('listitem')
  await sums.getByRole('button', { name: 'Getrennt bezahlen' }).click()
  const form = sums.getByRole('form', { name: 'Getrennt bezahlen' })
  await form.getByRole('button', { name: 'Bezahlt' }).click()
  await expect(form.getByRole('alert')).toHaveText('Bitte wählen Sie, was bezahlt wird.')
  await form.getByRole('button', { name: 'Suppe mehr' }).press('Enter')
  await expect(form.getByRole('button', { name: 'Suppe mehr' })).toBeDisabled()
  await form.getByLabel('Trinkgeld dazu').fill('0,50')
  await expectAccessible(board)
  await form.getByRole('button', { name: '6,00 € bezahlt' }).press('Enter')

  await expect(lines).toHaveText([/Eingenommen 6,00.€ \(1.Stück Suppe\)/])
  await expect(form).toContainText('Offen 1,00 €')
  await expect(form.getByRole('button', { name: 'Suppe mehr' })).toHaveCount(0)
  await form.getByRole('radio', { name: 'Alles Offene' }).check()
  await form.getByRole('radio', { name: 'Bankomatkarte' }).check()
  await form.getByRole('button', { name: '1,00 € bezahlt' }).press('Enter')
  await expect(form).toHaveCount(0)
  await expect(sums.getByText('Bezahlt', { exact: true })).toBeVisible()
  expect(await staff.get(`/orders/${id}`)).toMatchObject({ paymentStatus: 'paid', tip: 50, total: 700 })
})

test('a bill is split among three at once at the board, and each has a receipt of their own', {
  tag: '@chromium',
}, async ({ office, kitchen, staff }) => {
  await kitchen.change({ isTipEnabled: true, isATMCardEnabled: true })
  const { id } = await kitchen.takeOrder(['Suppe', 'Semmel'])
  const board = await openBoard(office, kitchen)
  await cardOf(board, 1).click()
  const beside = besideOf(board, 1)
  const sums = beside.getByRole('region', { name: 'Betrag' })
  await sums.getByRole('button', { name: 'Auf alle aufteilen' }).click()
  const form = sums.getByRole('form', { name: 'Auf alle aufteilen' })
  await form.getByLabel('Personen').fill('3')
  const first = form.getByRole('group', { name: /^Person 1/ })
  const second = form.getByRole('group', { name: /^Person 2/ })
  await first.getByRole('button', { name: 'Suppe mehr' }).press('Enter')
  await expect(second.getByRole('button', { name: 'Suppe mehr' })).toBeDisabled()
  await second.getByLabel('Trinkgeld dazu').fill('0,50')
  await second.getByRole('radio', { name: 'Bankomatkarte' }).check()
  await expect(first).toHaveAccessibleName(/^Person 1 · 5,84.€$/)
  await expect(second).toHaveAccessibleName(/^Person 2 · 0,83.€$/)
  await expectAccessible(board)
  await form.getByRole('button', { name: '7,00 € von allen bezahlt' }).press('Enter')

  await expect(form).toHaveCount(0)
  await expect(sums.getByRole('list', { name: 'Zahlungen' }).getByRole('listitem')).toHaveText([
    /Eingenommen 5,84.€ \(1.Stück Suppe\)$/,
    /Eingenommen 0,83.€, Bankomatkarte$/,
    /Eingenommen 0,33.€$/,
  ])
  const printing = beside.getByRole('region', { name: 'Drucken' })
  await expect(printing.getByRole('button', { name: /^Teil \d drucken/ })).toHaveText([
    /^Teil 1 drucken: 5,84.€ Barzahlung/,
    /^Teil 2 drucken: 0,83.€ Bankomatkarte/,
    /^Teil 3 drucken: 0,33.€ Barzahlung/,
  ])
  expect(await staff.get(`/orders/${id}`)).toMatchObject({ paymentStatus: 'paid', tip: 50, total: 700 })
})

test('on a phone a line of a bill stands beside the buttons that count it', { tag: '@phone' }, async ({
  office,
  kitchen,
}) => {
  const { id } = await kitchen.takeOrder(['Suppe'])
  const { page } = office
  await page.setViewportSize({ width: 390, height: 844 })
  await openBoard(office, kitchen, `&offen=${id}`)
  const sums = besideOf(page, 1).getByRole('region', { name: 'Betrag' })
  await sums.getByRole('button', { name: 'Auf alle aufteilen' }).click()
  const first = sums.getByRole('group', { name: /^Person 1/ })
  const less = first.getByRole('button', { name: 'Suppe weniger' })
  await less.scrollIntoViewIfNeeded()

  const [name, button] = [await first.getByText('Suppe').boundingBox(), await less.boundingBox()]
  expect(name?.y).toBeGreaterThan(button?.y ?? 0)
  await expect(less).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
})
