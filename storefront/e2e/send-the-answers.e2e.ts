import { expect, test } from './fixtures.ts'
import { answerAll, answersTo, ask, dialog, goOn, heading, press, questions } from './questionnaire.ts'

test('answers whose arrival is unknown are sent again and kept once', { tag: '@chromium' }, async ({
  page,
  staff,
}) => {
  const asked = await ask(staff)
  await page.goto(asked.path)
  await answerAll(page)
  let isLineCut = true
  const wait = Promise.withResolvers<void>()
  await page.route('**/api/questionnaire-submissions', async (route) => {
    if (!isLineCut) return route.continue()
    await Promise.all([route.fetch(), wait.promise])
    return route.abort('connectionreset')
  })
  await press(page, 'Absenden')
  await expect(dialog(page, 'Wird gesendet')).toBeVisible()
  wait.resolve()
  const failed = dialog(page, 'Das hat leider nicht geklappt')
  await expect(failed).toContainText('Ein unbekannter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.')
  await press(page, 'Angaben ändern')
  await expect(page.getByLabel('Ihre Antwort')).toHaveValue('Danke')

  // Also by a page that was loaded anew meanwhile.
  await page.reload()
  isLineCut = false
  await press(page, 'Absenden')
  await expect(dialog(page, 'Vielen Dank!')).toBeVisible()
  expect(await answersTo(staff, asked)).toHaveLength(1)
})

test('without a connection the steps go on, and sending waits for it', { tag: '@chromium' }, async ({
  page,
  context,
  staff,
}) => {
  const asked = await ask(staff)
  await page.goto(asked.path)
  await context.setOffline(true)
  await answerAll(page)
  await press(page, 'Absenden')
  const failed = dialog(page, 'Das hat leider nicht geklappt')
  await expect(failed).toContainText('Sie sind offline. Bitte überprüfen Sie Ihre Internetverbindung.')

  await context.setOffline(false)
  await failed.getByRole('button', { name: 'Erneut versuchen' }).dblclick()
  await expect(dialog(page, 'Vielen Dank!')).toBeVisible()
  expect(await answersTo(staff, asked)).toHaveLength(1)
})

test('questions that were changed meanwhile are asked again, and the other answers stay', async ({
  page,
  staff,
}) => {
  const asked = await ask(staff)
  await page.goto(asked.path)
  await answerAll(page)
  const [clean, , more] = questions
  const friendly = { type: 'comment', value: { question: 'Wie freundlich waren wir?' } }
  await staff.patch(`/questionnaires/${asked.id}`, { content: { body: [clean, friendly, more] } })
  await press(page, 'Absenden')
  await expect(dialog(page, 'Das hat leider nicht geklappt')).toContainText('inzwischen geändert')
  await press(page, 'Angaben ändern')

  await expect(heading(page)).toHaveText('Wie freundlich waren wir?')
  await page.getByLabel('Ihre Antwort').fill('Sehr')
  await goOn(page, 'Was noch?')
  await press(page, 'Absenden')
  await expect(dialog(page, 'Vielen Dank!')).toBeVisible()
  expect(await answersTo(staff, asked)).toMatchObject([
    { content: [{ rating: 5 }, { comment: 'Sehr' }, { comment: 'Danke' }] },
  ])
})
