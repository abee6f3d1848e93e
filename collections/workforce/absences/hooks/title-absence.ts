import { titleByPerson } from '#collections/shared/people/title-by-person.ts'
import { wordsOfAbsence } from '#domain/workforce/record-titles.ts'

/** “Anna Auer, 3. bis 7. August 2026, Urlaub”. */
export const titleAbsence = titleByPerson(({ firstDay, lastDay, type, startsAtNoon, endsAtNoon }) => {
  // What is no day at all is refused by the fields themselves.
  if (typeof firstDay !== 'string' || typeof lastDay !== 'string') return null

  return wordsOfAbsence({ firstDay, lastDay, type: String(type), startsAtNoon, endsAtNoon })
})
