import { changeOf, figureText } from '#domain/insight/statistics/figure-words.ts'
import type { Unit } from '#domain/insight/statistics/figure-terms.data.ts'
import { fewVisitsLabel } from '#domain/insight/statistics/untold-parts.ts'
import { goalMeasures, goalPeriods, type GoalRule, progressOf } from '#domain/insight/statistics/goals.ts'
import { formatDay } from '#domain/time/format.ts'

type Week = { from: string; to: string }

/** Words of the mail of a week. */
export const weekMailTexts = {
  title: 'Wochenbericht',
  subject: ({ from, to }: Week) => `Ihre Woche: ${formatDay(from)} bis ${formatDay(to)}`,
  intro: ({ from, to }: Week) =>
    `das ist die Woche vom ${formatDay(from)} bis ${formatDay(to)}, verglichen mit der Woche davor:`,
  link: 'Zur Statistik dieser Woche',
  closing: (address: string | null) =>
    `Sie bekommen diese Mail, weil Sie sie in der Statistik bestellt haben. Dort können Sie sie unter „Wochenbericht“ auch abbestellen${address === null ? '.' : `: ${address}`}`,
}

type Compared = { unit: Unit; now: number | null | undefined; before: number | null | undefined }

/** `12.345,00 € (+5 %, Vorwoche 11.757,14 €)`; too few visits are told as such. */
export function comparedText({ unit, now, before }: Compared): string {
  const text = (value: number | null | undefined) =>
    value === null && unit === 'count' ? fewVisitsLabel : figureText(value, unit)
  const change = changeOf(now, before)

  return `${text(now)} (${[...(change ? [change.text] : []), `Vorwoche ${text(before)}`].join(', ')})`
}

type Reached = { goal: GoalRule; value: number; lastDay: string; place: string | null }

/** What a goal is called, and how far it was at the end of the week. */
export function goalTexts({ goal, value, lastDay, place }: Reached): [label: string, value: string] {
  const { label, unit } = goalMeasures[goal.measure]
  const { percent } = progressOf(goal, { value, today: lastDay })
  const where = place === null ? '' : `, ${place}`

  return [
    `Ziel ${label} je ${goalPeriods[goal.period]}${where}`,
    `${percent.toLocaleString('de')} % (${figureText(value, unit)} von ${figureText(goal.target, unit)})`,
  ]
}
