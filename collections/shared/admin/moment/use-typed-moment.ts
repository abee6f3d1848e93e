import { useState } from 'react'

import { instantsAt, timeTyped, wallTimeAt, whichOfTwo } from '#domain/time/wall-time.ts'

type Typed = { day: string; time: string }
type Field = { value: string | null | undefined; setValue: (value: string | null) => void; timeZone: string }

/** What stands in the fields for a day and a time, and what is wrong with it; only what exists is handed on. */
export function useTypedMoment({ value, setValue, timeZone }: Field) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const [storedDay = '', storedTime = ''] = value ? wallTimeAt(value, timeZone).split('T') : []
  const { day, time } = typed ?? { day: storedDay, time: storedTime }

  const enter = (next: Typed) => {
    const instants = instantsOf(next, timeZone)
    const isEmpty = !next.day && !next.time
    if (instants[0]) setValue(instants[0])
    else if (isEmpty) setValue(null)
    // A time that is complete is shown as it is kept.
    setTyped(instants[0] && /^\d\d:\d\d$/.test(next.time) ? null : next)
  }
  const choices = instantsOf({ day, time }, timeZone).map((instant) => ({
    instant,
    name: whichOfTwo(instant, timeZone) ?? '',
  }))

  return { day, time, enter, choices, problem: problemOf({ day, time }, choices.length > 0) }
}

const instantsOf = ({ day, time }: Typed, timeZone: string): string[] => {
  const minute = timeTyped(time)

  return day && minute ? instantsAt(`${day}T${minute}`, timeZone) : []
}

function problemOf({ day, time }: Typed, exists: boolean): string | null {
  if (exists || (!day && !time)) return null
  if (!day) return 'Bitte geben Sie auch den Tag an.'
  if (!timeTyped(time)) return 'Bitte geben Sie die Uhrzeit als Stunden und Minuten an, zum Beispiel 18:30.'

  return 'Diese Uhrzeit gibt es nicht: In dieser Nacht wird die Uhr vorgestellt. Sie wird nicht übernommen.'
}
