/** What a law of working time finds. */
export const warningCodes = [
  'break-missing',
  'break-too-late',
  'day-to-balance',
  'day-too-long',
  'span-too-long',
  'week-to-balance',
  'week-too-long',
  'too-many-days',
  'rest-to-balance',
  'rest-too-short',
  'weekly-rest-missing',
  'work-at-night',
  'work-on-sunday',
  'work-on-second-sunday',
  'work-on-holiday',
  'work-on-closed-day',
] as const
export type WarningCode = (typeof warningCodes)[number]

/** In whole minutes, or days where the code is about days. `needed` is the law's figure, `actual` what there was. */
export type WarningFacts = { needed?: number; actual?: number; name?: string }

/**
 * What of a person's work the law objects to, since when (epoch milliseconds) and at which activity or shift. It
 * changes nothing: neither a break nor a minute is taken away or added for it.
 */
export type WorkWarning = {
  code: WarningCode
  paragraph: string
  at: number
  workId: string
  facts: WarningFacts
}
