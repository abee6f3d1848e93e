import type { ClosedDay, LawRow, LawRules } from './law-rules.ts'

const hours = (count: number) => count * 60
const adults = { from: 18, below: 200 }

/** ArbZG. Six working days of ten hours are what § 3 leaves of a week. */
const adult: LawRules = {
  breaks: {
    paragraph: '§ 4 ArbZG',
    needs: [
      { overMinutes: hours(6), minutes: 30 },
      { overMinutes: hours(9), minutes: 45 },
    ],
    smallestMinutes: 15,
    longestWorkMinutes: hours(6),
  },
  daily: { minutes: hours(10), paragraph: '§ 3 ArbZG' },
  weekly: { minutes: hours(60), paragraph: '§ 3 ArbZG' },
  span: null,
  daysPerWeek: null,
  dailyRest: { minutes: hours(11), paragraph: '§ 5 Abs. 1 ArbZG' },
  weeklyRest: { minutes: hours(35), paragraph: '§ 11 Abs. 4 ArbZG' },
  night: null,
  sunday: { allowed: 'never', paragraph: '§ 9 Abs. 1 ArbZG' },
  holiday: { paragraph: '§ 9 Abs. 1 ArbZG' },
}

/** § 10 Abs. 1 Nr. 4 opens Sundays and holidays, § 5 Abs. 2 shortens the rest by an hour that is given back. */
const adultInGastronomy: LawRules = {
  ...adult,
  dailyRest: { ...adult.dailyRest, shortened: { minutes: hours(10), paragraph: '§ 5 Abs. 2 ArbZG' } },
  sunday: null,
  holiday: null,
}

const closedDay = (on: string, name: string, from = 0): ClosedDay => {
  return { on, from, name, paragraph: from > 0 ? '§ 18 Abs. 1 JArbSchG' : '§ 18 Abs. 2 JArbSchG' }
}
/** § 18 Abs. 1 closes the afternoons of 24 and 31 December in every trade. */
const eves = [
  closedDay('12-24', '24. Dezember nach 14 Uhr', hours(14)),
  closedDay('12-31', '31. Dezember nach 14 Uhr', hours(14)),
]
/** What § 18 Abs. 2 leaves closed where other holidays are open. */
const feasts = [
  closedDay('12-25', '25. Dezember'),
  closedDay('01-01', '1. Januar'),
  closedDay('easter-sunday', 'erster Osterfeiertag'),
  closedDay('05-01', '1. Mai'),
]

/** JArbSchG. */
const young: LawRules = {
  breaks: {
    paragraph: '§ 11 JArbSchG',
    needs: [
      { overMinutes: hours(4.5), minutes: 30 },
      { overMinutes: hours(6), minutes: 60 },
    ],
    smallestMinutes: 15,
    longestWorkMinutes: hours(4.5),
  },
  daily: {
    minutes: hours(8),
    paragraph: '§ 8 Abs. 1 JArbSchG',
    extended: { minutes: hours(8.5), paragraph: '§ 8 Abs. 2a JArbSchG' },
  },
  weekly: { minutes: hours(40), paragraph: '§ 8 Abs. 1 JArbSchG' },
  span: { minutes: hours(10), paragraph: '§ 12 JArbSchG' },
  daysPerWeek: { days: 5, paragraph: '§ 15 JArbSchG' },
  dailyRest: { minutes: hours(12), paragraph: '§ 13 JArbSchG' },
  weeklyRest: { minutes: hours(35), paragraph: '§ 11 Abs. 4 ArbZG' },
  night: { from: hours(20), to: hours(6), paragraph: '§ 14 Abs. 1 JArbSchG' },
  sunday: { allowed: 'never', paragraph: '§ 17 Abs. 1 JArbSchG' },
  holiday: { paragraph: '§ 18 Abs. 1 JArbSchG' },
  closedDays: eves,
}

const youngInGastronomy: LawRules = {
  ...young,
  span: { minutes: hours(11), paragraph: '§ 12 JArbSchG' },
  sunday: { allowed: 'every-second', paragraph: '§ 17 Abs. 2 JArbSchG' },
  holiday: null,
  closedDays: [...eves, ...feasts],
}

const over16InGastronomy: LawRules = {
  ...youngInGastronomy,
  night: { from: hours(22), to: hours(6), paragraph: '§ 14 Abs. 2 JArbSchG' },
}

/** Light work with the consent of the parents from 13 years on (§ 5 Abs. 3). */
const child: LawRules = {
  ...young,
  daily: { minutes: hours(2), paragraph: '§ 5 Abs. 3 JArbSchG' },
  weekly: { minutes: hours(10), paragraph: '§ 5 Abs. 3 JArbSchG' },
  night: { from: hours(18), to: hours(8), paragraph: '§ 5 Abs. 3 JArbSchG' },
}

const act = '1994-07-01'
const since = '1997-03-01'

export const germanLaw: readonly LawRow[] = [
  { validFrom: act, ages: adults, trade: 'other', rules: adult },
  { validFrom: act, ages: adults, trade: 'gastronomy', rules: adultInGastronomy },
  { validFrom: since, ages: { from: 15, below: 18 }, trade: 'other', rules: young },
  { validFrom: since, ages: { from: 16, below: 18 }, trade: 'gastronomy', rules: over16InGastronomy },
  { validFrom: since, ages: { from: 15, below: 16 }, trade: 'gastronomy', rules: youngInGastronomy },
  { validFrom: since, ages: { from: 0, below: 15 }, trade: 'other', rules: child },
  { validFrom: since, ages: { from: 0, below: 15 }, trade: 'gastronomy', rules: child },
]
