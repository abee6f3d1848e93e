import type { Country } from '../../ordering/order-terms.ts'
import { monthsLater } from '../../time/month-around.ts'
import type { LeaveYear } from './leave-years.ts'

/** Day numbers; `leftOn` is the last day, null while the person stays. */
export type Employment = {
  country: Country
  basis: 'calendar' | 'entry'
  enteredOn: number
  leftOn: number | null
}

/** A fraction of the leave of a whole year, and why. */
export type EarnedShare = { numerator: number; denominator: number; reason: string }

const waitingMonths = 6

/** How much of a year's leave a person has on a day, by the law of the country. */
export function earnedShare(on: number, year: LeaveYear, employment: Employment): EarnedShare {
  switch (employment.country) {
    case 'AT':
      return inAustria(on, year, employment)
    case 'DE':
      return inGermany(on, year, employment)
    case 'CH':
      return byDays(on, year, employment, 'Art. 329a (3) OR')
    case 'LI':
      return byDays(on, year, employment, '§ 1173a Art. 30 (3) ABGB')
  }
}

const whole = (reason: string): EarnedShare => ({ numerator: 1, denominator: 1, reason })
const twelfths = (months: number, reason: string): EarnedShare => ({
  numerator: months,
  denominator: 12,
  reason,
})

/** § 2 (2) UrlG: in proportion for six months, then in full; § 10 UrlG: in proportion for whoever leaves. */
function inAustria(on: number, year: LeaveYear, employment: Employment): EarnedShare {
  const { enteredOn, leftOn } = employment
  if (leftOn !== null && on >= leftOn)
    return served(year, employment, 'Austritt, im Verhältnis zur Dienstzeit (§ 10 UrlG)')
  if (enteredOn < year.from) return whole('voller Anspruch (§ 2 (2) UrlG)')

  const waitedUntil = monthsLater(enteredOn, waitingMonths)
  if (on >= waitedUntil) return whole('voller Anspruch nach sechs Monaten (§ 2 (2) UrlG)')
  if (waitedUntil > year.to) {
    return twelfths(monthsBegun(enteredOn, year.to), 'ein Zwölftel je begonnenem Monat (§ 2 (4) UrlG)')
  }
  const months = monthsDone(enteredOn, on)

  // Whoever has waited by the begin of the next calendar year has the whole leave of this one.
  return on === year.to - 1 && waitedUntil === year.to
    ? whole('voller Anspruch nach sechs Monaten (§ 2 (4) UrlG)')
    : twelfths(months, `Anspruch nach ${months} von sechs Monaten (§ 2 (2) UrlG)`)
}

/** §§ 4 and 5 BUrlG: in full after six months, else a twelfth for each whole month. */
function inGermany(on: number, year: LeaveYear, employment: Employment): EarnedShare {
  const { enteredOn, leftOn } = employment
  const waitedUntil = monthsLater(enteredOn, waitingMonths)
  const begin = Math.max(year.from, enteredOn)
  const end = leftOn !== null && on >= leftOn ? leftOn + 1 : null
  const letter = end === null ? null : waitedUntil > end ? 'b' : end <= monthsLater(year.from, 6) ? 'c' : null
  if (end !== null && letter) {
    return twelfths(
      monthsDone(begin, end),
      `Austritt, ein Zwölftel je vollem Monat (§ 5 (1) ${letter} BUrlG)`,
    )
  }
  if (enteredOn >= year.from && waitedUntil >= year.to) {
    return twelfths(monthsDone(begin, year.to), 'ein Zwölftel je vollem Monat (§ 5 (1) a BUrlG)')
  }

  return on >= waitedUntil
    ? whole('voller Anspruch (§ 4 BUrlG)')
    : twelfths(0, 'Wartezeit von sechs Monaten (§ 4 BUrlG)')
}

/** In proportion to the days of the year that the person is employed. */
function byDays(on: number, year: LeaveYear, employment: Employment, paragraph: string): EarnedShare {
  const { enteredOn, leftOn } = employment
  const hasLeft = leftOn !== null && on >= leftOn
  if (!hasLeft && enteredOn <= year.from) return whole(`voller Anspruch (${paragraph.replace('(3)', '(1)')})`)

  return served(
    year,
    { enteredOn, leftOn: hasLeft ? leftOn : null },
    `im Verhältnis zur Dienstzeit (${paragraph})`,
  )
}

function served(
  year: LeaveYear,
  { enteredOn, leftOn }: Pick<Employment, 'enteredOn' | 'leftOn'>,
  reason: string,
): EarnedShare {
  const from = Math.max(year.from, enteredOn)
  const to = Math.min(year.to, leftOn === null ? year.to : leftOn + 1)

  return { numerator: to - from, denominator: year.to - year.from, reason }
}

/** Whole months from a day on; `end` is the first day after them. */
function monthsDone(from: number, end: number): number {
  let months = 0
  while (monthsLater(from, months + 1) <= end) months += 1

  return months
}

function monthsBegun(from: number, end: number): number {
  let months = 0
  while (monthsLater(from, months) < end) months += 1

  return months
}
