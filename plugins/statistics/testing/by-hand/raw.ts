import { keySeparator } from '#domain/insight/business/counts-of-order.ts'
import type { DatasetName } from '#domain/insight/statistics/datasets.data.ts'
import { type OrderDataset, orderDatasets } from '#domain/insight/statistics/order-datasets.data.ts'
import { mostDrawnSteps } from '#domain/insight/visits/visit-counts.ts'

import { isOfScans, isWork, scansByHand, workByHand } from './besides-by-hand.ts'
import { type ByHand, mostRows, pointOf, type Question, type Statement } from './question.ts'

/**
 * The same out of raw rows alone: events, visits, orders, scans. What takes long to find out and is no sum, such as
 * how long orders took, is left out, so these are rather too quick. One statement for points and rows where it can be.
 */
export function rawGrouping(question: Question, branches: readonly string[]): Statement[] {
  const { dataset, range } = question
  const ofOrders = orderDatasets.find((name) => name === dataset)
  if (ofOrders) return [{ text: ordersGrouped({ dataset: ofOrders, range }), values: [branches] }]
  if (isWork(dataset)) return both(workByHand({ dataset, range }, branches, soldByBranch(question)))
  if (isOfScans(dataset)) {
    return both(
      scansByHand({ dataset, range }, branches, {
        from: 'qr_scans',
        scans: 'count(*)',
        orders: soldByCode(question),
      }),
    )
  }

  return [{ text: visitsGrouped(question), values: [] }]
}

const both = ({ points, rows }: ByHand): Statement[] => [points, rows]

const zone = 'Europe/Vienna'
const within = (column: string, { range: { from, to } }: Question) =>
  `${column} >= '${from}'::timestamp at time zone '${zone}'
   and ${column} < ('${to}'::date + 1)::timestamp at time zone '${zone}'`
const dayOf = (column: string) => `(${column} at time zone '${zone}')::date`

/** What a visit began with is in its row, what was seen in the log. */
const keysOfVisits: Readonly<Partial<Record<DatasetName, string>>> = {
  'page-views': 'device',
  resolutions: 'resolution',
  'device-pixel-ratios': 'ratio',
  'color-schemes': 'scheme',
  referrers: 'source',
  browsers: 'browser',
  'operating-systems': 'system',
  'visitor-times': `(extract(isodow from started_at at time zone '${zone}') - 1) || '-' ||
                    extract(hour from started_at at time zone '${zone}')`,
}

function visitsGrouped(question: Question): string {
  const { dataset } = question
  const key = keysOfVisits[dataset]
  if (key !== undefined) return ofVisits(question, key)
  if (dataset === 'unique-visitors') return visitors(question)
  if (dataset === 'event-flow') return flow(question)
  const isOfPages = dataset === 'pages'

  return `
    select at::text, key, count(*)::int as amount, count(distinct visit)::int as visits
      from (select ${pointOf(dayOf('created_at'), question)} as at, ${isOfPages ? `data ->> 'path'` : 'action'} as key, visit
              from analytics_logs
             where ${within('created_at', question)} and type = '${isOfPages ? 'page' : 'event'}') g
     group by grouping sets ((at), (key))`
}

const ofVisits = (question: Question, key: string): string => `
  with seen as (
    select visit, count(*) as views from analytics_logs
     where ${within('created_at', question)} and type = 'page' group by 1)
  select at::text, key, sum(views)::float8 as views, count(*)::int as visits
    from (select ${pointOf(dayOf('started_at'), question)} as at, ${key} as key, views
            from analytics_visits v join seen s on s.visit = v.id where ${within('started_at', question)}) g
   group by grouping sets ((at), (key))`

const visitors = (question: Question): string => `
  select at::text, count(distinct visitor)::int as visitors
    from (select ${pointOf(dayOf('started_at'), question)} as at, visitor
            from analytics_visits where ${within('started_at', question)}) g
   group by grouping sets ((at), ())`

