import { titleByPerson } from '#collections/shared/people/title-by-person.ts'
import { wordsOfContract } from '#domain/workforce/record-titles.ts'

/** “Anna Auer, ab 1. März 2026, Vollzeit”. */
export const titleContract = titleByPerson(({ validFrom, validUntil, employmentType }) => {
  // What is no day at all is refused by the fields themselves.
  if (typeof validFrom !== 'string') return null
  const last = typeof validUntil === 'string' && validUntil !== '' ? validUntil : null

  return wordsOfContract({ validFrom, validUntil: last, employmentType: String(employmentType) })
})
