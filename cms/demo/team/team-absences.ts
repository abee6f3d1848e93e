import type { AbsenceStatus, AbsenceType } from '#domain/workforce/absence.ts'

import { nextWeekday, type TeamDays } from './team-days.ts'

export type DemoAbsence = {
  person: string
  type: AbsenceType
  status: AbsenceStatus
  /** Day numbers; `to` is the last day. */
  from: number
  to: number
  note: string | null
}

const monday = 0
const tuesday = 1
const wednesday = 2
const friday = 4

/** Who was away and who wants to be; what is asked for lies ahead, for months with open questions are not closed. */
export function teamAbsences({ today, months, published }: TeamDays): DemoAbsence[] {
  const [first, second, third] = months
  const away = nextWeekday(today + 1, monday)
  const holiday = nextWeekday(first.from + 7, monday)
  const school = nextWeekday(second.from + 7, tuesday)
  const ill = nextWeekday(second.from + 18, wednesday)
  const young = nextWeekday(third.from + 7, tuesday)
  const free = nextWeekday(third.from + 14, tuesday)
  const taken = { status: 'approved', note: null } as const
  const asked = { status: 'requested', type: 'vacation' } as const

  return [
    { person: 'jakob', type: 'vacation', ...taken, from: holiday, to: holiday + 11 },
    { person: 'noah', type: 'training', ...taken, from: school, to: school + 4, note: 'Berufsschule' },
    { person: 'amira', type: 'sick', ...taken, from: ill, to: ill + 2, note: 'Bestätigung liegt vor' },
    { person: 'noah', type: 'vacation', ...taken, from: young, to: young + 4 },
    { person: 'dominik', type: 'compensatory', ...taken, from: free, to: free },
    { person: 'matteo', type: 'sick', ...taken, from: today, to: today + 1 },
    { person: 'katharina', type: 'vacation', ...taken, from: away, to: away + 6 },
    { person: 'lukas', ...asked, from: published, to: published + 6, note: 'Familienbesuch' },
    { person: 'elif', ...asked, from: published + 12, to: published + 14, note: 'Verlängertes Wochenende' },
    {
      person: 'hanna',
      type: 'vacation',
      status: 'rejected',
      from: nextWeekday(away + 7, friday),
      to: nextWeekday(away + 7, friday) + 1,
      note: 'Da ist Feuerwehrfest, bitte tauschen',
    },
  ]
}

/** Whether somebody is away on a day, or was to be before somebody said no. */
export const isAway = (absences: readonly DemoAbsence[], person: string, day: number): boolean =>
  absences.some(
    (each) => each.person === person && each.status === 'approved' && day >= each.from && day <= each.to,
  )
