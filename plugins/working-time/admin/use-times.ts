'use client'

import { localDayAt } from '#domain/time/zone-clock.ts'
import { monthOfDay } from '#domain/time/calendar-month.ts'
import { useUrl } from '#plugins/desk/kit.port.ts'

import { type TimesPart, timesParts } from './times.texts.ts'

/** What of the times is shown; it stands in the address. */
export type TimesChoice = {
  part: TimesPart
  month: string
  /** The month that is now. */
  current: string
  branch: string | null
}

export function useTimes(now: string, timeZone: string) {
  const { params, change } = useUrl()
  const current = monthOfDay(localDayAt(Date.parse(now), timeZone))
  const choice: TimesChoice = {
    part: timesParts.find((part) => part === params.get('bereich')) ?? 'nachweise',
    month: monthIn(params.get('monat')) ?? current,
    current,
    branch: params.get('filiale'),
  }
  const choose = (chosen: Partial<Pick<TimesChoice, 'part' | 'month' | 'branch'>>) =>
    change({
      ...(chosen.part && { bereich: chosen.part === 'nachweise' ? null : chosen.part, offen: null }),
      ...(chosen.month && { monat: chosen.month === current ? null : chosen.month }),
      ...('branch' in chosen && { filiale: chosen.branch ?? null, offen: null }),
    })

  return { choice, choose }
}

const monthIn = (text: string | null): string | null =>
  text && /^2\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : null
