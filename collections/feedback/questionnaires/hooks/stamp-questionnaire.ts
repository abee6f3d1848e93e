import { createHash, randomBytes } from 'node:crypto'

import type { CollectionBeforeChangeHook } from 'payload'

import type { Question } from '#domain/feedback/questionnaire.ts'

/** Not yet validated: hooks of the collection run before the rules of its fields. */
type Draft = { type?: unknown; value?: Partial<Question['value']> | null }

/** Gives a questionnaire its secret address, and its questions the version that answers belong to. */
export const stampQuestionnaire: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { content } = { ...originalDoc, ...data } as { content?: { body?: Draft[] | null } | null }

  return {
    ...data,
    publicHash: originalDoc?.publicHash ?? randomBytes(20).toString('hex'),
    version: versionOf(content?.body ?? []),
  }
}

/** Only what a client reads and answers; moving a question makes another version too. */
function versionOf(questions: Draft[]): string {
  const read = questions.map(({ type, value }) => [
    type,
    value?.question,
    value?.description ?? '',
    value?.comment ?? 'optional',
  ])

  return createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 12)
}
