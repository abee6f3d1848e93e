import { formatDateTime, formatDay, formatTime } from '#domain/time/format.ts'
import { minuteMs } from '#domain/time/zone-clock.ts'
import { monthStateLabels } from '#domain/workforce/closing/month-closing.texts.ts'

import { clockMarkLabels } from '#domain/workforce/ledger/clock-mark.texts.ts'

import type { FiledMonth } from './read-month-file.ts'

type Stretch = Pick<FiledMonth['stretches'][number], 'startedAt' | 'endedAt' | 'breaks'>
type Change = FiledMonth['changes'][number]

/** “12:00–12:30, 15:00–15:10”, by the clock of the branch. */
export function breaksInWords({ breaks }: Stretch, timeZone: string): string {
  const clock = (at: string | null) => (at === null ? '…' : formatTime(Temporal.Instant.from(at), timeZone))

  return breaks.map(({ startedAt, endedAt }) => `${clock(startedAt)}–${clock(endedAt)}`).join(', ')
}

/** “Pause 12:00–12:30”, or that there was none: a correction may be about the breaks alone. */
export const pausesInWords = (stretch: Stretch, timeZone: string): string =>
  stretch.breaks.length === 0 ? 'ohne Pause' : `Pause ${breaksInWords(stretch, timeZone)}`

/** Whole minutes of all breaks; what goes on is not known yet. */
export const restMinutesOf = ({ breaks }: Stretch): number =>
  Math.round(breaks.reduce((sum, each) => sum + lengthOf(each), 0) / minuteMs)

/** Whole minutes without breaks; nothing while it goes on or lacks its end. */
export function workedMinutesOf(stretch: Stretch): number | null {
  if (stretch.endedAt === null) return null
  const rest = stretch.breaks.reduce((sum, each) => sum + lengthOf(each), 0)

  return Math.round((lengthOf(stretch) - rest) / minuteMs)
}

const lengthOf = ({ startedAt, endedAt }: { startedAt: string; endedAt: string | null }): number =>
  endedAt === null ? 0 : Date.parse(endedAt) - Date.parse(startedAt)

/** What makes a stretch another one than what was pressed. */
export function markOfStretch(
  { startedAt, endedAt, state, marks }: FiledMonth['stretches'][number],
  changes: readonly Change[],
): string {
  const last = changes.findLast(({ after }) => after?.startedAt === startedAt && after.endedAt === endedAt)
  const mark = last ? (last.before ? 'korrigiert' : 'nachgetragen') : null
  const open = state === 'ended' ? null : state === 'incomplete' ? 'Ende fehlt' : 'läuft'

  return [mark, open, ...marks.map((each) => clockMarkLabels[each])]
    .filter((word) => word !== null)
    .join(', ')
}

/** “Korrigiert am 04.03.2025, 09:00 von Mia Moser: Ging früher. Jetzt 03.03.2025, 08:00 bis 03.03.2025, 15:00, ohne Pause” */
export function changeInWords({ at, by, reason, before, after }: Change, timeZone: string): string {
  const moment = (instant: string) => formatDateTime(Temporal.Instant.from(instant), timeZone)
  const what = before ? (after ? 'Korrigiert' : 'Zurückgenommen') : 'Nachgetragen'
  const who = by === null ? '' : ` von ${by}`
  const now = after
    ? `. Jetzt ${moment(after.startedAt)} bis ${after.endedAt === null ? '…' : moment(after.endedAt)}, ${pausesInWords(after, timeZone)}`
    : ''

  return `${what} am ${moment(at)}${who}${reason === null ? '' : `: ${reason}`}${now}`
}

export function stateInWords({ state, closing, differs, timeZone }: FiledMonth): string {
  const at = closing ? ` am ${formatDateTime(Temporal.Instant.from(closing.at), timeZone)}` : ''

  return `${monthStateLabels[state]}${at}${differs ? '; seither kam etwas hinzu' : ''}`
}

export const dayInWords = (day: string): string => formatDay(day)
