/** Monday first, as in ISO 8601. Apart from the contract, so that rules in the browser do not load zod. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

export type Weekday = (typeof weekdays)[number]
