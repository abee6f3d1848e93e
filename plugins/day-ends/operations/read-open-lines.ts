import {
  type BookedLine,
  bookLines,
  type MoneyLine,
  type RatePart,
} from '#domain/ordering/day-end/book-lines.ts'
import { bookingDayOf, dayAfter, endOfDay } from '#domain/ordering/day-end/open-days.ts'
import { businessDayOf } from '#domain/time/business-day.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

import {
  paidForColumns,
  paidOrderColumn,
  type PaidOrderRow,
  toPaidOrder,
} from '#plugins/payments/payments.port.ts'

import type { DayBranch } from './branches-of-days.ts'

/** A line that belongs to no day end yet, with its day, and whether it is of one before the day that is asked for. */
export type OpenLine = BookedLine & { day: string; isLate: boolean }

type Row = MoneyLine & { paid: PaidOrderRow }

/**
 * The lines that are booked on a day, and those of days before that are open, too: all that no day end has, however
 * late it came. A day that is over has no more of them, but for what was under way.
 */
export async function readOpenLines(
  database: Querying,
  branch: DayBranch,
  { day, lastClosed }: { day: string; lastClosed: string | null },
): Promise<OpenLine[]> {
  const { rows } = await database.query<Row>({
    name: 'read-open-lines',
    text: openLines,
    values: [branch.id, endOfDay(day, branch).toString()],
  })
  const lines = bookLines({
    lines: rows.map(({ paid: _paid, ...line }) => line),
    orders: new Map(rows.map(({ order, paid }) => [order, toPaidOrder(paid)])),
    before: await readPartsBefore(database, [...new Set(rows.map(({ order }) => order))]),
  })

  return lines.map((line) => {
    const at = Temporal.Instant.from(line.at)

    return {
      ...line,
      day: bookingDayOf(at, branch, lastClosed),
      isLate: businessDayOf(at, branch.timeZone, branch.startsAt) < day,
    }
  })
}

/** What was booked of these orders by the days that are closed. */
async function readPartsBefore(
  database: Querying,
  orders: readonly string[],
): Promise<Map<string, RatePart[]>> {
  const { rows } = await database.query<{ order: string; parts: RatePart[] }>({
    name: 'read-parts-before',
    text: `select p.order_id as "order", l.parts
             from payments p join day_end_lines l on l.payment_id = p.id
            where p.order_id in (select jsonb_array_elements_text($1::jsonb)::uuid) and p.taxed_rate is null`,
    values: [JSON.stringify(orders)],
  })
  const before = new Map<string, RatePart[]>()
  for (const { order, parts } of rows) before.set(order, [...(before.get(order) ?? []), ...parts])

  return before
}

/** What a line of the ledger is to a day end. */
export const lineColumns = `p.id, to_char(p.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
  p.kind::text as kind, p.amount::float8 as amount, p.method::text as method, p.order_id as "order",
  p.taxed_rate::int as "taxedRate", p.is_given is true as "isGiven"`

/** What moves money is noted as it is written, and crossed out with the day that comprises it. */
const openOf = (branch: string) =>
  `open_lines open join payments p on p.id = open.line_id and open.wants = 'day-end' and open.branch_id = ${branch}`

export const openLines = `
  select ${lineColumns}, ${paidForColumns}, ${paidOrderColumn} as paid
    from ${openOf('$1')} join orders o on o.id = p.order_id
   where p.at < $2::timestamptz
   order by p.at, p.id`

export type OpenDay = { day: string; total: number; orders: number }

/**
 * The clock of the branch, as `businessDayOf` looks at it: in the hour that comes twice it stands still when it is put
 * back, so no day goes back to the one before.
 */
const steadyClock = `case when (p.at - interval '1 hour') at time zone $2 = p.at at time zone $2
  then date_trunc('hour', p.at at time zone $2) + interval '59 minutes 59 seconds'
  else p.at at time zone $2 end`

/** The days on which something is booked that no day end has, with what it comes to, the first one first. */
export async function readOpenDays(
  database: Querying,
  { id, timeZone, startsAt }: DayBranch,
  lastClosed: string | null,
): Promise<OpenDay[]> {
  const { rows } = await database.query<OpenDay>({
    name: 'read-open-days',
    text: openDays,
    values: [id, timeZone, startsAt, lastClosed === null ? null : dayAfter(lastClosed)],
  })
  return rows
}

export const openDays = `
      select to_char(greatest((${steadyClock} - $3::interval)::date, $4::date), 'YYYY-MM-DD') as day,
             coalesce(sum(p.amount) filter (where p.kind <> 'fee'), 0)::float8 as total,
             count(distinct p.order_id)::int as orders
        from ${openOf('$1')}
       group by 1 order by 1`
