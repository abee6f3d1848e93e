import { useState } from 'react'

import { instantsAt, timeTyped, wallTimeAt, whichOfTwo } from '#domain/time/wall-time.ts'

import { halfMoment, type Typed, typedHalf } from './half-moment.ts'

type Field = { value: string | null | undefined; setValue: (value: string | null) => void; timeZone: string }
/** Holds as long as the field holds what was made of it, and not what it was saved or reset to. */
type Kept = Typed & { made: string | null }

export type TypedMoment = ReturnType<typeof useTypedMoment>

/** What stands in the fields for a day and a time, and what is wrong with it; what does not exist is no date either. */
export function useTypedMoment({ value = null, setValue, timeZone }: Field) {
  const [kept, setKept] = useState<Kept | null>(null)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    if (kept && kept.made !== value) setKept(null)
  }
  const { day, time } = kept ?? shownOf(value, timeZone)

  const enter = (next: Typed) => {
    const made = momentOf(next, timeZone)
    setValue(made)
    // A time that is complete is shown as it is kept.
    setKept(made && /^\d\d:\d\d$/.test(next.time) && !typedHalf(made) ? null : { ...next, made })
  }
  /** Once somebody has gone on, a time is shown as it is kept. */
  const settle = () => {
    if (kept && !problem) setKept(null)
  }
  const choices = instantsOf({ day, time }, timeZone).map((instant) => ({
    instant,
    name: whichOfTwo(instant, timeZone) ?? '',
  }))
  const problem = problemOf({ day, time }, choices.length > 0)

  return { day, time, enter, settle, choices, problem }
}

const momentOf = (typed: Typed, timeZone: string): string | null =>
  typed.day || typed.time ? (instantsOf(typed, timeZone)[0] ?? halfMoment(typed)) : null

function shownOf(value: string | null, timeZone: string): Typed {
  if (!value) return { day: '', time: '' }
  const [day = '', time = ''] = wholeOf(value, timeZone)

  return typedHalf(value) ?? { day, time }
}

const wholeOf = (value: string, timeZone: string): string[] =>
  Number.isNaN(Date.parse(value)) ? [] : wallTimeAt(value, timeZone).split('T')

const instantsOf = ({ day, time }: Typed, timeZone: string): string[] => {
  const minute = timeTyped(time)

  return day && minute ? instantsAt(`${day}T${minute}`, timeZone) : []
}

function problemOf({ day, time }: Typed, exists: boolean): string | null {
  if (exists || (!day && !time)) return null
  if (!day) return 'Bitte geben Sie auch den Tag an.'
  if (!timeTyped(time)) return 'Bitte geben Sie die Uhrzeit als Stunden und Minuten an, zum Beispiel 18:30.'

  return 'Diese Uhrzeit gibt es nicht: In dieser Nacht wird die Uhr vorgestellt. Bitte wählen Sie eine andere.'
}
