/** What happens to somebody's month, besides the work of it. */
export const monthEventKinds = ['confirmed', 'objected', 'closed', 'reopened'] as const
export type MonthEventKind = (typeof monthEventKinds)[number]

/** An event of one person and month (`YYYY-MM`); `sequence` says in which turn it came, `atMs` when. */
export type MonthEvent = {
  id: string
  sequence: number
  month: string
  kind: MonthEventKind
  author: string | null
  atMs: number
  /** Of the canonical sheet that was confirmed or closed. */
  hash: string | null
  /** Of a closing: what seals it, and the seal of the person's one before. */
  seal: string | null
  previous: string | null
  /** What somebody objects to, why a month was closed without a confirmation, or why it was opened again. */
  words: string | null
}
