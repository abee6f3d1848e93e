import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { titleOf } from '#domain/workforce/record-titles.ts'

import { nameOfUser } from './name-of-user.ts'

type Values = Record<string, unknown>
/** What a title says of a record besides the person; null where what it needs is missing, which its fields refuse. */
type WordsOf = (record: Values, req: PayloadRequest) => Promise<string[] | null> | string[] | null

/** Keeps the title of a record about a person: who it is, then what `wordsOf` says. Last of the hooks that change it. */
export function titleByPerson(wordsOf: WordsOf): CollectionBeforeChangeHook {
  return async function keepTitle({ data, originalDoc, req }) {
    const record: Values = { ...originalDoc, ...data }
    const words = record.user ? await wordsOf(record, req) : null
    if (!words) return data

    return { ...data, title: titleOf(await nameOfUser(req, record.user), words) }
  }
}
