import type { PublicQuestionnaire } from '#domain/feedback/feedback-calls.contract.ts'
import { type Answer, type ClientField, clientFields } from '#domain/feedback/questionnaire.ts'
import type { SubmissionRequest } from '#domain/feedback/questionnaire.contract.ts'
import { isRating } from '#domain/feedback/rating.ts'
import { tabStore } from '../shop/browser-store.ts'

/** The answers so far; `key` names them to the server from the first try to send them until they change. */
export type Draft = Record<ClientField, string> & { content: Answer[]; key: string | null }

export const emptyDraft: Draft = { clientName: '', contactName: '', service: '', content: [], key: null }

export function isEmpty({ content, ...client }: Draft): boolean {
  return (
    clientFields.every((field) => client[field] === '') &&
    content.every((answer) => !answer?.comment && !isRating(answer?.rating))
  )
}

/** What was kept in this tab. Where the questions were changed meanwhile, the answers follow theirs. */
export function keptDraft(questionnaire: PublicQuestionnaire): Draft {
  const kept = tabStore.read(storageKey(questionnaire))
  if (typeof kept !== 'object' || kept === null) return emptyDraft
  const { questions, content, key, ...client }: Partial<Record<string, unknown>> = { ...kept }
  const asked = questionsOf(questionnaire)
  const before: unknown[] = Array.isArray(questions) ? questions : []
  const answers: unknown[] = Array.isArray(content) ? content : []
  const placeOf = (question: string, index: number) =>
    before[index] === question ? index : before.indexOf(question)

  return {
    ...(Object.fromEntries(clientFields.map((field) => [field, textOf(client[field])])) as Record<
      ClientField,
      string
    >),
    content: asked.map((question, index) => answerOf(answers[placeOf(question, index)])),
    key: typeof key === 'string' && JSON.stringify(asked) === JSON.stringify(before) ? key : null,
  }
}

export function keepDraft(questionnaire: PublicQuestionnaire, draft: Draft): void {
  if (isEmpty(draft)) return forgetDraft(questionnaire)

  tabStore.write(storageKey(questionnaire), { ...draft, questions: questionsOf(questionnaire) })
}

export function forgetDraft(questionnaire: PublicQuestionnaire): void {
  tabStore.remove(storageKey(questionnaire))
}

/** As it is sent. */
export function requestOf({ publicHash, version, isAnonymous, content }: PublicQuestionnaire, draft: Draft) {
  const client = isAnonymous ? emptyDraft : draft

  return {
    questionnaire: { publicHash },
    ...(version && { version }),
    clientName: client.clientName.trim(),
    contactName: client.contactName.trim(),
    service: client.service.trim(),
    content: content.body.map((_, index) => draft.content[index] ?? {}),
  } satisfies SubmissionRequest
}

const storageKey = ({ publicHash }: PublicQuestionnaire): string => `questionnaire:${publicHash}`

const questionsOf = ({ content }: PublicQuestionnaire): string[] =>
  content.body.map(({ type, value }) => `${type} ${value.question}`)

/** Another build may have written it. */
function answerOf(kept: unknown): Answer {
  const { comment, rating }: Partial<Record<string, unknown>> = { ...(kept as object | null) }

  return { ...(isRating(rating) && { rating }), ...(textOf(comment) && { comment: textOf(comment) }) }
}

const textOf = (kept: unknown): string => (typeof kept === 'string' ? kept : '')
