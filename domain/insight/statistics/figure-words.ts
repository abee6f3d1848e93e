import { formatMoney } from '../../money/money.ts'
import { changeInPercent } from '../weekday-comparison.ts'
import type { Measure, Unit } from './figure-terms.data.ts'
import type { Statistics } from './statistics.contract.ts'
import { fewVisitsLabel } from './untold-parts.ts'

/** A figure in German: whole numbers grouped, cents as money, minutes and seconds on a clock; what is not known is a dash. */
export function figureText(value: number | null | undefined, unit: Unit): string {
  if (value === null || value === undefined) return '–'
  switch (unit) {
    case 'cents':
      return formatMoney(value)
    case 'minutes':
      return `${clockText(value)} Std.`
    case 'seconds':
      return `${clockText(value)} Min.`
    case 'percent':
      return `${value.toLocaleString('de', { maximumFractionDigits: 1 })} %`
    case 'count':
      return value.toLocaleString('de', { maximumFractionDigits: 0 })
  }
}

/** `123:05` of 7385, in whole units of which 60 make one. */
function clockText(value: number): string {
  const whole = Math.round(Math.abs(value))

  return `${value < 0 ? '−' : ''}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** How far an estimate is off, in words; `error` is a share that holds in two of three cases. */
export const estimateWords = (error: number): string =>
  `Geschätzt, in zwei von drei Fällen höchstens ${(error * 100).toLocaleString('de', { maximumFractionDigits: 1 })} % daneben`

export type Change = { text: string; direction: 'up' | 'down' | 'same' }

/** Beyond it there was too little to compare with, such as the first day of a house in the year before. */
const mostPercent = 999

/** What a figure has become, with its sign; null where there is nothing to compare with, or next to nothing. */
export function changeOf(now: number | null | undefined, before: number | null | undefined): Change | null {
  if (typeof now !== 'number' || typeof before !== 'number') return null
  const percent = changeInPercent(now, before)
  if (percent === null || percent > mostPercent) return null
  const sign = percent > 0 ? '+' : '−'

  return {
    text: percent === 0 ? '±0 %' : `${sign}${Math.abs(percent).toLocaleString('de')} %`,
    direction: now > before ? 'up' : now < before ? 'down' : 'same',
  }
}

/** A total in words; of visits it may be too small to be told. */
export function totalText(
  { total, measures, layer }: Pick<Statistics, 'total' | 'measures' | 'layer'>,
  measure: Measure,
): string {
  const { unit = 'count' } = measures.find(({ key }) => key === measure) ?? {}
  const value = total[measure]

  return value === null && layer === 'visits' && unit === 'count' ? fewVisitsLabel : figureText(value, unit)
}

type Compared = Pick<Statistics, 'total' | 'compared' | 'measures'>

/**
 * What a total was before and what it has become: `word` is what the other range is called, such as „davor“. Where
 * nothing at all was counted then, or next to nothing, that is said; null where nothing is compared.
 */
export function comparisonOf(
  { total, compared, measures }: Compared,
  measure: Measure,
  word: string,
): { change: string | null; before: string } | null {
  const then = compared?.total[measure]
  if (!compared || typeof then !== 'number') return null
  if (Object.values(compared.total).every((value) => !value))
    return { change: null, before: `keine Zahlen ${word}` }
  const { unit = 'count' } = measures.find(({ key }) => key === measure) ?? {}

  const told = `${word} ${figureText(then, unit)}`
  const change = changeOf(total[measure], then)
  const isTooLittle = !change && then > 0 && typeof total[measure] === 'number'

  return {
    change: change?.text ?? null,
    before: isTooLittle ? `kaum Zahlen ${word}: ${figureText(then, unit)}` : told,
  }
}
