'use client'

import { useUrl } from '#plugins/desk/kit.port.ts'

import { type TimesChoice, timesChoiceIn } from './times-choice.ts'

export function useTimes(now: string, timeZone: string) {
  const { params, change } = useUrl()
  const choice = timesChoiceIn((name) => params.get(name), now, timeZone)
  const choose = (chosen: Partial<Pick<TimesChoice, 'part' | 'month' | 'branch'>>) =>
    change({
      ...(chosen.part && { bereich: chosen.part === 'nachweise' ? null : chosen.part, offen: null }),
      ...(chosen.month && { monat: chosen.month === choice.current ? null : chosen.month }),
      ...('branch' in chosen && { filiale: chosen.branch ?? null, offen: null }),
    })

  return { choice, choose }
}
