type Division = { id: string; isDefault?: boolean | null; needsApproval?: boolean | null }

/** The brands in which whatever visitors see was looked at by two. */
export const strictDivisions = <Some extends Division>(divisions: readonly Some[]): Some[] =>
  divisions.filter(({ needsApproval }) => needsApproval === true)

/**
 * Whether what a division has goes out only after a second person has looked at it; what has none is the default one's.
 * A piece that pages of such a brand show is asked for besides, whosever it is.
 */
export function isOfStrictDivision(division: string | null, divisions: readonly Division[]): boolean {
  const isOwner = ({ id, isDefault }: Division) => (division === null ? isDefault === true : id === division)

  return strictDivisions(divisions).some(isOwner)
}

export type State = { version: string; at: string }
export type Verdict = 'approved' | 'returned'
type Request = State & { verdict: Verdict | null; isWithdrawn: boolean }

/** How a request stands by now; `outdated` is one that was changed after it. */
export type Standing = 'pending' | 'approved' | 'returned' | 'withdrawn' | 'outdated'

/** What was asked for is one state: any newer one, be it the same words again, is another. */
export function standingOf({ version, at, verdict, isWithdrawn }: Request, newest: State | null): Standing {
  if (isWithdrawn) return 'withdrawn'
  if (verdict === 'returned') return 'returned'
  if (newest?.version !== version || Date.parse(newest.at) !== Date.parse(at)) return 'outdated'

  return verdict ?? 'pending'
}

type Told = { standing: Standing; publishedAt: string | null }

/** The latest request, as long as it is about what visitors do not see yet. */
export function requestInQuestion<Some extends Told>(
  requests: readonly Some[],
  { hasNews }: { hasNews: boolean },
): Some | null {
  const [latest] = requests

  return hasNews && latest?.publishedAt === null ? latest : null
}

/** Whether there is something to ask for that nobody is asked for already. */
export const mayAsk = (request: Told | null, { hasNews }: { hasNews: boolean }): boolean =>
  hasNews && request?.standing !== 'pending' && request?.standing !== 'approved'

/** Whether somebody has written none of it: whoever asks for others to look may be the one who looks. */
export const isSecondPerson = (person: string, writers: readonly string[]): boolean =>
  !writers.includes(person)
