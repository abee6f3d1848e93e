import type { Staff } from '#scripts/testing/staff.ts'
import { expect, test } from '#storefront/e2e/fixtures.ts'

import { bodyOf, openDraft } from './draft-on-page.ts'

const kindsOf = async (staff: Staff, id: string) =>
  (await bodyOf(staff, id)).map(({ blockType }) => blockType)

test('a page of eight sections is made by mouse, on the page itself', async ({ page, staff }) => {
  const { id, frame } = await openDraft(page, staff)
  const picker = page.getByRole('dialog', { name: 'Abschnitt hinzufügen' })
  const add = async (label: string) => {
    await frame.getByRole('button', { name: 'Abschnitt am Ende hinzufügen' }).click()
    await picker
      .getByRole('option', { name: new RegExp(`^${label}`) })
      .first()
      .click()
    await expect(picker).toHaveCount(0)
  }
  const labels = [
    'Bühne',
    'Inhalt',
    'Zwei Spalten',
    'Bild und Text',
    'Galerie',
    'Kontaktformular',
    'Schaltflächen',
    'Verweis',
  ]
  for (const [index, label] of labels.entries()) {
    await add(label)
    await expect(
      frame.getByRole('toolbar', { name: new RegExp(`^Abschnitt ${index + 1} von ${index + 1}`) }),
    ).toBeAttached()
  }
  const overline = frame.getByText('Überzeile …').first()
  await expect(overline).toHaveCount(0)

  const content = frame.getByRole('toolbar', { name: 'Abschnitt 2 von 8: Inhalt' })
  const words = frame.locator('[data-hint="Überzeile"]').first()
  await words.click()
  await page.keyboard.type('Warum wir')
  await frame.locator('[data-hint="Text"]').nth(1).click()
  await page.keyboard.type('Ein Absatz mit ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('Nachdruck')
  await expect.poll(async () => JSON.stringify((await bodyOf(staff, id))[1])).toContain('"Nachdruck"')
  expect((await bodyOf(staff, id))[1]).toMatchObject({ blockType: 'content', subheadline: 'Warum wir' })
  await expect(page.locator('#content-body-row-1').getByLabel('Überzeile')).toHaveValue('Warum wir')

  // The tools for the text go with whoever writes in it.
  await page.keyboard.press('Escape')
  await words.hover()
  await content.getByRole('button', { name: 'Nach oben' }).click()
  await expect(frame.getByRole('toolbar', { name: 'Abschnitt 1 von 8: Inhalt' })).toBeAttached()
  await words.hover()
  await frame
    .getByRole('toolbar', { name: 'Abschnitt 1 von 8: Inhalt' })
    .getByRole('button', { name: 'Duplizieren' })
    .click()
  await expect(frame.getByText('Warum wir')).toHaveCount(2)
  await words.hover()
  await frame
    .getByRole('toolbar', { name: 'Abschnitt 1 von 9: Inhalt' })
    .getByRole('button', { name: 'Löschen' })
    .click()
  await expect(frame.getByText('Warum wir')).toHaveCount(1)
  await expect
    .poll(() => kindsOf(staff, id))
    .toEqual([
      'content',
      'hero',
      'twoColumns',
      'columnsImageText',
      'gallery',
      'form',
      'buttons',
      'sectionLink',
    ])
})

test('a page of eight sections is made by keyboard alone, and taken back step by step', async ({
  page,
  staff,
}) => {
  const { id, frame } = await openDraft(page, staff)
  const end = frame.getByRole('button', { name: 'Abschnitt am Ende hinzufügen' })
  const search = page.getByRole('combobox', { name: 'Abschnitte durchsuchen' })
  const typed = [
    'Bühne',
    'Inhalt',
    'Zwei Spalten',
    'Galerie',
    'Bild und Text',
    'Kontaktformular',
    'Verweis',
    'Inhalt',
  ]
  for (const [index, label] of typed.entries()) {
    await end.focus()
    await page.keyboard.press('Enter')
    await expect(search).toBeFocused()
    await page.keyboard.type(label)
    await page.keyboard.press('Enter')
    await expect(search).toHaveCount(0)
    await expect(
      frame.getByRole('toolbar', { name: new RegExp(`^Abschnitt \\d von ${index + 1}:`) }),
    ).toHaveCount(index + 1)
  }
  // Whoever has added a section writes in it at once.
  await expect(frame.locator('[data-field]:focus')).toHaveCount(1)
  await page.keyboard.type('Zum Schluss')
  await expect(page.locator('#content-body-row-7')).toContainText('Zum Schluss')
  await page.keyboard.press('Escape')

  const tools = frame.getByRole('toolbar', { name: 'Abschnitt 8 von 8: Inhalt' })
  await tools.getByRole('button', { name: 'Nach oben' }).focus()
  // However fast they follow each other, each is a step of its own.
  const moved = frame.getByRole('toolbar', { name: 'Abschnitt 6 von 8: Inhalt' })
  for (const place of [frame.getByRole('toolbar', { name: 'Abschnitt 7 von 8: Inhalt' }), moved]) {
    await page.keyboard.press('Alt+ArrowUp')
    await expect(place.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Delete')
  await expect(frame.getByRole('toolbar', { name: /^Abschnitt \d von 7/ })).toHaveCount(7)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(moved).toBeAttached()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(frame.getByRole('toolbar', { name: 'Abschnitt 7 von 8: Inhalt' })).toBeAttached()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(moved).toBeAttached()

  await expect
    .poll(() => kindsOf(staff, id))
    .toEqual([
      'hero',
      'content',
      'twoColumns',
      'gallery',
      'columnsImageText',
      'content',
      'form',
      'sectionLink',
    ])
  expect((await bodyOf(staff, id))[5]).toMatchObject({ subheadline: 'Zum Schluss' })

  // However fast keys follow each other, each begins where the one before ended.
  await moved.getByRole('button', { name: 'Nach oben' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(frame.getByRole('toolbar', { name: 'Abschnitt 4 von 8: Inhalt' })).toBeAttached()
  await expect.poll(async () => (await bodyOf(staff, id))[3]).toMatchObject({ subheadline: 'Zum Schluss' })
})

test('the form steps aside for the page, and shows the settings of one section alone', async ({
  page,
  staff,
}) => {
  const { id, frame } = await openDraft(page, staff, [
    { blockType: 'content', id: 'erste', subheadline: 'Ganz oben' },
    { blockType: 'content', id: 'zweite', subheadline: 'Darunter' },
  ])
  const tools = page.getByRole('toolbar', { name: 'Seite bearbeiten' })
  await tools.getByRole('button', { name: 'Formular' }).click()
  await expect(page.locator('#field-name')).toBeHidden()

  await frame.getByText('Darunter').hover()
  const second = frame.getByRole('toolbar', { name: 'Abschnitt 2 von 2: Inhalt' })
  await second.getByRole('button', { name: 'Ausblenden' }).click()
  await expect(second.getByRole('button', { name: 'Ausblenden' })).toHaveAttribute('aria-pressed', 'true')
  await expect(frame.getByText('Besucher sehen diesen Abschnitt nicht').first()).toBeVisible()
  await second.getByRole('button', { name: 'Einstellungen' }).click()
  await expect(page.locator('#content-body-row-1').getByLabel('Überzeile')).toHaveValue('Darunter')
  await expect(page.locator('#content-body-row-0')).toBeHidden()
  await expect(page.locator('#field-name')).toBeHidden()

  await page.locator('#content-body-row-1').getByLabel('Überzeile').fill('Weiter unten')
  await expect(frame.getByText('Weiter unten')).toBeVisible()
  await page.getByRole('button', { name: 'Fertig' }).click()
  await expect(page.locator('#content-body-row-1')).toBeHidden()
  await tools.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(frame.getByText('Darunter')).toBeVisible()
  await expect.poll(() => bodyOf(staff, id)).toMatchObject([{}, { subheadline: 'Darunter', isHidden: true }])
})
