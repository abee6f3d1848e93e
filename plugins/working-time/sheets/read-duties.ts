import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { BusinessType } from '#domain/catalogue/business-types.data.ts'
import type { Country } from '#domain/ordering/order-terms.ts'
import { dayMs } from '#domain/time/zone-clock.ts'
import { dutyNow } from '#domain/workforce/law/duty-now.ts'
import type { DutyView } from '#domain/workforce/law/duty-view.contract.ts'
import { lawFor } from '#domain/workforce/law/law-rules.ts'
import { tradeOf } from '#domain/workforce/law/trade-of.ts'
import { stateByNow } from '#domain/workforce/ledger/forgotten-end.ts'
import type { WorkStretch } from '#domain/workforce/ledger/work-stretch.ts'
import type { ActivityState } from '#domain/workforce/working-activity.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

/** The week of a day of work that may have begun the day before, and the rest before that. */
const sinceMs = 9 * dayMs

/**
 * What the law asks next of those of the people who are at work, by their ids, in one statement for all of them. It is
 * judged as their sheets are: by the branch of the contract that began last, and by the birth date that was said last.
 */
export async function readDuties(
  req: PayloadRequest,
  users: readonly string[],
  nowMs: number,
): Promise<Map<string, DutyView>> {
  const found = await readWorkOf(req, users, nowMs)

  return new Map(
    found.flatMap((row): [string, DutyView][] => {
      const duty = dutyOf(row, nowMs)
      return duty ? [[row.user, duty]] : []
    }),
  )
}

type Row = {
  user: string
  country: Country | null
  business: BusinessType | null
  bornOn: string | null
  works: (WorkStretch & { from: number; state: ActivityState })[]
}

function dutyOf({ works, country, business, bornOn }: Row, nowMs: number): DutyView | null {
  const counting = works.filter((work) => stateByNow(work, nowMs) !== 'incomplete')
  const duty = dutyNow(counting, lawFor({ country, trade: tradeOf(business), birthDate: bornOn }), nowMs)
  if (!duty) return null
  const { code, paragraph, at, minutes } = duty

  return { code, paragraph, at: new Date(at).toISOString(), minutes }
}

async function readWorkOf(req: PayloadRequest, users: readonly string[], nowMs: number): Promise<Row[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<Row>(sql`
    select a.user_id as "user", b.country, d.business_type as business,
           (select c.born_on from contracts c where c.user_id = a.user_id and c.born_on <> ''
             order by c.valid_from desc, c.id desc limit 1) as "bornOn",
           (select json_agg(${workOf} order by w.started_at, w.id)
              from working_activities w join branches p on p.id = w.branch_id
             where w.user_id = a.user_id and w.started_at >= ${isoOf(nowMs - sinceMs)}
               and w.started_at < ${isoOf(nowMs)}) as works
      from working_activities a
      join branches p on p.id = a.branch_id
      join branches b
        on b.id = coalesce((select c.branch_id from contracts c
                             where c.user_id = a.user_id
                               and c.valid_from <= (${isoOf(nowMs)}::timestamptz at time zone ${zone})::date::text
                             order by c.valid_from desc, c.id desc limit 1), a.branch_id)
      left join divisions d on d.id = b.division_id
     where a.user_id = any (${`{${users.join(',')}}`}::uuid[]) and a.state in ('running', 'paused')
       and a.started_at >= ${isoOf(nowMs - sinceMs)} and a.started_at < ${isoOf(nowMs)}`)

  return rows
}

const msOf = (column: string) => sql.raw(`round(date_part('epoch', ${column}) * 1000)`)

/** Of the branch at which the work is done. */
const zone = sql`coalesce(p.time_zone::text, 'Europe/Vienna')`

const workOf = sql`
  json_build_object(
    'id', w.id, 'state', w.state, 'from', ${msOf('w.started_at')}, 'to', ${msOf('w.ended_at')},
    'timeZone', ${zone},
    'breaks', coalesce((select json_agg(json_build_object('from', ${msOf('r.started_at')}, 'to', ${msOf('r.ended_at')})
                                        order by r._order)
                          from working_activities_breaks r where r._parent_id = w.id), '[]'))`

const isoOf = (ms: number): string => new Date(ms).toISOString()
