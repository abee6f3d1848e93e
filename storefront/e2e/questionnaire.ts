import { expect, type Page } from '@playwright/test'

import type { Staff } from '#scripts/testing/staff.ts'

export const questions = [
  { type: 'rating', value: { question: 'Wie sauber war es?', comment: 'optional' } },
  {
    type: 'rating',
    value: { question: 'Wie pünktlich waren wir?', description: 'Nach der Uhr.', comment: 'required' },
  },
  { type: 'comment', value: { question: 'Was noch?', placeholder: 'Ihr Wunsch' } },
]

export interface Asked {
  id: string
  path: string
}

export async function ask(staff: Staff, more: object = {}): Promise<Asked> {
  const id = await staff.create('questionnaires', {
    name: 'Nach dem Auftrag',
    intro: 'Drei kurze Fragen.',
    thankYou: 'Wir lesen alles.',
    isPublic: true,
    content: { body: questions },
    ...more,
  })
  const { publicHash } = await staff.get<{ publicHash: string }>(`/questionnaires/${id}`)
  return { id, path: `/questionnaires/${publicHash}` }
}

export const answersTo = async (staff: Staff, { id }: Asked) => {
  const { docs } = await staff.get<{ docs: object[] }>(
    `/questionnaire-submissions?where[questionnaire][equals]=${id}&depth=0`,
  )
  return docs
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const heading = (page: Page) => page.getByRole('heading', { level: 2 })
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

export async function rate(page: Page, rating: string): Promise<void> {
  await page.getByRole('radiogroup').locator('label').filter({ hasText: rating }).click()
}

export async function introduce(page: Page): Promise<void> {
  await page.getByLabel('Firma oder Name').fill('Auer GmbH')
  await page.getByLabel('Ansprechperson').fill('Anna Auer')
  await page.getByLabel('Leistung').fill('Fassade')
  await press(page, 'Zu den Fragen')
  await expect(heading(page)).toHaveText('Wie sauber war es?')
}

/** Goes on, and waits until it has. */
export async function goOn(page: Page, question: string): Promise<void> {
  await press(page, 'Weiter')
  await expect(heading(page)).toHaveText(question)
}

/** From the first step to the last, which only has to be sent. */
export async function answerAll(page: Page): Promise<void> {
  await introduce(page)
  await rate(page, 'Daumen hoch')
  await goOn(page, 'Wie pünktlich waren wir?')
  await rate(page, '2')
  await page.getByLabel('Kommentar').fill('Zu spät')
  await goOn(page, 'Was noch?')
  await page.getByLabel('Ihre Antwort').fill('Danke')
}
