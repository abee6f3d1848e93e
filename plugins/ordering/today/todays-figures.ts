import type { PayloadRequest } from 'payload'

import { listPath } from '#collections/shared/admin/list-path.ts'
import { averageCents, changeInPercent, comparedDays } from '#domain/insight/weekday-comparison.ts'
import { formatMoney } from '#domain/money/money.ts'
import { revenueStatuses } from '#domain/ordering/order-status.ts'
import { leads, staffOf } from '#kernel/access/caller.ts'
import type { TodayFigure, TodayFigures } from '#plugins/desk/today.port.ts'

import { isSold } from '../operations/order-record.ts'
import { type OwnBranch, ownBranches } from './own-branches.ts'

/** What was sold today, each branch by its own clock, against the same weekday; who leads sees the money too. */
export async function todaysFigures(req: PayloadRequest, now: Temporal.Instant): Promise<TodayFigures[]> {
  const branches = await ownBranches(req)
  const sold = await readSold(req, branches, now)
  const showsMoney = leads(staffOf(req))
  const counts = `Bestellungen des heutigen Geschäftstags ohne abgelehnte, stornierte und nicht bezahlte`

  const ofEach = branches.map((branch, index) => ({
    key: branch.id,
    place: branch.name,
    counts,
    figures: figuresOf(sold[index] ?? nothing, showsMoney),
    path: soldPath([dayOf(branch, now)], branch.id),
  }))
  if (branches.length < 2) return ofEach
  const days = [...new Set(branches.map((branch) => dayOf(branch, now)))]

  return [
    {
      key: 'all',
      place: 'Alle Filialen',
      counts,
      figures: figuresOf(sold.reduce(together, nothing), showsMoney),
      path: soldPath(days),
    },
    ...ofEach,
  ]
}

/** Integer cents. */
type Sold = { cents: number; orders: number; centsBefore: number; ordersBefore: number }

const nothing: Sold = { cents: 0, orders: 0, centsBefore: 0, ordersBefore: 0 }

const together = (one: Sold, other: Sold): Sold => ({
  cents: one.cents + other.cents,
  orders: one.orders + other.orders,
  centsBefore: one.centsBefore + other.centsBefore,
  ordersBefore: one.ordersBefore + other.ordersBefore,
})

/** Of each branch, in their order. */
export async function readSold(
  req: PayloadRequest,
  branches: readonly OwnBranch[],
  now: Temporal.Instant,
): Promise<Sold[]> {
  const compared = branches.map(({ timeZone, businessDayStartsAt }) =>
    comparedDays(now, timeZone, businessDayStartsAt),
  )
  const { rows } = await req.payload.db.pool.query<Sold & { branch: string }>({
    name: 'today-sold',
    text: soldQuery,
    values: [
      branches.map(({ id }) => id),
      compared.map(({ today }) => today),
      compared.map(({ lastWeek }) => lastWeek),
      compared.map(({ until }) => until.toString()),
    ],
  })
  const byBranch = new Map(rows.map(({ branch, ...sold }) => [branch, sold]))

  return branches.map(({ id }) => byBranch.get(id) ?? nothing)
}

export const soldQuery = `
  with asked as (select * from unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[])
                            as a (branch, today, last_week, until)),
       sold as (select a.branch, o.total, o.business_day = a.today as is_today
                  from asked a
                  join orders o on o.branch_id = a.branch and o.business_day in (a.today, a.last_week)
                 where ${isSold('o')}
                   and (o.business_day = a.today or o.placed_at <= a.until))
  select branch, coalesce(sum(total) filter (where is_today), 0)::float8 as cents,
         count(*) filter (where is_today)::int as orders,
         coalesce(sum(total) filter (where not is_today), 0)::float8 as "centsBefore",
         count(*) filter (where not is_today)::int as "ordersBefore"
    from sold group by branch`

function figuresOf({ cents, orders, centsBefore, ordersBefore }: Sold, showsMoney: boolean): TodayFigure[] {
  const average = averageCents(cents, orders)
  const averageBefore = averageCents(centsBefore, ordersBefore)
  const number = compared('Bestellungen', { now: orders, before: ordersBefore, words: String })
  if (!showsMoney) return [number]

  return [
    compared('Umsatz', { now: cents, before: centsBefore, words: formatMoney }),
    number,
    compared('Im Schnitt', {
      now: average ?? 0,
      before: averageBefore ?? 0,
      words: (sum) => (sum === 0 ? '–' : formatMoney(sum)),
    }),
  ]
}

type Compared = { now: number; before: number; words: (value: number) => string }

/** Until the same minute a week ago, since a whole day would beat every morning. */
function compared(label: string, { now, before, words }: Compared): TodayFigure {
  const percent = changeInPercent(now, before)
  const sign = percent !== null && percent > 0 ? '+' : '−'
  const change = percent === null ? '' : percent === 0 ? '±0 %' : `${sign}${Math.abs(percent)} %`

  return {
    label,
    value: words(now),
    before: [change, `vor einer Woche um diese Zeit ${words(before)}`].filter(Boolean).join(', '),
    change,
    direction: now > before ? 'up' : now < before ? 'down' : 'same',
  }
}

const dayOf = ({ timeZone, businessDayStartsAt }: OwnBranch, now: Temporal.Instant): string =>
  comparedDays(now, timeZone, businessDayStartsAt).today

const soldPath = (days: readonly string[], branch?: string) =>
  listPath('orders', [
    {
      businessDay: { in: [...days] },
      status: { in: revenueStatuses },
      voidedAt: { exists: false },
      ...(branch !== undefined && { branch: { equals: branch } }),
    },
  ])
