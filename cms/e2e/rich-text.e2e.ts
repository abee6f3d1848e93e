import { AxeBuilder } from '@axe-core/playwright'

import { expect, test } from '#storefront/e2e/fixtures.ts'

import { bodyOf, openDraft } from './draft-on-page.ts'

const text = (...children: object[]) => ({
  root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children },
})
const block = { version: 1, direction: null, format: '', indent: 0 }
const words = (said: string) => [
  { type: 'text', version: 1, text: said, format: 0, detail: 0, mode: 'normal', style: '' },
]
const heading = (tag: string, said: string) => ({ ...block, type: 'heading', tag, children: words(said) })

const body = [
  { blockType: 'content', id: 'oben', text: text(heading('h5', 'Von früher')) },
  {
    blockType: 'faq',
    id: 'fragen',
    text: text(heading('h2', 'Fragen')),
    items: [{ id: 'eins', question: 'Wie lange dauert es?' }],
  },
]

test('a text offers the headings of its place, and a table is written in it cell by cell', async ({
  page,
  staff,
}) => {
  const { id, frame } = await openDraft(page, staff, body)
  const form = page.locator('#content-body-row-1')
  const unwritten = frame.locator('[data-hint="Überzeile"]').first()
  await expect(unwritten).toBeVisible()
  // A mark that the face of a brand draws there leaves the hint its room.
  expect(
    await unwritten.evaluate((line) => Number.parseFloat(getComputedStyle(line, '::before').inlineSize)),
  ).toBeGreaterThan(60)
  const answer = form
    .locator('.rich-text-lexical')
    .filter({ has: page.getByText('Antwort', { exact: true }) })
  await page.getByRole('button', { name: 'Alle ausklappen' }).first().click()
  await form.getByRole('button', { name: 'Alle ausklappen' }).click()
  const levels = async (field: typeof answer) => {
    await field.getByTitle('Textart').click()
    const items = page.locator('.fixed-toolbar__dropdown-items').getByRole('button', { name: /^Überschrift/ })
    await expect(items.first()).toBeVisible()
    const names = await items.allInnerTexts()
    await page.keyboard.press('Escape')
    return names
  }
  expect(await levels(answer)).toEqual(['Überschrift 3', 'Überschrift 4'])

  // Whoever types a level that would be wrong here begins the nearest one.
  const editor = answer.getByRole('textbox', { name: 'Antwort' })
  await editor.click()
  await page.keyboard.type('# Je nach Größe')
  await expect(answer.getByRole('heading', { level: 3 })).toHaveText('Je nach Größe')

  await page.keyboard.press('Enter')
  await answer.getByRole('button', { name: 'Einfügen', exact: true }).click()
  await page.locator('.fixed-toolbar__dropdown-items').getByRole('button', { name: 'Tabelle' }).click()
  const cell = (row: number, column: number) =>
    answer.getByRole('textbox', { name: `Zeile ${row}, Spalte ${column}`, exact: true })
  await expect(cell(1, 1)).toBeFocused()
  await page.keyboard.type('Größe')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Dauer')
  await answer.getByRole('button', { name: 'Spalte danach einfügen' }).click()
  await expect(cell(1, 3)).toBeFocused()
  await answer.getByRole('button', { name: 'Spalte löschen' }).click()
  await answer.getByRole('button', { name: 'Spalte löschen' }).click()
  await cell(2, 1).evaluate((input) => {
    const data = new DataTransfer()
    data.setData('text/plain', 'klein\t2 h\ngroß\t1 Tag\nHalle\t"nach ""Maß"""\n')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(cell(4, 2)).toHaveValue('nach "Maß"')
  await answer.getByLabel('Titel der Tabelle').fill('Dauer nach Größe')
  const found = await new AxeBuilder({ page }).include('#content-body-row-1').setLegacyMode().analyze()
  expect(
    found.violations.flatMap(({ id: rule, nodes }) => nodes.map(({ html }) => `${rule} ${html}`)),
  ).toEqual([])

  const table = {
    type: 'table',
    version: 1,
    caption: 'Dauer nach Größe',
    hasHead: true,
    rows: [
      ['Größe', 'Dauer'],
      ['klein', '2 h'],
      ['groß', '1 Tag'],
      ['Halle', 'nach "Maß"'],
    ],
  }
  const answerSaved = async () => {
    const [, faq] = (await bodyOf(staff, id)) as {
      items?: { answer?: { root: { children: unknown[] } } }[]
    }[]
    return faq?.items?.[0]?.answer?.root.children
  }
  await expect.poll(answerSaved).toContainEqual(table)
  await frame.getByText('Wie lange dauert es?').click()
  await expect(frame.getByRole('table', { name: 'Dauer nach Größe' })).toContainText('nach "Maß"')

  // On the page a text offers the same, besides what it has already, and leaves the table as it is.
  await frame.getByText('Von früher').click()
  await expect(frame.getByRole('button', { name: /^Überschrift/ })).toHaveText(['H1', 'H2', 'H3', 'H4', 'H5'])
  await frame.getByText('Je nach Größe').click()
  await expect(frame.getByRole('button', { name: /^Überschrift/ })).toHaveText(['H3', 'H4'])
  await page.keyboard.press('End')
  await page.keyboard.type(' und Zustand')
  await expect.poll(async () => JSON.stringify(await answerSaved())).toContain('und Zustand')
  expect(await answerSaved()).toContainEqual(table)

  // Whoever opens the form another day finds the table as it was left.
  await page.reload()
  await page.getByRole('button', { name: 'Alle ausklappen' }).first().click()
  await form.getByRole('button', { name: 'Alle ausklappen' }).click()
  await expect(cell(4, 2)).toHaveValue('nach "Maß"')
})
