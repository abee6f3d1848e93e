import { expectAccessible } from '#storefront/e2e/accessibility.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { countOf, gridOf, kit, openKit, rowOf } from './kit-page.ts'

const widths = [390, 820, 1440]

for (const width of widths) {
  test(`every part can be read in both colour settings, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openKit(page)
    await expect(rowOf(page, 1)).toBeVisible()

    for (const theme of ['light', 'dark']) {
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme
      }, theme)
      await expectAccessible(page)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}

test('what is open beside the table leaves it to be worked in, and closes by Escape and by going back', async ({
  page,
}) => {
  await openKit(page)
  await rowOf(page, 2).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Bestellung 2' })
  await expect(panel.getByRole('heading', { name: 'Bestellung 2' })).toBeFocused()
  await expect(page).toHaveURL(/offen=order-2/)
  await rowOf(page, 3).click()
  await expect(page.getByRole('dialog', { name: 'Bestellung 3' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rowOf(page, 3)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Bestellung 3' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`${kit}?offen=order-5`)
  await expect(page.getByRole('dialog', { name: 'Bestellung 5' })).toBeVisible()
})

test('on a telephone records are cards, and what is open lies above them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openKit(page)
  await expect(rowOf(page, 1)).toContainText('Anna Berger')
  const [first, second] = [await rowOf(page, 1).boundingBox(), await rowOf(page, 2).boundingBox()]
  expect(second?.y ?? 0).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0) - 1)
  // The head is only told: what it does elsewhere is above the cards.
  await expect(gridOf(page).getByRole('columnheader', { name: 'Summe' })).toHaveCount(1)
  await expect(gridOf(page).getByRole('columnheader').getByRole('button')).toHaveCount(0)
  const all = page.getByRole('checkbox', { name: 'Alle auswählen' })
  await all.check()
  await expect(countOf(page)).toHaveText('10.000 ausgewählt')
  await all.uncheck()
  await rowOf(page, 1).click()
  const panel = page.getByRole('dialog', { name: 'Bestellung 1' })
  await expect(panel).toBeVisible()
  await expectAccessible(page)
  expect(await panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('what cannot be taken back asks for a reason first, and says what is wrong with it', async ({
  page,
}) => {
  await openKit(page)
  const reject = page.getByRole('button', { name: 'Ablehnen …' })
  await reject.press('Enter')
  const asking = page.getByRole('alertdialog', { name: 'Bestellung 17 ablehnen?' })
  await asking.getByRole('button', { name: 'Ablehnen', exact: true }).press('Enter')
  const reason = asking.getByRole('textbox', { name: 'Begründung für den Gast' })
  await expect(reason).toBeFocused()
  await expect(asking.getByText('Bitte geben Sie eine Begründung an.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(asking).toHaveCount(0)
  await expect(reject).toBeFocused()
  await expect(page.getByText('Nicht abgelehnt.')).toBeVisible()

  await reject.press('Enter')
  await asking.getByRole('button', { name: 'Küche überlastet' }).press('Enter')
  await expect(reason).toHaveValue('Küche überlastet')
  await asking.getByRole('button', { name: 'Ablehnen', exact: true }).press('Enter')
  await expect(page.getByText('Abgelehnt: Küche überlastet')).toBeVisible()
})

test('a calendar is gone through by arrows, and turned by pages of keys', async ({ page }) => {
  await openKit(page)
  const calendar = page.getByRole('region', { name: 'Dienstplan' })
  await expect(calendar.getByRole('heading', { name: 'KW 48 · 23.–29. November 2026' })).toBeVisible()
  const tuesday = calendar.getByRole('group', { name: 'Di 24.11.' })
  const [anna, juergen] = [/Anna Berger.*10:00–16:00/, /Jürgen Öhler.*11:00–14:00/].map((name) =>
    tuesday.getByRole('button', { name }),
  )
  const [left, right] = [await anna?.boundingBox(), await juergen?.boundingBox()]
  expect(right?.x ?? 0).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0) - 1)

  await calendar.getByRole('group', { name: 'Mo 23.11.' }).getByRole('button').focus()
  await page.keyboard.press('ArrowRight')
  await expect(anna ?? calendar).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(juergen ?? calendar).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Geöffnet: Zoë Fink')).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(
    calendar.getByRole('heading', { name: 'KW 49 · 30. November – 6. Dezember 2026' }),
  ).toBeVisible()
  await expect(page).toHaveURL(/tag=2026-12-03|tag=2026-12-01/)

  await calendar.getByRole('button', { name: 'Heute' }).press('Enter')
  await calendar.getByRole('button', { name: 'Tag', exact: true }).press('Enter')
  await expect(calendar.getByRole('heading', { name: 'Dienstag, 24. November 2026' })).toBeVisible()
  await expect(calendar.getByRole('group', { name: 'Service' }).getByRole('button')).toHaveCount(1)
})

test('paper gets the table as a whole, without the panel around it', async ({ page }) => {
  await openKit(page, '?suche=Berger&stand=awaiting')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))

  await expect(page.getByText(/^Gedruckt am \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr$/)).toBeVisible()
  await expect(page.getByText('Suche: „Berger“ · Stand: Wartet')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Bereiche' })).toHaveCount(0)
  await expect(page.getByText('Woraus eigene Ansichten bestehen')).toBeHidden()
  const rows = Number(await gridOf(page).getAttribute('aria-rowcount'))
  await expect(gridOf(page).getByRole('row')).toHaveCount(rows)
})

test('the table and the calendar are shown in whatever becomes of the call for their data', async ({
  page,
}) => {
  await openKit(page)
  const states = page.getByRole('region', { name: 'Tabelle und Kalender in jedem Zustand' })
  await expect(states.getByText('Keine Bestellungen')).toBeVisible()
  await expect(states.getByRole('region', { name: 'Plan, leer' })).toBeVisible()
  await expect(states.getByRole('alert')).toHaveCount(2)
  await expect(states.getByText('Nicht auf dem neuesten Stand.')).toHaveCount(2)
  await states
    .getByRole('alert')
    .first()
    .getByRole('button', { name: 'Noch einmal versuchen' })
    .press('Enter')

  await expect(states.getByText('1 Mal neu geladen')).toBeVisible()
})
