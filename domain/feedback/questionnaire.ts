import Big from 'big.js'

import type { SubmissionRequest } from './questionnaire.contract.ts'

export const questionTypeLabels = { rating: 'Bewertung (1 bis 5)', comment: 'Kommentar' } as const
export type QuestionType = keyof typeof questionTypeLabels

/** One question of a questionnaire; for a rating, `comment` says whether words must go with it. */
export type Question = {
  type: QuestionType
  value: {
    question: string
    description?: string | null
    placeholder?: string | null
    comment?: 'required' | 'optional' | null
  }
}

export type Answer = { comment?: string | null; rating?: number | null }

/** An answer with the question as it read when it was answered. */
export type AnsweredQuestion = {
  type: QuestionType
  question: string
  rating: number | null
  comment: string
}

export type AnswerProblem = { field: string; message: string }

/** What keeps a submission from being sent; the fields are those of the request. Spec: storefront 5. */
export function submissionProblems(
  questions: readonly Question[],
  given: SubmissionRequest,
): AnswerProblem[] {
  const blank = (['clientName', 'contactName', 'service'] as const)
    .filter((field) => given[field].trim() === '')
    .map((field) => ({ field, message: 'Bitte füllen Sie dieses Feld aus.' }))

  return [
    ...blank,
    ...questions.flatMap((question, index) => answerProblem(question, given.content[index], index)),
  ]
}

/** The answers beside the questions they belong to, as they are kept. */
export function answeredQuestions(
  questions: readonly Question[],
  answers: readonly Answer[],
): AnsweredQuestion[] {
  return questions.map(({ type, value }, index) => ({
    type,
    question: value.question,
    rating: type === 'rating' ? (answers[index]?.rating ?? null) : null,
    comment: answers[index]?.comment?.trim() ?? '',
  }))
}

/** The mean of all ratings, to two decimals, half away from zero; null when nothing was rated. */
export function averageRating(answers: readonly { rating: number | null }[]): number | null {
  const ratings = answers.map(({ rating }) => rating).filter((rating) => rating !== null)
  if (ratings.length === 0) return null

  const sum = ratings.reduce((total, rating) => total.plus(rating), new Big(0))
  return sum.div(ratings.length).round(2, Big.roundHalfUp).toNumber()
}

function answerProblem(
  { type, value }: Question,
  answer: Answer | undefined,
  index: number,
): AnswerProblem[] {
  const rating = answer?.rating ?? 0
  const isRated = Number.isInteger(rating) && rating >= 1 && rating <= 5
  const isCommented = Boolean(answer?.comment?.trim())

  return [
    ...(type === 'rating' && !isRated
      ? [{ field: `content.${index}.rating`, message: 'Bitte geben Sie eine Bewertung ab.' }]
      : []),
    ...((type === 'comment' || value.comment === 'required') && !isCommented
      ? [{ field: `content.${index}.comment`, message: 'Bitte schreiben Sie einen Kommentar.' }]
      : []),
  ]
}
