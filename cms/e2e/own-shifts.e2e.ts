import { isoDayOf } from '#domain/time/calendar-day.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import { expectAccessibleInBoth } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { BackOffice } from './back-office.ts'
import { plan, publish } from './plan-page.ts'
import { engage, timeZone } from './team-of-kitchen.ts'

const inDays = (days: number) => isoDayOf(localDayAt(Date.now(), timeZone) + days)

test('a shift is offered, taken and given back by the people themselves, on their telephones and by keyboard', {
  tag: '@chromium',
}, async ({ page, browser, staff, kitchen }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const anna = await engage(staff, kitchen.id, { firstName: 'Anna' })
  const bela = await engage(staff, kitchen.id, { firstName: 'Bela' })
  await plan(staff, kitchen.id, anna, inDays(3))
  await plan(staff, kitchen.id, null, inDays(4))
  await publish(staff, kitchen.id, inDays(1), inDays(6))
  await new BackOffice(page, anna).returnSignedIn()
  await page.goto('/backend/schichten')
  const own = page.getByRole('region', { name: 'Nächste Schichten' }).getByRole('listitem')
  await expect(own).toContainText(/10:00–18:00.*Service/)
  await expectAccessibleInBoth(page, 'own shifts')

  await own.getByRole('button', { name: 'Abgeben' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Schicht abgeben' })
  await form.getByLabel('An wen').selectOption({ label: 'Bela Auer' })
  await form.getByLabel('Nachricht').fill('Zahnarzt')
  await expectAccessibleInBoth(page, 'giving a shift away')
  await form.getByLabel('Nachricht').press('Enter')
  await expect(form).toHaveCount(0)
  await expect(own).toContainText('Gesucht')

  const belas = await (await browser.newContext({ viewport: { width: 820, height: 1180 } })).newPage()
  await new BackOffice(belas, bela).returnSignedIn()
  await belas.goto(new URL('/backend/schichten', page.url()).href)
  const offered = belas.getByRole('region', { name: 'Angeboten' }).getByRole('listitem')
  await expect(offered).toContainText('Anna Auer bietet sie Ihnen an: „Zahnarzt“')
  await expectAccessibleInBoth(belas, 'an offered shift')
  await offered.getByRole('button', { name: 'Annehmen' }).press('Enter')
  await expect(belas.getByText('Angenommen. Die Leitung entscheidet.')).toBeVisible()
  await expect(offered).toHaveCount(0)
  const open = belas.getByRole('region', { name: 'Offene Schichten' }).getByRole('listitem')
  await open.getByRole('button', { name: 'Übernehmen' }).press('Enter')
  await expect(open).toContainText('Wartet auf Leitung')
  await open.getByRole('button', { name: 'Zurückziehen' }).press('Enter')
  await expect(open.getByRole('button', { name: 'Übernehmen' })).toBeVisible()
  await belas.context().close()

  await page.reload()
  await expect(own).toContainText('Wartet auf Leitung')
  await own.getByRole('button', { name: 'Zurückziehen' }).press('Enter')
  await expect(own.getByRole('button', { name: 'Abgeben' })).toBeVisible()
})

test('the address of the own calendar is shown once, works, and is taken back', { tag: '@chromium' }, async ({
  page,
  staff,
  kitchen,
}) => {
  const anna = await engage(staff, kitchen.id, { firstName: 'Anna' })
  await plan(staff, kitchen.id, anna, inDays(3))
  await publish(staff, kitchen.id, inDays(1), inDays(6))
  await new BackOffice(page, anna).returnSignedIn()
  await page.goto('/backend/schichten')
  const calendar = page.getByRole('region', { name: 'Kalender' })
  await calendar.getByRole('button', { name: 'Adresse erstellen' }).press('Enter')
  const address = await calendar.getByLabel('Adresse, nur jetzt zu sehen').inputValue()
  expect(await (await page.request.get(address)).text()).toContain('BEGIN:VEVENT')
  await expectAccessibleInBoth(page, 'the address of a calendar')

  await page.reload()
  await expect(calendar.getByRole('textbox')).toHaveCount(0)
  await calendar.getByRole('button', { name: 'Adresse ungültig machen' }).press('Enter')
  await expect(page.getByText('Die Adresse gilt nicht mehr.')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})
