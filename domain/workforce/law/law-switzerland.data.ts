import type { LawRow, LawRules } from './law-rules.ts'

const hours = (count: number) => count * 60
const adults = { from: 18, below: 200 }

/** ArG and ArGV 1. The hour of the day is bounded by the span, for the law names no daily maximum of its own. */
const adult: LawRules = {
  breaks: {
    paragraph: 'Art. 15 ArG',
    needs: [
      { overMinutes: hours(5.5), minutes: 15 },
      { overMinutes: hours(7), minutes: 30 },
      { overMinutes: hours(9), minutes: 60 },
    ],
    smallestMinutes: 15,
    longestWorkMinutes: null,
  },
  daily: null,
  weekly: { minutes: hours(50), paragraph: 'Art. 9 Abs. 1 ArG' },
  span: { minutes: hours(14), paragraph: 'Art. 10 Abs. 3 ArG' },
  daysPerWeek: null,
  dailyRest: {
    minutes: hours(11),
    paragraph: 'Art. 15a Abs. 1 ArG',
    shortened: { minutes: hours(8), paragraph: 'Art. 15a Abs. 2 ArG' },
  },
  weeklyRest: { minutes: hours(35), paragraph: 'Art. 21 Abs. 2 ArGV 1' },
  night: null,
  sunday: { allowed: 'never', paragraph: 'Art. 18 ArG' },
  holiday: { paragraph: 'Art. 20a ArG' },
}

/** Art. 23 ArGV 2 frees restaurants from asking for Sundays. */
const adultInGastronomy: LawRules = { ...adult, sunday: null, holiday: null }

/** Art. 31 ArG and ArGV 5, in every trade. */
const under16: LawRules = {
  ...adult,
  daily: { minutes: hours(9), paragraph: 'Art. 31 Abs. 1 ArG' },
  span: { minutes: hours(12), paragraph: 'Art. 31 Abs. 2 ArG' },
  dailyRest: { minutes: hours(12), paragraph: 'Art. 16 Abs. 1 ArGV 5' },
  night: { from: hours(20), to: hours(6), paragraph: 'Art. 31 Abs. 2 ArG' },
  sunday: { allowed: 'never', paragraph: 'Art. 31 Abs. 4 ArG' },
  holiday: { paragraph: 'Art. 31 Abs. 4 ArG' },
}

const from16: LawRules = {
  ...under16,
  night: { from: hours(22), to: hours(6), paragraph: 'Art. 31 Abs. 2 ArG' },
}

/** The Arbeitsgesetz of Liechtenstein follows the Swiss one, with the bounds of the European directives. */
const inLiechtenstein = {
  weekly: { minutes: hours(48), paragraph: 'Art. 9 Abs. 1 ArG (LI)' },
  span: { minutes: hours(13), paragraph: 'Art. 10 ArG (LI)' },
  breaks: { ...adult.breaks, paragraph: 'Art. 15 ArG (LI)' },
  dailyRest: { minutes: hours(11), paragraph: 'Art. 15a ArG (LI)' },
  weeklyRest: { minutes: hours(35), paragraph: 'ArGV I (LI)' },
}
const youngInLiechtenstein = {
  ...inLiechtenstein,
  daily: { minutes: hours(8), paragraph: 'Art. 31 ArG (LI), ArGV V' },
  weekly: { minutes: hours(40), paragraph: 'Art. 9 ArG (LI), ArGV V' },
  span: { minutes: hours(12), paragraph: 'Art. 31 ArG (LI)' },
  dailyRest: { minutes: hours(12), paragraph: 'ArGV V (LI)' },
}

function rowsOf(
  validFrom: string,
  own: { adult: Partial<LawRules>; young: Partial<LawRules> },
): readonly LawRow[] {
  const young = (['gastronomy', 'other'] as const).flatMap((trade) => [
    { validFrom, ages: { from: 16, below: 18 }, trade, rules: { ...from16, ...own.young } },
    { validFrom, ages: { from: 0, below: 16 }, trade, rules: { ...under16, ...own.young } },
  ])

  return [
    { validFrom, ages: adults, trade: 'other', rules: { ...adult, ...own.adult } },
    { validFrom, ages: adults, trade: 'gastronomy', rules: { ...adultInGastronomy, ...own.adult } },
    ...young,
  ]
}

export const swissLaw = rowsOf('2000-08-01', { adult: {}, young: {} })
export const liechtensteinLaw = rowsOf('2005-04-01', { adult: inLiechtenstein, young: youngInLiechtenstein })
