import { parseMoney } from '#domain/money/money.ts'

/** What was typed, in cents; nothing stays nothing, and what is no amount goes to the server, which says so. */
export const typedCents = (typed: string): number | string | null =>
  typed.trim() === '' ? null : (parseMoney(typed) ?? typed)
