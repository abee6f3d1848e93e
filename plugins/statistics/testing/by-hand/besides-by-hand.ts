import { ordersOfCodes, revenueOfBranches } from './orders-by-hand.ts'
import { type ByHand, mostRows, pointOf, type Question } from './question.ts'

/** Minutes that were worked, or are planned, by branch and day. */
const minutes = {
  'working-activities': ({ range: { from, to } }: Question) => `
    select (a.started_at at time zone 'Europe/Vienna')::date as day, a.branch_id::text as key, a.user_id,
           round(extract(epoch from a.ended_at - a.started_at - coalesce(b.rest, interval '0')) / 60) as minutes
      from working_activities a
      left join lateral (select sum(ended_at - started_at) as rest from working_activities_breaks
                          where _parent_id = a.id) b on true
     where a.state = 'ended' and a.branch_id = any($1::uuid[])
       and a.started_at >= '${from}'::timestamp at time zone 'Europe/Vienna'
       and a.started_at < ('${to}'::date + 1)::timestamp at time zone 'Europe/Vienna'`,
  'working-schedules': ({ range: { from, to } }: Question) => `
    select ("from" at time zone 'Europe/Vienna')::date as day, branch_id::text as key, user_id,
           extract(epoch from "to" - "from") / 60 - break_minutes as minutes
      from working_schedules
     where status = 'published' and branch_id = any($1::uuid[])
       and "from" >= '${from}'::timestamp at time zone 'Europe/Vienna'
       and "from" < ('${to}'::date + 1)::timestamp at time zone 'Europe/Vienna'`,
}

export const isWork = (dataset: string): dataset is keyof typeof minutes => dataset in minutes

/** What was worked or is planned beside what was sold; `revenue` answers the latter by point and branch. */
export function workByHand(
  question: Question & { dataset: keyof typeof minutes },
  branches: readonly string[],
  revenue = revenueOfBranches(question),
): ByHand {
  const grouped = (by: 'at' | 'key') => `
    with work as (select ${pointOf('day', question)}::text as at, w.* from (${minutes[question.dataset](question)}) w),
    worked as (select ${by}, sum(minutes)::float8 as minutes, count(distinct user_id)::int as people from work group by 1),
    sold as (select ${by}, sum(gross) as gross from (${revenue}) s group by 1)
    select ${by}, coalesce(minutes, 0) as minutes, coalesce(people, 0) as people, coalesce(gross, 0) as gross,
           round(gross * 60 / nullif(minutes, 0)) as "grossPerHour"
      from worked full join sold using (${by})`

  return {
    points: { text: grouped('at'), values: [branches] },
    rows: { text: `${grouped('key')} where minutes > 0`, values: [branches] },
  }
}

const scanKeys = {
  'qr-code-origins': 'd.place',
  'qr-code-targets': `d.target_kind || ' ' || d.target_key`,
}

export const isOfScans = (dataset: string): dataset is keyof typeof scanKeys => dataset in scanKeys

/** Scans of the days, or of the log where it is given. */
export function scansByHand(
  question: Question & { dataset: keyof typeof scanKeys },
  branches: readonly string[],
  { from = 'qr_days', scans = 'sum(d.scans)', orders = ordersOfCodes(question) } = {},
): ByHand {
  const { range, dataset } = question
  const days = `from ${from} d where d.day between '${range.from}' and '${range.to}'`
  const rows = `select ${scanKeys[dataset]} as key, ${scans}::float8 as scans ${days} group by 1 order by 2 desc, 1 limit ${mostRows}`

  return {
    points: {
      text: `select ${pointOf('d.day', question)}::text as at, ${scans}::float8 as scans ${days} group by 1`,
      values: [],
    },
    rows:
      dataset === 'qr-code-targets'
        ? { text: rows, values: [] }
        : {
            text: `with scanned as (${rows}), ordered as (${orders})
                   select s.*, o.orders as "ordersInAll", o.gross as "grossInAll" from scanned s,
                          (select sum(orders) as orders, sum(gross) as gross from ordered
                            where key not in ('–', 'unknown')) o`,
            values: [branches],
          },
  }
}
