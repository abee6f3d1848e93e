import { withoutFewVisits } from './few-visits.ts'
import type { Statistics } from './statistics.contract.ts'

/**
 * An answer as it is shown to somebody without an account: figures alone. Nothing leads to a record, nobody of the team
 * is named, and of visits nothing is told that fewer than five people are. Source: decisions 9.
 */
export function sharedAnswer(answer: Statistics): Statistics {
  const { path: _, dropped: __, rows, ...told } = withoutFewVisits(answer)

  return {
    ...told,
    rows: told.by === 'person' ? [] : rows.map(({ path: ___, ...row }) => row),
  }
}
