import { describe, expect, it } from 'vitest'

import {
  answeredQuestions,
  keptClient,
  openStep,
  type Question,
  stepOf,
  submissionProblems,
} from './questionnaire.ts'

const questions: Question[] = [
  { type: 'rating', value: { question: 'Wie sauber war es?', comment: 'optional' } },
  { type: 'rating', value: { question: 'Wie pünktlich waren wir?', comment: 'required' } },
  { type: 'comment', value: { question: 'Was noch?' } },
]
const answers = [{ rating: 5 }, { rating: 2, comment: 'Zu spät' }, { comment: ' Danke ' }]
const given = {
  questionnaire: { publicHash: 'a'.repeat(40) },
  clientName: 'Auer GmbH',
  contactName: 'Anna Auer',
  service: 'Fassade',
  content: answers,
}

const failing = (change: object) =>
  submissionProblems({ content: { body: questions } }, { ...given, ...change }).map(({ field }) => field)

describe('a submission', () => {
  it('is complete with its data, every rating and every comment that is asked for', () => {
    expect(failing({})).toEqual([])
  })

  it.each([
    [{ clientName: ' ' }, ['clientName']],
    [{ service: '', contactName: '' }, ['contactName', 'service']],
    [{ content: [] }, ['content.0.rating', 'content.1.rating', 'content.1.comment', 'content.2.comment']],
    [
      { content: [{ rating: 6 }, { rating: 2, comment: ' ' }, { comment: 'x' }] },
      ['content.0.rating', 'content.1.comment'],
    ],
    [{ content: [...answers, { comment: 'Und noch etwas' }] }, ['content.3']],
  ])('with %j fails at %j', (change, fields) => {
    expect(failing(change)).toEqual(fields)
  })

  it('keeps each answer with its question as it read', () => {
    expect(answeredQuestions(questions, answers)).toEqual([
      { type: 'rating', question: 'Wie sauber war es?', rating: 5, comment: '' },
      { type: 'rating', question: 'Wie pünktlich waren wir?', rating: 2, comment: 'Zu spät' },
      { type: 'comment', question: 'Was noch?', rating: null, comment: 'Danke' },
    ])
  })
})

describe('an anonymous questionnaire', () => {
  const asked = { isAnonymous: true, content: { body: questions } }
  const nobody = { clientName: '', contactName: '', service: '', content: answers }

  it('asks for no name, and keeps none that is sent all the same', () => {
    expect(submissionProblems(asked, nobody)).toEqual([])
    expect(keptClient(asked, given)).toEqual({ clientName: 'Anonym', contactName: null, service: null })
  })

  it('asks its questions as any other', () => {
    expect(submissionProblems(asked, { ...nobody, content: [] }).map(({ field }) => field)).toEqual([
      'content.0.rating',
      'content.1.rating',
      'content.1.comment',
      'content.2.comment',
    ])
  })
})

describe('the steps of a questionnaire', () => {
  it.each([
    ['clientName', 0],
    ['service', 0],
    ['content.0.rating', 1],
    ['content.11.comment', 12],
  ])('ask for %s at step %i', (field, step) => {
    expect(stepOf(field)).toBe(step)
  })

  it.each([
    [{ service: ' ' }, 0],
    [{ content: [] }, 1],
    [{ content: answers.slice(0, 1) }, 2],
    [{ content: answers.slice(0, 2) }, 3],
    [{}, 3],
  ])('with %j lead as far as step %i', (change, step) => {
    expect(openStep({ content: { body: questions } }, { ...given, ...change })).toBe(step)
  })
})
