import type { LeaveDay, LeaveTaking } from './leave-days.ts'
import type { LeaveLine } from './leave-line.ts'
import { dayInWords } from './leave-notice.ts'
import type { LeavePurse, TakenPart } from './leave-purse.ts'

type Asked = {
  taking: LeaveTaking
  day: LeaveDay
  today: number
  /** By what an illness gives days back. */
  paragraph: string
  purse: LeavePurse
}

/**
 * One day of leave as lines, one for each year that it is taken from, and back for what an illness has given back. What
 * was approved and is over was taken, anything else is planned.
 */
export function takeLeave({ taking, day, today, paragraph, purse }: Asked): LeaveLine[] {
  const { on, halfDays, givenBack } = day
  const isTaken = taking.status === 'approved' && on <= today
  const begin = dayInWords(taking.days[0]?.on ?? on)
  const status = isTaken ? '' : taking.status === 'approved' ? ', genehmigt' : ', beantragt'
  const parts = purse.take(halfDays)
  const line = (part: TakenPart, kind: LeaveLine['kind'], reason: string): LeaveLine => {
    return { on, kind, halfDays: part.halfDays, year: part.year.name, reason, source: taking.id }
  }

  return [
    ...parts.map((part) =>
      line(
        { ...part, halfDays: -part.halfDays },
        isTaken ? 'taken' : 'planned',
        `Urlaub ab ${begin}${status}`,
      ),
    ),
    ...backFrom(parts, givenBack).map((part) => {
      purse.giveBack(part.year, part.halfDays)
      return line(part, isTaken ? 'given-back' : 'planned', `Krankheit im Urlaub ab ${begin} (${paragraph})`)
    }),
  ]
}

/** What was taken last comes back first, so the oldest leave stays taken. */
function backFrom(parts: readonly TakenPart[], givenBack: number): TakenPart[] {
  const back: TakenPart[] = []
  let rest = givenBack
  for (const { year, halfDays } of parts.toReversed()) {
    const halves = Math.min(rest, halfDays)
    if (halves > 0) back.push({ year, halfDays: halves })
    rest -= halves
  }

  return back
}
