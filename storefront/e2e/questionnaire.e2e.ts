import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { answersTo, ask, dialog, goOn, heading, introduce, press, questions, rate } from './questionnaire.ts'
import { remember } from './remember.ts'

test('a client answers step by step, goes back by the browser and loses nothing by a reload', {
  tag: '@everywhere',
}, async ({ page, staff }) => {
  const asked = await ask(staff)
  await page.goto(asked.path)
  await expect(page).toHaveTitle(/^Nach dem Auftrag - /)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  await press(page, 'Zu den Fragen')
  await expect(page.getByText('Bitte füllen Sie dieses Feld aus.')).toHaveCount(3)
  await expect(page.getByLabel('Firma oder Name')).toBeFocused()
  await introduce(page)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Frage 1 von 3')).toBeVisible()
  await press(page, 'Weiter')
  await expect(page.getByText('Bitte geben Sie eine Bewertung ab.')).toBeVisible()
  await rate(page, 'Daumen hoch')
  await goOn(page, 'Wie pünktlich waren wir?')
  await expect(page.getByText('Nach der Uhr.')).toBeVisible()
  await rate(page, '2')
  await press(page, 'Weiter')
  await expect(page.getByText('Bitte schreiben Sie einen Kommentar.')).toBeVisible()
  await page.getByLabel('Kommentar').fill('Zu spät')

  await page.goBack()
  await expect(heading(page)).toHaveText('Wie sauber war es?')
  await press(page, 'Zurück')
  await expect(page.getByLabel('Ansprechperson')).toHaveValue('Anna Auer')
  await page.goForward()
  await expect(heading(page)).toHaveText('Wie sauber war es?')
  await page.goForward()
  await expect(heading(page)).toHaveText('Wie pünktlich waren wir?')
  await page.reload()
  await expect(heading(page)).toHaveText('Wie pünktlich waren wir?')
  await expect(page.getByRole('radio', { name: '2 von 5' })).toBeChecked()
  await goOn(page, 'Was noch?')
  await page.getByPlaceholder('Ihr Wunsch').fill('Danke')
  await press(page, 'Absenden')

  const sent = dialog(page, 'Vielen Dank!')
  await expect(sent).toContainText('Wir lesen alles.')
  await sent.getByRole('button', { name: 'Schließen' }).last().click()
  await expect(heading(page)).toHaveText('Ihre Antworten sind angekommen')
  expect(await answersTo(staff, asked)).toMatchObject([
    {
      clientName: 'Auer GmbH',
      contactName: 'Anna Auer',
      service: 'Fassade',
      rating: 3.5,
      content: [
        { question: 'Wie sauber war es?', rating: 5 },
        { question: 'Wie pünktlich waren wir?', rating: 2, comment: 'Zu spät' },
        { question: 'Was noch?', comment: 'Danke' },
      ],
    },
  ])
  await page.reload()
  await expect(page.getByLabel('Firma oder Name')).toHaveValue('')
})

test('what is begun is discarded at the first step, once the client has said so', async ({ page, staff }) => {
  await page.goto((await ask(staff)).path)
  await introduce(page)
  await press(page, 'Zurück')
  await press(page, 'Verwerfen')
  await press(page, 'Nein, behalten')
  await expect(page.getByLabel('Leistung')).toHaveValue('Fassade')

  await press(page, 'Verwerfen')
  await press(page, 'Ja, verwerfen')
  await expect(page.getByLabel('Leistung')).toHaveValue('')
  await expect(heading(page)).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Leistung')).toHaveValue('')
})

for (const theme of ['white', 'black']) {
  test(`axe finds nothing on an anonymous questionnaire in ${theme}, at any step`, {
    tag: '@everywhere',
  }, async ({ page, staff }) => {
    await remember(page, 'localStorage', 'theme', theme)
    const asked = await ask(staff, { isAnonymous: true, content: { body: questions.slice(0, 1) } })
    await page.goto(asked.path)
    await expect(heading(page)).toHaveText('Sie bleiben anonym')
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expectAccessible(page)

    await press(page, 'Zu den Fragen')
    await press(page, 'Absenden')
    await expect(page.getByText('Bitte geben Sie eine Bewertung ab.')).toBeVisible()
    await expectAccessible(page)
    await rate(page, 'Daumen hoch')
    await press(page, 'Absenden')
    await expect(dialog(page, 'Vielen Dank!')).toBeVisible()
    await expectAccessible(page)
    expect(await answersTo(staff, asked)).toMatchObject([{ clientName: 'Anonym', rating: 5 }])
  })
}

test('a questionnaire that is not there, or no longer public, answers 404 in German', async ({
  page,
  staff,
}) => {
  const closed = await ask(staff, { isPublic: false })
  for (const path of [
    closed.path,
    `/questionnaires/${'a'.repeat(40)}`,
    `/questionnaires/${'x'.repeat(90)}`,
  ]) {
    const answer = await page.goto(path)

    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(page.getByText('Leider wurde die angeforderte Seite nicht gefunden.')).toBeVisible()
  }
})
