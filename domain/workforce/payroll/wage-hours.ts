import { absenceTypeLabels, type AbsenceType } from '../absence.ts'
import { timeAccount } from '../accounts/account-line.ts'
import type { Sheet } from '../accounts/sheet-of.ts'

/** As what hours are paid; each is a wage type (Lohnart) of its own at whoever pays. */
export const wageTypes = [
  'worked',
  'public-holiday',
  'vacation',
  'sick',
  'training',
  'public-duty',
  'overtime',
  'night',
  'sunday',
  'holiday',
] as const
export type WageType = (typeof wageTypes)[number]

export const wageTypeLabels: Readonly<Record<WageType, string>> = {
  worked: 'Gearbeitete Stunden',
  'public-holiday': 'Feiertag, bezahlt',
  vacation: 'Urlaub',
  sick: 'Krankenstand',
  training: 'Fortbildung',
  'public-duty': 'Öffentliche Verpflichtung',
  overtime: 'Überstunden',
  night: 'Nachtarbeit',
  sunday: 'Sonntagsarbeit',
  holiday: 'Feiertagsarbeit',
}

export type WageHours = { type: WageType; minutes: number }

/**
 * The whole minutes of a month by wage type, those that come to nothing left out. What was worked and what is credited
 * for holidays and absences is told apart and adds up to what the sheet counts; overtime and surcharges stand besides.
 */
export function wageHours(
  { days }: Pick<Sheet, 'days'>,
  typeOfAbsence: (id: string) => AbsenceType | null,
): WageHours[] {
  const sums = new Map<WageType, number>()
  for (const { account, minutes, reason, source } of days.flatMap(({ lines }) => lines)) {
    const [origin = '', id = ''] = source.split(':')
    const type =
      account === timeAccount
        ? typeOfTime(origin, typeOfAbsence(id) ?? typeSaid(reason))
        : wageTypeOf(account)
    if (type) sums.set(type, (sums.get(type) ?? 0) + minutes)
  }

  return wageTypes.flatMap((type) => {
    const minutes = sums.get(type) ?? 0
    return minutes === 0 ? [] : [{ type, minutes }]
  })
}

function typeOfTime(origin: string, absence: AbsenceType | null): WageType | null {
  if (origin === 'stretch') return 'worked'
  if (origin === 'day') return 'public-holiday'

  return origin === 'absence' && absence ? wageTypeOf(absence) : null
}

const wageTypeOf = (name: string): WageType | null => wageTypes.find((type) => type === name) ?? null

/** What a sheet that was closed long ago said of an absence that is no more. */
function typeSaid(reason: string): AbsenceType | null {
  const found = Object.entries(absenceTypeLabels).find(([, label]) => reason.startsWith(label))

  // As the table of labels names them.
  return (found?.[0] as AbsenceType | undefined) ?? null
}

/** `8,5` hours as `8,50`, to the hundredth: rounded once, half up. */
export function hundredthsOfHours(minutes: number): string {
  const hundredths = Math.round((minutes * 100) / 60)

  return `${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')}`
}
