import { monthOfDay } from '#domain/time/calendar-month.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'

import { type TimesPart, timesParts } from './times.texts.ts'

/** What of the times is shown; it stands in the address. */
export type TimesChoice = {
  part: TimesPart
  month: string
  /** The month that is now. */
  current: string
  branch: string | null
}

/** As an address says it: what it says of anything else is as if it said nothing. */
export function timesChoiceIn(
  saidOf: (name: string) => string | null,
  now: string,
  timeZone: string,
): TimesChoice {
  const current = monthOfDay(localDayAt(Date.parse(now), timeZone))

  return {
    part: timesParts.find((part) => part === saidOf('bereich')) ?? 'nachweise',
    month: monthIn(saidOf('monat')) ?? current,
    current,
    branch: saidOf('filiale'),
  }
}

/** Nothing is worked ahead, whatever the address says. */
export const sheetMonth = ({ month, current }: TimesChoice): string => (month > current ? current : month)

const monthIn = (text: string | null): string | null =>
  text && /^2\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : null
