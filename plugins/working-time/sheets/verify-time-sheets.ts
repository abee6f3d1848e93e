import type { Querying } from '#kernel/database/in-turn.ts'

import { sealOf, sha256 } from './sheet-events.ts'

/** What the closings of a person came to: how far they fit, and the first month that does not. */
export type CheckedClosings = {
  user: string
  closings: number
  /** The seal of the last one that fits, to be compared with what was printed. */
  lastSeal: string | null
  problem: { month: string; text: string } | null
}

type Row = {
  user: string
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
    text: `select user_id as "user", month, author_id as by, hash, sheet, seal, previous, confirmed, words,
                  to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "closedAt"
             from time_sheet_events where kind = 'closed' order by sequence`,
    values: [],
  })

  return [...Map.groupBy(rows, ({ user }) => user)].map(([user, closings]) => checked(user, closings))
}

function checked(user: string, closings: readonly Row[]): CheckedClosings {
  let lastSeal: string | null = null
  for (const [index, closing] of closings.entries()) {
    const text = whyWrong(closing, lastSeal)
    if (text) return { user, closings: index, lastSeal, problem: { month: closing.month, text } }
    lastSeal = closing.seal
  }

  return { user, closings: closings.length, lastSeal, problem: null }
}

function whyWrong({ sheet, seal, ...closing }: Row, lastSeal: string | null): string | null {
  if (closing.previous !== lastSeal) return 'Die Prüfsumme des Abschlusses davor passt nicht.'
  if (sha256(sheet) !== closing.hash) return 'Der Zeitnachweis passt nicht zu seiner Prüfsumme.'

  return sealOf(closing) === seal ? null : 'Die Prüfsumme passt nicht.'
}
