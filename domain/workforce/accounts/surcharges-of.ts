import type { Country } from '../../ordering/order-terms.ts'
import { localDayAt } from '../../time/zone-clock.ts'
import type { WorkCalendar } from '../calendar/work-calendar.ts'
import type { WorkStretch } from '../ledger/work-stretch.ts'
import { accountLabels } from './account-labels.data.ts'
import { type BranchSurcharges, surchargePercentsOf, surchargeTermsOf } from './surcharge-terms.ts'
import { surchargeAccounts, surchargeMinutes } from './surcharges.ts'
import type { Surcharge } from './work-by-day.ts'

/** Where a stretch was worked, as far as surcharges ask for it. */
export type SurchargePlace = {
  country: Country | null
  surcharges: BranchSurcharges
  calendar: WorkCalendar
}

/** What of a stretch goes to which account besides, with the percent that the branch pays; nothing where there is none. */
export function surchargesOf(
  stretch: WorkStretch,
  { country, surcharges, calendar }: SurchargePlace,
  nowMs: number,
): Surcharge[] {
  const terms = surchargeTermsOf(country, localDayAt(stretch.from, stretch.timeZone), surcharges)
  const minutes = surchargeMinutes(stretch, terms, calendar, nowMs)
  const percents = surchargePercentsOf(surcharges)

  return surchargeAccounts.flatMap((account) => {
    const percent = percents[account] === null ? '' : `, ${percents[account]} %`
    const reason = `${accountLabels[account]}${percent}`
    return minutes[account] > 0 ? [{ account, minutes: minutes[account], reason }] : []
  })
}
