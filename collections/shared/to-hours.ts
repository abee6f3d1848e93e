import type { HoursEntry } from '#domain/time/hours.contract.ts'

type HoursRow = HoursEntry & { id?: string | null }

/** Drops the row ids that only the admin panel needs. */
export const toHours = (rows: readonly HoursRow[] | null | undefined): HoursEntry[] =>
  (rows ?? []).map(({ type, date, isClosed, from, to }) => ({ type, date, isClosed, from, to }))
