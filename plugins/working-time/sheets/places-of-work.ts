import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { BusinessType } from '#domain/catalogue/business-types.data.ts'
import type { Country } from '#domain/ordering/order-terms.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import type { BranchOvertime } from '#domain/workforce/accounts/overtime-terms.ts'
import type { BranchSurcharges } from '#domain/workforce/accounts/surcharge-terms.ts'
import type { SurchargePlace } from '#domain/workforce/accounts/surcharges-of.ts'
import type { Region } from '#domain/workforce/calendar/regions.data.ts'
import type { Trade } from '#domain/workforce/law/law-rules.ts'
import { tradeOf } from '#domain/workforce/law/trade-of.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import { readCalendars } from '../operations/read-calendar.ts'

/** What a branch says of the work that is done there. */
export type PlaceOfWork = SurchargePlace & {
  id: string
  name: string
  timeZone: string
  trade: Trade
  /** From when on work is overtime there, where the branch says so itself. */
  overtime: readonly BranchOvertime[]
}

type Row = {
  id: string
  name: string
  timeZone: string
  country: Country | null
  region: Region | null
  business: BusinessType | null
  overtime: BranchOvertime[]
} & BranchSurcharges

/** Every branch with its calendar, in as many statements as for one, and what they were made of as text. */
export async function readPlacesOfWork(
  req: PayloadRequest,
): Promise<{ places: Map<string, PlaceOfWork>; placesSource: string }> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<Row>(sql`
    select b.id, b.name, coalesce(b.time_zone::text, ${usualZone}) as "timeZone", b.country, b.region,
           d.business_type as business, b.surcharges_night_from as "nightFrom", b.surcharges_night_to as "nightTo",
           b.surcharges_night_percent::float8 as "nightPercent",
           b.surcharges_sunday_percent::float8 as "sundayPercent",
           b.surcharges_holiday_percent::float8 as "holidayPercent",
           coalesce((select json_agg(json_build_object('validFrom', o.valid_from, 'dailyMinutes', o.daily_minutes,
                                                       'weeklyMinutes', o.weekly_minutes, 'percent', o.percent))
                       from branches_surcharges_overtime o where o._parent_id = b.id), '[]') as overtime
      from branches b left join divisions d on d.id = b.division_id
     order by b.id`)
  const { calendars, source } = await readCalendars(req, rows)

  return {
    places: new Map(rows.map((row) => [row.id, placeOf(row, calendars.get(row.id))])),
    placesSource: JSON.stringify([rows, source]),
  }
}

function placeOf(
  { id, name, timeZone, country, business, overtime, nightFrom, nightTo, ...percents }: Row,
  calendar: SurchargePlace['calendar'] = () => undefined,
): PlaceOfWork {
  const { nightPercent, sundayPercent, holidayPercent } = percents
  const surcharges = { nightFrom, nightTo, nightPercent, sundayPercent, holidayPercent }

  return { id, name, timeZone, country, trade: tradeOf(business), surcharges, overtime, calendar }
}
