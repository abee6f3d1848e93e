import { titleByPerson } from '#collections/shared/people/title-by-person.ts'
import { wordsByBranch } from '#collections/shared/people/words-by-branch.ts'

/** “Anna Auer, Montag 3. August 2026, seit 10:00”, until it has ended. */
export const titleActivity = titleByPerson(({ branch, startedAt, endedAt }, req) =>
  wordsByBranch(req, { branch, from: startedAt, to: endedAt }),
)
