import type { Querying } from '#kernel/database/in-turn.ts'

import { sealOf, sha256 } from './sheet-events.ts'

/** What the closings of a person came to: how far they fit, and the first month that does not. */
export type CheckedClosings = {
  user: string
  /** Null for whoever is not known any more. */
  name: string | null
  closings: number
  /** The seal of the last one that fits, to be compared with what was printed. */
  lastSeal: string | null
  problem: { month: string; text: string } | null
}

type Row = {
  user: string
  name: string | null
  month: string
  by: string | null
  closedAt: string
  hash: string
  sheet: string
  seal: string
  previous: string | null
  confirmed: string | null
  words: string | null
}

/** Recomputes what seals the closed months of everybody, from what was kept of them. */
export async function verifyTimeSheets(database: Querying): Promise<CheckedClosings[]> {
  const { rows } = await database.query<Row>({
    name: 'verify-time-sheets',
    text: `select e.user_id as "user", u.name, e.month, e.author_id as by, e.hash, e.sheet, e.seal, e.previous,
                  e.confirmed, e.words,
                  to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "closedAt"
             from time_sheet_events e left join users u on u.id = e.user_id
            where e.kind = 'closed' order by e.sequence`,
    values: [],
  })

  return [...Map.groupBy(rows, ({ user }) => user)].map(([user, closings]) => checked(user, closings))
}

function checked(user: string, closings: readonly Row[]): CheckedClosings {
  const name = closings[0]?.name ?? null
  let lastSeal: string | null = null
  for (const [index, closing] of closings.entries()) {
    const text = whyWrong(closing, lastSeal)
    if (text) return { user, name, closings: index, lastSeal, problem: { month: closing.month, text } }
    lastSeal = closing.seal
  }

  return { user, name, closings: closings.length, lastSeal, problem: null }
}

function whyWrong({ sheet, seal, ...closing }: Row, lastSeal: string | null): string | null {
  const { user, month, hash, closedAt, by, confirmed, words, previous } = closing
  if (previous !== lastSeal) return 'Die Prüfsumme des Abschlusses davor passt nicht.'
  if (sha256(sheet) !== hash) return 'Der Zeitnachweis passt nicht zu seiner Prüfsumme.'

  return sealOf({ user, month, hash, closedAt, by, confirmed, words, previous }) === seal
    ? null
    : 'Die Prüfsumme passt nicht.'
}
