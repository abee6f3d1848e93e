import type { PayloadRequest } from 'payload'

import { listPath } from '#collections/shared/admin/list-path.ts'
import { averageCents, changeInPercent, comparedDays } from '#domain/insight/weekday-comparison.ts'
import { formatMoney } from '#domain/money/money.ts'
import { revenueStatuses } from '#domain/ordering/order-status.ts'
import { leads, staffOf } from '#kernel/access/caller.ts'
import type { TodayFigure, TodayFigures } from '#plugins/desk/today.port.ts'

import { isForVouchers, isSold } from '../operations/order-record.ts'
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

const soldNames = ['cents', 'orders', 'averagedCents', 'averagedOrders'] as const
/** Integer cents; what is averaged leaves out orders of vouchers alone, which are worth what nobody has had yet. */
type Sold = Record<(typeof soldNames)[number] | `${(typeof soldNames)[number]}Before`, number>

const soldOf = (read: (name: keyof Sold) => number): Sold => {
  const values = soldNames
    .flatMap((name) => [name, `${name}Before`] as const)
    .map((name) => [name, read(name)])

  // Made of the very names that type it.
  return Object.fromEntries(values) as Sold
}

const nothing = soldOf(() => 0)

const together = (one: Sold, other: Sold): Sold => soldOf((name) => one[name] + other[name])

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

/** Whoever buys a voucher pays in advance: what it buys is revenue once it is bought, and not twice. */
const soldAsVouchers = (order: string) => `
  (select coalesce(sum((item ->> 'gross')::numeric), 0)
     from jsonb_array_elements(${order}.items) as item where item ? 'voucher')`

const sums = (suffix: '' | 'Before', day: string) => `
         coalesce(sum(total) filter (where ${day}), 0)::float8 as "cents${suffix}",
         count(*) filter (where ${day})::int as "orders${suffix}",
         coalesce(sum(total) filter (where ${day} and is_averaged), 0)::float8 as "averagedCents${suffix}",
         count(*) filter (where ${day} and is_averaged)::int as "averagedOrders${suffix}"`

export const soldQuery = `
  with asked as (select * from unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[])
                            as a (branch, today, last_week, until)),
       sold as (select a.branch, o.total - o.tip - ${soldAsVouchers('o')} as total, o.business_day = a.today as is_today,
                      not ${isForVouchers('o')} as is_averaged
                  from asked a
                  join orders o on o.branch_id = a.branch and o.business_day in (a.today, a.last_week)
                 where ${isSold('o')}
                   and (o.business_day = a.today or o.placed_at <= a.until))
  select branch, ${sums('', 'is_today')}, ${sums('Before', 'not is_today')}
    from sold group by branch`

function figuresOf(sold: Sold, showsMoney: boolean): TodayFigure[] {
  const { cents, orders, centsBefore, ordersBefore } = sold
  const average = averageCents(sold.averagedCents, sold.averagedOrders)
  const averageBefore = averageCents(sold.averagedCentsBefore, sold.averagedOrdersBefore)
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