/** From page to page; the same page again at once is no step. */
const flow = (question: Question): string => `
  with seen as (
    select visit, n, data ->> 'path' as page, lag(data ->> 'path') over w as before
      from analytics_logs where ${within('created_at', question)} and type = 'page'
    window w as (partition by visit order by n)),
  steps as (
    select row_number() over w as step, page, lead(page) over w as next from seen where before is distinct from page
    window w as (partition by visit order by n))
  select step || '${keySeparator}' || page || '${keySeparator}' || coalesce(next, '') as key, count(*)::int as visits
    from steps where step <= ${mostDrawnSteps} group by 1 order by 2 desc, 1 limit ${mostRows}`

type Grouping = { key: string; measures: string; of: string; besides?: string }

const isKnown = `voided_at is null and status in ('awaiting', 'confirmed', 'in-delivery', 'delivered', 'completed', 'canceled', 'rejected', 'expired')`
const isSold = `voided_at is null and status in ('awaiting', 'confirmed', 'in-delivery', 'delivered', 'completed')`
const given = `left join (select order_id, sum(amount) as back from payments where kind = 'refund' group by 1) p on p.order_id = o.id`
const gross = 'sum(total - tip + coalesce(back, 0))::float8 as gross'
const lines = `, lateral jsonb_to_recordset(items) as i (product text, amount float8)`
const ofLines = {
  key: 'i.product',
  measures: 'count(distinct id)::int as orders, sum(amount) as quantity',
  of: isSold,
  besides: lines,
}
const origin = `coalesce(origin -> 'last' ->> 'origin', 'unknown')`

const groupings: Readonly<Record<OrderDataset, Grouping>> = {
  orders: { key: 'type::text', measures: 'count(*)::int as orders', of: isKnown },
  revenue: {
    key: 'type::text',
    measures: `count(*)::int as orders, ${gross}, sum(tip)::float8 as tip`,
    of: isSold,
    besides: given,
  },
  'canceled-orders': {
    key: 'status::text',
    measures: 'count(*)::int as lost, sum(total - tip)::float8 as "lostGross"',
    of: `voided_at is null and status in ('canceled', 'rejected', 'expired')`,
  },
  items: ofLines,
  'popular-items': ofLines,
  'order-times': {
    key: `(extract(isodow from placed_at at time zone '${zone}') - 1) || '-' || extract(hour from placed_at at time zone '${zone}')`,
    measures: 'count(*)::int as orders',
    of: isKnown,
  },
  'order-origins': { key: origin, measures: 'count(*)::int as orders', of: isKnown },
  'revenue-origins': {
    key: origin,
    measures: `count(*)::int as orders, ${gross}`,
    of: isSold,
    besides: given,
  },
}

function ordersGrouped(question: Question & { dataset: OrderDataset }): string {
  const { key, measures, of, besides = '' } = groupings[question.dataset]

  return `
    select at::text, key, ${measures}
      from (select ${pointOf('business_day::date', question)} as at, ${key} as key, o.id, o.total, o.tip
                   ${besides === given ? ', back' : besides === lines ? ', i.amount' : ''}
              from orders o ${besides}
             where ${ofDays(question, of)}) g
     group by grouping sets ((at), (key))`
}

const ofDays = ({ range: { from, to } }: Question, of: string) =>
  `o.business_day between '${from}' and '${to}' and o.branch_id = any($1::uuid[]) and ${of}`

const soldByBranch = (question: Question): string => `
  select ${pointOf('o.business_day::date', question)}::text as at, o.branch_id::text as key, ${gross}
    from orders o ${given} where ${ofDays(question, isSold)} group by 1, 2`

const soldByCode = (question: Question): string => `
  select coalesce(o.origin -> 'last' ->> 'code', '–') as key, count(*)::int as orders, sum(total - tip)::float8 as gross
    from orders o where ${ofDays(question, isKnown)} group by 1`
