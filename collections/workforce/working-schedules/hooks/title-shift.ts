import { titleByPerson } from '#collections/shared/people/title-by-person.ts'
import { wordsByBranch } from '#collections/shared/people/words-by-branch.ts'

/** “Anna Auer, Montag 3. August 2026, 10:00 bis 18:00”. */
export const titleShift = titleByPerson(({ branch, from, to }, req) =>
  wordsByBranch(req, { branch, from, to }),
)
