import { minuteMs } from '../../time/zone-clock.ts'
import type { DutyView } from './duty-view.contract.ts'
import type { DutyCode } from './next-duty.ts'
import { wordsOfDuty } from './work-warning.texts.ts'

export type ToldDuty = {
  words: string
  /** Whether it is so near that whoever looks is to notice it. */
  isSoon: boolean
}

/** Whether they are in a break, and when that was read; epoch milliseconds. */
export type DutyStanding = { isPaused: boolean; readMs: number; nowMs: number }

const soonMs = 60 * minuteMs
/** What a break puts off, for it is measured by work. */
const putOffByBreaks: readonly DutyCode[] = ['break-due', 'day-ends', 'week-ends']

/**
 * What comes next for somebody, in words. While a break lasts, what is measured by work comes no nearer, so it is as far
 * away as when it was read, and is told of the time after it.
 */
export function toldDuty(view: DutyView, { isPaused, readMs, nowMs }: DutyStanding): ToldDuty {
  const duty = { ...view, at: Date.parse(view.at) }
  const waits = isPaused && putOffByBreaks.includes(duty.code)
  const fromMs = waits ? readMs : nowMs
  const words = wordsOfDuty(duty, fromMs)

  return { words: waits ? `Nach der Pause: ${words}` : words, isSoon: duty.at - fromMs <= soonMs }
}
