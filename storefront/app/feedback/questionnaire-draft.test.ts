import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { PublicQuestionnaire } from '#domain/feedback/feedback-calls.contract.ts'
import { type Draft, emptyDraft, keepDraft, keptDraft, requestOf } from './questionnaire-draft.ts'

const asking = (...questions: string[]): PublicQuestionnaire => ({
  id: 'q',
  publicHash: 'a'.repeat(40),
  version: 'v1',
  name: 'Nach dem Auftrag',
  content: { body: questions.map((question) => ({ type: 'rating', value: { question } })) },
})
const auer: Draft = {
  clientName: 'Auer GmbH ',
  contactName: 'Anna Auer',
  service: 'Fassade',
  content: [{ rating: 5 }, { rating: 2, comment: 'Zu spät' }],
  key: 'schluessel',
}
const questionnaire = asking('Wie sauber?', 'Wie pünktlich?')

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a draft', () => {
  it('comes back as it was left, under the address of its questionnaire', () => {
    keepDraft(questionnaire, auer)

    expect(keptDraft(questionnaire)).toEqual(auer)
    expect(keptDraft({ ...questionnaire, publicHash: 'b'.repeat(40) })).toEqual(emptyDraft)
  })

  it('is gone once nothing is left of it', () => {
    keepDraft(questionnaire, auer)
    keepDraft(questionnaire, { ...emptyDraft, content: [{}, { comment: '' }] })

    expect(sessionStorage.getItem(`questionnaire:${questionnaire.publicHash}`)).toBeNull()
  })

  it('follows its questions when they are moved, leaves those that are gone, and is another one to the server', () => {
    keepDraft(questionnaire, auer)

    expect(keptDraft(asking('Wie freundlich?', 'Wie sauber?'))).toEqual({
      ...auer,
      content: [{}, { rating: 5 }],
      key: null,
    })
  })

  it.each(['kein JSON', '"Text"', '{"content":[{"rating":9,"comment":7}],"questions":3,"clientName":[]}'])(
    'that was written as %s is begun anew',
    (text) => {
      sessionStorage.setItem(`questionnaire:${questionnaire.publicHash}`, text)

      expect(keptDraft(questionnaire)).toMatchObject({ clientName: '', key: null })
      expect(keptDraft(questionnaire).content.flatMap(Object.keys)).toEqual([])
    },
  )

  it('is sent with one answer for each question, and without names where none are asked for', () => {
    expect(requestOf(questionnaire, auer)).toEqual({
      questionnaire: { publicHash: questionnaire.publicHash },
      version: 'v1',
      clientName: 'Auer GmbH',
      contactName: 'Anna Auer',
      service: 'Fassade',
      content: auer.content,
    })
    expect(requestOf({ ...questionnaire, isAnonymous: true }, { ...auer, content: [] })).toMatchObject({
      clientName: '',
      contactName: '',
      service: '',
      content: [{}, {}],
    })
  })
})
