import { readFile } from 'node:fs/promises'

import { expect, test } from '#storefront/e2e/fixtures.ts'

import { countOf, gridOf, kit, openKit, rowOf } from './kit-page.ts'

test('a table of 10,000 rows is worked through by keys alone', async ({ page }) => {
  await openKit(page)
  await expect(countOf(page)).toHaveText('10.000 Einträge')
  await rowOf(page, 1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(rowOf(page, 2)).toBeFocused()
  await page.keyboard.press('End')
  await expect(rowOf(page, 10_000)).toBeFocused()
  await expect(rowOf(page, 10_000)).toBeInViewport()
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '10001')
  expect(await gridOf(page).getByRole('row').count()).toBeLessThan(100)
  await page.keyboard.press('Home')
  await expect(rowOf(page, 1)).toBeFocused()

  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(countOf(page)).toHaveText('3 ausgewählt')
  await expect(rowOf(page, 2)).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Ablegen' }).click()
  await expect(countOf(page)).toHaveText('9.997 Einträge')
  await expect(rowOf(page, 3)).toBeFocused()

  // What was done is taken back by keys as well: the messages are one shortcut away.
  await page.keyboard.press('Alt+KeyT')
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(countOf(page)).toHaveText('10.000 Einträge')
})

test('a press on a title sorts by it, up, down and back, and the address says so', async ({ page }) => {
  await openKit(page)
  const head = gridOf(page).getByRole('columnheader', { name: 'Summe' })
  await expect(head).toHaveAttribute('aria-sort', 'none')
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/sort=total$/)
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(rowOf(page, 1)).toContainText('94,80')
  await page.reload()
  await expect(rowOf(page, 1)).toContainText('94,80')
  await head.getByRole('button').press('Enter')
  await expect(page).toHaveURL(/\/kit$/)
})

test('which columns are shown is remembered, and there from the first paint on', async ({ office }) => {
  const { page } = office
  await openKit(page, '', office)
  const head = gridOf(page).getByRole('columnheader', { name: 'Art' })
  await page.getByRole('region', { name: 'Bestellungen' }).getByRole('button', { name: 'Spalten' }).click()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/desk-columns-kit'))
  const choice = page.getByRole('checkbox', { name: 'Art', exact: true })
  await choice.press('Space')
  await kept
  await expect(head).toHaveCount(0)

  const html = await (await page.request.get(kit)).text()
  expect(html).toMatch(/role="columnheader"[^>]*>\s*<button[^>]*>Gast/)
  expect(html).not.toMatch(/role="columnheader"[^>]*>\s*<button[^>]*>Art/)
  await page.reload()
  await expect(gridOf(page).getByRole('columnheader', { name: 'Gast' })).toBeVisible()
  await expect(head).toHaveCount(0)
})

test('a table leaves as a German spreadsheet reads it, without anything that it would run', async ({
  page,
}) => {
  await openKit(page, '?suche=SUMME&sort=number')
  const leaving = page.waitForEvent('download')
  await page.getByRole('region', { name: 'Bestellungen' }).getByRole('button', { name: 'CSV' }).click()
  const file = await leaving

  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(file.suggestedFilename()).toBe('kit.csv')
  expect(lines[0]).toBe('\uFEFFNummer;Gast;Art;Stand;Summe;Bestellt')
  expect(lines[1]).toMatch(/^\d+;'=SUMME\(A1\);[^;]+;[^;]+;\d+,\d\d;\d\d\.\d\d\.2026 \d\d:\d\d$/)
})

test('filters are in the address: to reload, to send, to go back through, and to take away', async ({
  page,
}) => {
  await openKit(page)
  const search = page.getByRole('searchbox', { name: 'Suche nach Gast oder Nummer' })
  await page.getByRole('combobox', { name: 'Stand' }).selectOption({ label: 'Wartet' })
  await expect(page).toHaveURL(/stand=awaiting/)
  await expect(countOf(page)).toHaveText('2.000 Einträge')
  await search.pressSequentially('Berger')
  await expect(page).toHaveURL(/suche=Berger/)
  await expect(search).toHaveValue('Berger')
  // The address is there a moment before the rows.
  await expect(countOf(page)).not.toHaveText('2.000 Einträge')
  const found = await countOf(page).textContent()
  await page.reload()
  await expect(countOf(page)).toHaveText(String(found))
  await expect(search).toHaveValue('Berger')

  // Typing leaves no steps behind: back is before the choice of the status.
  await page.goBack()
  await expect(search).toHaveValue('')
  await expect(countOf(page)).toHaveText('10.000 Einträge')
  await page.goForward()
  await expect(search).toHaveValue('Berger')
  await page.getByRole('button', { name: 'Stand: Wartet, entfernen' }).press('Enter')
  await expect(page).toHaveURL(/kit\?suche=Berger$/)

  await page.goto(`${kit}?stand=awaiting&suche=gibt-es-nicht`)
  await expect(page.getByText('Nichts gefunden')).toBeVisible()
  await page.getByRole('button', { name: 'Alle entfernen' }).click()
  await expect(countOf(page)).toHaveText('10.000 Einträge')
})

test('the title of figures ends where they do', async ({ page }) => {
  await openKit(page)
  await rowOf(page, 1).waitFor()
  const apart = () =>
    gridOf(page).evaluate((grid) => {
      const [title = 0, figure = 0] = ['button', '[class*="value"]'].map((part) => {
        const text = document.createRange()
        text.selectNodeContents(grid.querySelector(`[data-figure] ${part}`)?.firstChild ?? grid)
        return text.getBoundingClientRect().right
      })
      return Math.abs(title - figure)
    })

  // Letters may still come, and with them widths.
  await expect.poll(apart).toBeLessThanOrEqual(1)
})
