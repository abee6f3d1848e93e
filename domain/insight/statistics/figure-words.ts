import { formatMoney } from '../../money/money.ts'
import { changeInPercent } from '../weekday-comparison.ts'
import type { Unit } from './figure-terms.data.ts'

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

/** What a figure has become, with its sign; null where there is nothing to compare with. */
export function changeOf(now: number | null | undefined, before: number | null | undefined): Change | null {
  if (typeof now !== 'number' || typeof before !== 'number') return null
  const percent = changeInPercent(now, before)
  if (percent === null) return null
  const sign = percent > 0 ? '+' : '−'

  return {
    text: percent === 0 ? '±0 %' : `${sign}${Math.abs(percent).toLocaleString('de')} %`,
    direction: now > before ? 'up' : now < before ? 'down' : 'same',
  }
}
