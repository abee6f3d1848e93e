import { isRating } from './rating.ts'
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

/** Who answers and what about, which an anonymous questionnaire neither asks for nor keeps. */
export const clientFields = ['clientName', 'contactName', 'service'] as const
export type ClientField = (typeof clientFields)[number]

export type Asked = { isAnonymous?: boolean | null; content: { body: readonly Question[] } }
export type Given = Pick<SubmissionRequest, ClientField | 'content'>

/** What keeps a submission from being sent; the fields are those of the request. Spec: storefront 5. */
export function submissionProblems({ isAnonymous, content }: Asked, given: Given): AnswerProblem[] {
  const questions = content.body
  const blank = clientFields
    .filter((field) => !isAnonymous && given[field].trim() === '')
    .map((field) => ({ field, message: 'Bitte füllen Sie dieses Feld aus.' }))

  return [
    ...blank,
    ...questions.flatMap((question, index) => answerProblem(question, given.content[index], index)),
    ...given.content.slice(questions.length).map((_, index) => ({
      field: `content.${questions.length + index}`,
      message: 'Diese Frage gibt es nicht.',
    })),
  ]
}

/** The step at which a field is answered: 0 for who answers, then one for each question. */
export function stepOf(field: string): number {
  const [part, index] = field.split('.')

  return part === 'content' ? Number(index) + 1 : 0
}

/** How far a client has come: the first step at which something is missing, else the last one. */
export function openStep(asked: Asked, given: Given): number {
  const [first] = submissionProblems(asked, given)

  return Math.min(first ? stepOf(first.field) : Infinity, asked.content.body.length)
}

/** In the place of a name. */
export const anonymousClient = 'Anonym'

/** Who answered, as it is kept. */
export function keptClient(
  { isAnonymous }: Pick<Asked, 'isAnonymous'>,
  { clientName, contactName, service }: Pick<Given, ClientField>,
) {
  return isAnonymous
    ? { clientName: anonymousClient, contactName: null, service: null }
    : { clientName, contactName, service }
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

function answerProblem(
  { type, value }: Question,
  answer: Answer | undefined,
  index: number,
): AnswerProblem[] {
  const isCommented = Boolean(answer?.comment?.trim())

  return [
    ...(type === 'rating' && !isRating(answer?.rating)
      ? [{ field: `content.${index}.rating`, message: 'Bitte geben Sie eine Bewertung ab.' }]
      : []),
    ...((type === 'comment' || value.comment === 'required') && !isCommented
      ? [{ field: `content.${index}.comment`, message: 'Bitte schreiben Sie einen Kommentar.' }]
      : []),
  ]
}
