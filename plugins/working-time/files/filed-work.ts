import { formatHours } from '#domain/time/format.ts'
import { timeAccount } from '#domain/workforce/accounts/account-line.ts'

import { markOfStretch, workedMinutesOf } from './month-words.ts'
import type { FiledMonth } from './read-month-file.ts'

type Stretch = FiledMonth['stretches'][number]

/** A line about work on a file of a month. */
export type FiledWork = {
  day: string
  /** As it stands now; null where it was taken away after the month was closed. */
  stretch: Stretch | null
  /** Whole minutes of the sum of the file; null where it is not in it. */
  worked: number | null
  note: string
}

type Month = Pick<FiledMonth, 'stretches' | 'changes' | 'days' | 'differs'>

/**
 * The work of a month as its file tells it. Where a month was closed and something came in since, the minutes are those
 * that were sealed, so that they come to the sum beside the seal, and each line says what is another one now.
 */
export function filedWork(month: Month): FiledWork[] {
  const now = month.stretches.map((stretch) => ({
    day: stretch.day,
    stretch,
    worked: workedMinutesOf(stretch),
    note: markOfStretch(stretch, month.changes),
  }))
  if (month.differs === null) return now
  const sealed = sealedMinutes(month)
  const known = new Set(month.stretches.map(({ id }) => id))
  const gone = [...sealed]
    .filter(([id]) => !known.has(id))
    .map(([, { day, minutes }]) => ({
      day,
      stretch: null,
      worked: minutes,
      note: 'nach dem Abschluss entfallen',
    }))

  return [
    ...now.map((work) => asSealed(work, sealed.get(work.stretch.id)?.minutes ?? null)),
    ...gone,
  ].toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
}

function asSealed(work: FiledWork, sealed: number | null): FiledWork {
  if (sealed === work.worked) return work
  const since =
    sealed === null
      ? 'nach dem Abschluss, nicht enthalten'
      : `nach dem Abschluss geändert, jetzt ${work.worked === null ? 'ohne Ende' : formatHours(work.worked)}`

  return { ...work, worked: sealed, note: [work.note, since].filter(Boolean).join(', ') }
}

/** By the stretch, on which day and how many minutes of it the closed sheet has. */
function sealedMinutes({ days }: Month): Map<string, { day: string; minutes: number }> {
  return new Map(
    days.flatMap(({ day, lines }) =>
      lines.flatMap(({ account, minutes, source }): [string, { day: string; minutes: number }][] => {
        const [kind, id = ''] = source.split(':')
        return account === timeAccount && kind === 'stretch' ? [[id, { day, minutes }]] : []
      }),
    ),
  )
}
