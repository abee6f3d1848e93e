import { createHash, randomBytes } from 'node:crypto'

import type { CollectionBeforeChangeHook } from 'payload'

import type { Question } from '#domain/feedback/questionnaire.ts'

/** Not yet validated: hooks of the collection run before the rules of its fields. */
type Draft = { type?: unknown; value?: Partial<Question['value']> | null }

type Stamped = { content?: { body?: Draft[] | null } | null; isAnonymous?: boolean | null }

/** Gives a questionnaire its secret address, and its questions the version that answers belong to. */
export const stampQuestionnaire: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { content, isAnonymous } = { ...originalDoc, ...data } as Stamped

  return {
    ...data,
    publicHash: originalDoc?.publicHash ?? randomBytes(20).toString('hex'),
    version: versionOf(content?.body ?? [], Boolean(isAnonymous)),
  }
}

/** Only what a client reads and answers; moving a question makes another version too. */
function versionOf(questions: Draft[], isAnonymous: boolean): string {
  const asked = questions.map(({ type, value }) => [
    type,
    value?.question,
    value?.description ?? '',
    value?.comment ?? 'optional',
  ])

  // Who is promised to stay unknown must not be asked for a name all the same, nor the other way round.
  const read = isAnonymous ? [...asked, 'anonymous'] : asked

  return createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 12)
}
