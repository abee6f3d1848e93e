import type { LawRow, LawRules } from './law-rules.ts'

const hours = (count: number) => count * 60
const adults = { from: 18, below: 200 }

/** AZG and ARG since the act of 1 September 2018 (BGBl. I 53/2018). */
const adult: LawRules = {
  breaks: {
    paragraph: '§ 11 AZG',
    needs: [{ overMinutes: hours(6), minutes: 30 }],
    smallestMinutes: 10,
    longestWorkMinutes: null,
  },
  daily: { minutes: hours(12), paragraph: '§ 9 Abs. 1 AZG' },
  weekly: { minutes: hours(60), paragraph: '§ 9 Abs. 1 AZG' },
  span: null,
  daysPerWeek: null,
  dailyRest: { minutes: hours(11), paragraph: '§ 12 Abs. 1 AZG' },
  weeklyRest: { minutes: hours(36), paragraph: '§§ 3 und 4 ARG' },
  night: null,
  sunday: { allowed: 'never', paragraph: '§ 3 ARG' },
  holiday: { paragraph: '§ 7 ARG' },
}

/** Open on Sundays by § 12 ARG; split days of work may be followed by a shorter rest. */
const adultInGastronomy: LawRules = {
  ...adult,
  dailyRest: {
    ...adult.dailyRest,
    shortened: { minutes: hours(8), paragraph: '§ 12 Abs. 2a AZG', afterPauseMinutes: hours(3) },
  },
  sunday: null,
  holiday: null,
}

const before2018 = {
  daily: { minutes: hours(10), paragraph: '§ 9 Abs. 1 AZG' },
  weekly: { minutes: hours(50), paragraph: '§ 9 Abs. 1 AZG' },
}

/** KJBG. */
const young: LawRules = {
  breaks: {
    paragraph: '§ 15 KJBG',
    needs: [{ overMinutes: hours(4.5), minutes: 30 }],
    smallestMinutes: 30,
    longestWorkMinutes: hours(6),
  },
  daily: {
    minutes: hours(8),
    paragraph: '§ 11 Abs. 1 KJBG',
    extended: { minutes: hours(9), paragraph: '§ 11 Abs. 3 KJBG' },
  },
  weekly: {
    minutes: hours(40),
    paragraph: '§ 11 Abs. 1 KJBG',
    extended: { minutes: hours(45), paragraph: '§ 11 KJBG' },
  },
  span: null,
  daysPerWeek: null,
  dailyRest: { minutes: hours(12), paragraph: '§ 16 KJBG' },
  weeklyRest: { minutes: hours(43), paragraph: '§ 19 KJBG' },
  night: { from: hours(20), to: hours(6), paragraph: '§ 17 Abs. 1 KJBG' },
  sunday: { allowed: 'never', paragraph: '§ 18 Abs. 1 KJBG' },
  holiday: { paragraph: '§ 18 Abs. 1 KJBG' },
}

/** § 18 Abs. 2 lets them work on Sundays and holidays, Abs. 3 not on two in a row. */
const youngInGastronomy: LawRules = {
  ...young,
  weeklyRest: { minutes: hours(48), paragraph: '§ 19 Abs. 3 KJBG' },
  sunday: { allowed: 'every-second', paragraph: '§ 18 Abs. 3 KJBG' },
  holiday: null,
}

const from16InGastronomy: LawRules = {
  ...youngInGastronomy,
  night: { from: hours(23), to: hours(6), paragraph: '§ 17 Abs. 2 KJBG' },
}

const longerRest = { dailyRest: { minutes: hours(14), paragraph: '§ 16 KJBG' } }
const since = '1997-07-01'

export const austrianLaw: readonly LawRow[] = [
  { validFrom: '1970-01-05', ages: adults, trade: 'other', rules: { ...adult, ...before2018 } },
  {
    validFrom: '1970-01-05',
    ages: adults,
    trade: 'gastronomy',
    rules: { ...adultInGastronomy, ...before2018, dailyRest: adult.dailyRest },
  },
  { validFrom: '2018-09-01', ages: adults, trade: 'other', rules: adult },
  { validFrom: '2018-09-01', ages: adults, trade: 'gastronomy', rules: adultInGastronomy },
  { validFrom: since, ages: { from: 15, below: 18 }, trade: 'other', rules: young },
  { validFrom: since, ages: { from: 16, below: 18 }, trade: 'gastronomy', rules: from16InGastronomy },
  { validFrom: since, ages: { from: 15, below: 16 }, trade: 'gastronomy', rules: youngInGastronomy },
  { validFrom: since, ages: { from: 0, below: 15 }, trade: 'other', rules: { ...young, ...longerRest } },
  {
    validFrom: since,
    ages: { from: 0, below: 15 },
    trade: 'gastronomy',
    rules: { ...youngInGastronomy, ...longerRest },
  },
]
