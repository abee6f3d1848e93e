import { canonical } from '../../ordering/day-end/canonical-day.ts'

/** What a closing tells that must not change unseen. */
export type SealedClosing = {
  user: string
  month: string
  /** Of the canonical sheet, which is kept beside it. */
  hash: string
  /** ISO text in UTC with milliseconds. */
  closedAt: string
  by: string | null
  /** The hash that the person had confirmed, or why it was closed without. */
  confirmed: string | null
  words: string | null
  /** The seal of the person's closing before, or null for the first. */
  previous: string | null
}

/** The text whose SHA-256 seals a closing. Facts that are added later need another first line. */
export const canonicalClosing = (closing: SealedClosing): string =>
  `theke month closing 1\n${canonical(closing)}`
