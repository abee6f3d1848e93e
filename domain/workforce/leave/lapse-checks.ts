import { monthsLater } from '../../time/month-around.ts'
import type { LapseCheck, LapseFacts } from './lapse-check.ts'
import { lapseChecksInAustria } from './lapse-checks-austria.ts'
import { lapseChecksInGermany } from './lapse-checks-germany.ts'
import { leaveLaws } from './leave-law.data.ts'
import type { LeaveYear } from './leave-years.ts'

/** When leave of a year may lapse, by the law of the country, up to a day. */
export function lapseChecks(year: LeaveYear, known: LapseFacts, until: number): LapseCheck[] {
  const notices = known.notices.filter(({ of }) => of === undefined || of === year.from)
  const facts = { ...known, notices }
  const checks =
    facts.country === 'DE'
      ? lapseChecksInGermany(year, facts, until)
      : facts.country === 'AT'
        ? lapseChecksInAustria(year, facts)
        : [plainCheck(year, facts.country)]

  return checks.filter(({ on }) => on <= until)
}

/** Years in which nobody has to be told: what is open is barred. */
function plainCheck(year: LeaveYear, country: 'CH' | 'LI'): LapseCheck {
  const { barredAfterMonths, barredBy } = leaveLaws[country]
  const reason = `verfällt, weil seit dem Urlaubsjahr fünf Jahre vergangen sind (${barredBy})`

  return {
    on: monthsLater(year.to, barredAfterMonths ?? 0),
    part: 'all',
    judge: () => ({ lapses: true, reason }),
  }
}
