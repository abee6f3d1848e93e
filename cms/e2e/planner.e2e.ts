import { monthsAway } from '#domain/time/calendar-month.ts'
import { dayAfter } from '#domain/time/iso-week.ts'
import { administrator } from '#scripts/testing/administrator.ts'
import { signIn } from '#scripts/testing/staff.ts'
import { expectAccessible, expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { cellOf, openPlan, plan, planOf, publish } from './plan-page.ts'
import { watchTable } from './watch-table.ts'
import { engage, lastMonth, mondayOf } from './team-of-kitchen.ts'

const monday = mondayOf(monthsAway(lastMonth, 2))
const tuesday = dayAfter(monday, 1)
const sunday = dayAfter(monday, 6)

test('a week is planned, carried, stretched, published and taken back by keyboard alone', {
  tag: '@chromium',
}, async ({ page, staff, kitchen }) => {
  const anna = await engage(staff, kitchen.id, { firstName: 'Anna' })
  const bela = await engage(staff, kitchen.id, { firstName: 'Bela' })
  await openPlan(page, administrator, { branch: kitchen.id, day: monday })
  await expectAccessibleInBoth(page, 'a week without shifts')
  await page.getByLabel('Einsatz').press('Tab')
  await expect(cellOf(page, 'offen', monday).getByRole('button')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  const form = page.getByRole('dialog', { name: 'Neue Schicht' })
  await expect(form.getByLabel('Person')).toHaveValue(anna.id)
  await expectAccessibleInBoth(page, 'a new shift')
  await form.getByLabel('Von').fill('9:61')
  await form.getByLabel('Von').press('Enter')
  await expect(form.getByRole('alert')).toContainText('Zeiten wie 10:00')
  await form.getByLabel('Von').fill('10:00')
  await form.getByLabel('Einsatz als').fill('Service')
  await form.getByLabel('Einsatz als').press('Enter')
  await expect(form).toHaveCount(0)
  const shift = planOf(page).getByRole('button', { name: /^(Anna|Bela) Auer, 1\d:\d\d–/ })
  await expect(shift).toHaveAccessibleName(/^Anna Auer, 10:00–18:00 Service Entwurf$/)

  // From where another one would be planned to the one that stands there.
  await expect(cellOf(page, anna.id, monday).getByRole('button', { name: /Schicht planen/ })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press(' ')
  const said = page.locator('[aria-live="assertive"]').filter({ hasText: 'Auer' })
  await expect(said).toHaveText(/^Aufgenommen\. Anna Auer, Montag .*, 10:00 bis 18:00$/)
  for (const key of ['ArrowDown', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight'])
    await page.keyboard.press(key)
  await expect(said).toHaveText(/^Bela Auer, Dienstag .*, 10:00 bis 18:30$/)
  await page.keyboard.press(' ')
  await expect(cellOf(page, bela.id, tuesday).locator('[data-shift]')).toBeFocused()
  await expect(shift).toHaveAccessibleName(/^Bela Auer, 10:00–18:30/)
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible()
  await expectAccessibleInBoth(page, 'a week with a draft')

  await page.getByRole('button', { name: 'Veröffentlichen (1)' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 Person erhält eine E-Mail')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Veröffentlichen' }).press('Enter')
  await expect(page.getByText('1 Schicht veröffentlicht, 1 Person benachrichtigt.')).toBeVisible()
  await expect(shift).toHaveAccessibleName(/Veröffentlicht/)

  await shift.press('Delete')
  await expect(shift).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).last().press('Enter')
  await expect(shift).toHaveAccessibleName(/^Bela Auer, 10:00–18:30 Service Entwurf$/)
})

test('a shift follows the mouse without anything of the table being drawn anew', {
  tag: '@chromium',
}, async ({ page, staff, kitchen }) => {
  const [anna, bela] = [
    await engage(staff, kitchen.id, { firstName: 'Anna' }),
    await engage(staff, kitchen.id, { firstName: 'Bela' }),
  ]
  const { id } = await plan(staff, kitchen.id, anna, monday)
  await openPlan(page, administrator, { branch: kitchen.id, day: monday })
  const bar = page.locator(`[data-shift="${id}"]`)
  const [from, to] = [await bar.boundingBox(), await cellOf(page, bela.id, tuesday).boundingBox()]
  if (!from || !to) throw new Error('nothing to drag')

  const steps = 40
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  // The press alone gives it the focus.
  await page.mouse.down()
  const seen = await watchTable(page)
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps })
  await expect(cellOf(page, bela.id, tuesday)).toHaveAttribute('data-target', '')
  const { moves, marks, others, nodes } = await seen()
  await page.mouse.up()

  expect(moves).toBeGreaterThanOrEqual(steps)
  // The bar as it is taken up, and of each of the few cells below its way that it is the one, and is not any more.
  expect(marks).toBeLessThanOrEqual(1 + 2 * 4)
  expect(others).toEqual([])
  // What follows the mouse, once.
  expect(nodes).toEqual(['DIV'])
  await expect(cellOf(page, bela.id, tuesday).locator('[data-shift]')).toHaveAccessibleName(/10:00–18:00/)
  // It stays where it is once the server has it.
  await page.getByRole('button', { name: 'Rückgängig' }).last().waitFor()

  const moved = await cellOf(page, bela.id, tuesday).locator('[data-shift] [data-end="to"]').boundingBox()
  if (!moved) throw new Error('nothing to stretch')
  await page.mouse.move(moved.x + moved.width / 2, moved.y + moved.height / 2)
  await page.mouse.down()
  // Four quarters of an hour.
  await page.mouse.move(moved.x + moved.width / 2 + 24, moved.y + moved.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect(page.locator(`[data-shift="${id}"]`)).toHaveAccessibleName(/10:00–19:00/)
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await expect(page.locator(`[data-shift="${id}"]`)).toHaveAccessibleName(/10:00–18:00/)
})

test('two people swap a shift, whoever leads sees it as it happens and decides', {
  tag: '@chromium',
}, async ({ page, staff, kitchen }) => {
  const anna = await engage(staff, kitchen.id, { firstName: 'Anna' })
  const bela = await engage(staff, kitchen.id, { firstName: 'Bela' })
  const { id } = await plan(staff, kitchen.id, anna, tuesday)
  await publish(staff, kitchen.id, monday, sunday)
  await openPlan(page, administrator, { branch: kitchen.id, day: monday })
  const swaps = page.getByRole('region', { name: 'Tausch und offene Schichten' })
  await expect(swaps).toHaveCount(0)

  const [annas, belas] = [await signIn(staff.origin, anna), await signIn(staff.origin, bela)]
  const note = 'Zahnarzt'
  const swap = await annas.post<{ id: string }>('/shift-swaps/begin', { shift: id, note })
  await expect(swaps.getByRole('listitem')).toContainText(/Anna Auer sucht jemanden.*„Zahnarzt“.*Gesucht/)
  await belas.post(`/shift-swaps/${swap.id}/accept`, {})
  await expect(swaps.getByRole('listitem')).toContainText(/Anna Auer gibt an Bela Auer.*Wartet auf Leitung/)
  await expectAccessibleInBoth(page, 'a swap that waits')

  await swaps.getByRole('button', { name: 'Genehmigen: Anna Auer gibt an Bela Auer' }).press('Enter')
  await expect(page.getByText('Der Tausch ist genehmigt.')).toBeVisible()
  await expect(swaps).toHaveCount(0)
  await expect(cellOf(page, bela.id, tuesday).locator('[data-shift]')).toBeVisible()

  const { url } = await belas.post<{ url: string }>('/working-schedules/calendar', {})
  const calendar = await page.request.get(url)
  expect(await calendar.text()).toContain('BEGIN:VEVENT')
})

test('a week is filled by a template and copied on, and what is missing is said', {
  tag: '@chromium',
}, async ({ page, staff, kitchen }) => {
  const times = { branch: kitchen.id, position: 'Service', from: '10:00', to: '18:00' }
  await staff.create('staffing-needs', { ...times, count: 1, weekdays: ['monday', 'tuesday'] })
  await staff.create('shift-templates', { ...times, name: 'Tag', breakMinutes: 30, weekdays: ['monday'] })
  const anna = await engage(staff, kitchen.id, { firstName: 'Anna' })
  await openPlan(page, administrator, { branch: kitchen.id, day: monday })
  const need = page.getByRole('row').filter({ hasText: 'Bedarf' })
  await expect(need.getByRole('gridcell').last()).toHaveText('2 Lücken')

  await page.getByLabel('Vorlage anwenden').selectOption({ label: 'Tag, 10:00–18:00, Service' })
  await expect(cellOf(page, 'offen', monday).locator('[data-shift]')).toBeVisible()
  // An open shift is nobody's yet.
  await expect(need.getByRole('gridcell').last()).toHaveText('2 Lücken')
  await cellOf(page, 'offen', monday).locator('[data-shift]').click()
  const form = page.getByRole('dialog', { name: 'Schicht' })
  await form.getByLabel('Person').selectOption(anna.id)
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(need.getByRole('gridcell').last()).toHaveText('1 Lücke')
  await expect(page.getByText(/^Lohnkosten/)).toBeVisible()

  await page.getByRole('button', { name: 'Woche kopieren' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kopieren' }).click()
  await expect(page.getByText('Eine Schicht ist geplant.').last()).toBeVisible()
  await page.getByRole('button', { name: 'Woche danach' }).click()
  await expect(cellOf(page, anna.id, dayAfter(monday, 7)).locator('[data-shift]')).toBeVisible()
  await page.getByLabel('Zeilen').selectOption({ label: 'Einsatzbereiche' })
  await expect(planOf(page).getByRole('rowheader', { name: 'Service' })).toBeVisible()

  await page.getByLabel('Zeitraum').selectOption({ label: 'Monat' })
  await expect(page.getByRole('columnheader')).toHaveCount(
    2 + new Date(Number(monday.slice(0, 4)), Number(dayAfter(monday, 7).slice(5, 7)), 0).getDate(),
  )
  await expectAccessibleInBoth(page, 'a month by posts')
})

test('on a phone a day is a list, and a shift is planned with the thumb', { tag: '@phone' }, async ({
  page,
  staff,
  kitchen,
}) => {
  const anna = await engage(staff, kitchen.id, { firstName: 'Anna' })
  await plan(staff, kitchen.id, anna, monday)
  await openPlan(page, administrator, { branch: kitchen.id, day: monday })
  await expect(planOf(page).getByRole('listitem')).toHaveCount(7)
  await expect(
    planOf(page).getByRole('button', { name: /^10:00–18:00 Anna Auer Service Entwurf$/ }),
  ).toBeVisible()
  await expectAccessibleInBoth(page, 'a week as a list')
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)

  await planOf(page).getByRole('listitem').last().getByRole('button').click()
  const form = page.getByRole('dialog', { name: 'Neue Schicht' })
  await form.getByLabel('Person').selectOption(anna.id)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Planen' }).click()
  await expect(planOf(page).getByRole('button', { name: /^10:00–18:00 Anna Auer/ })).toHaveCount(2)
})
