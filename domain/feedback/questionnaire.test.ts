import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { answeredQuestions, averageRating, type Question, submissionProblems } from './questionnaire.ts'

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
  submissionProblems(questions, { ...given, ...change }).map(({ field }) => field)

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

describe('the average rating', () => {
  it.each([
    [[], null],
    [[null], null],
    [[5, 2, null], 3.5],
    [[5, 5, 4], 4.67],
    [[1, 2, 2], 1.67],
  ])('of %j is %s', (ratings, average) => {
    expect(averageRating(ratings.map((rating) => ({ rating })))).toBe(average)
  })

  it('lies between the lowest and the highest', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
        const average = averageRating(ratings.map((rating) => ({ rating })))

        expect(average).toBeGreaterThanOrEqual(Math.min(...ratings))
        expect(average).toBeLessThanOrEqual(Math.max(...ratings))
      }),
    )
  })
})
