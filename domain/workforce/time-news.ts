/** What sheets, leave and the list of who is at work are made of, whoever's; news are told by these names. */
export const timeNews = [
  'working-activities',
  'time-sheets',
  'absences',
  'contracts',
  'company-days',
  'users',
] as const
export type TimeNews = (typeof timeNews)[number]

/** Of which of it something is made that people look at. A press changes nothing of anybody's leave. */
export const timesMadeOf = {
  atWork: ['working-activities', 'contracts', 'users'],
  months: timeNews,
  absences: ['absences', 'users'],
  leave: ['time-sheets', 'absences', 'contracts', 'company-days', 'users'],
} satisfies Record<string, readonly TimeNews[]>

/** What an event of the stream says. */
export type ToldTimes = { changed: readonly TimeNews[] }
