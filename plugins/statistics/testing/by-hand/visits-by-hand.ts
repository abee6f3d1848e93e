import type { DatasetName } from '#domain/insight/statistics/datasets.data.ts'
import { nobody } from '#plugins/analytics/visits/rollup-rows.ts'

import { type ByHand, daysIn, mostRows, pointOf, type Question, stretchesIn } from './question.ts'

type Counting = {
  by: string
  key: string
  /** What sums of `amount` are called; nothing where they are not told. */
  amount: string | null
  /** By what points are counted. */
  points: string
}

const counting = (by: string, key = 'key', amount: string | null = 'views', points = 'total'): Counting => ({
  by,
  key,
  amount,
  points,
})

const countings: Readonly<Partial<Record<DatasetName, Counting>>> = {
  'page-views': counting('total', 'device'),
  pages: counting('page'),
  events: counting('action', 'key', 'events', 'action'),
  'event-flow': counting('step', 'key', null),
  resolutions: counting('resolution'),
  'device-pixel-ratios': counting('ratio'),
  'color-schemes': counting('scheme'),
  referrers: counting('source'),
  browsers: counting('browser'),
  'operating-systems': counting('system'),
  'visitor-times': counting('total'),
}

/** What somebody would write who knows the rollups of visits, for just this question. */
export function visitsByHand(question: Question): ByHand | null {
  const of = countings[question.dataset]
  if (!of) return null
  const amount = of.amount === null ? '' : `, sum(amount)::float8 as "${of.amount}"`
  const { dataset } = question

  return {
    points: {
      text: `select ${pointOf('start', question)}::text as at, ${measuresOf(dataset, of.points, amount)}
               from ${daysIn('visit_counts', question, dataset === 'referrers' ? among('total', 'ordered') : among(of.points))}
              group by 1`,
      values: [],
    },
    rows: {
      text: dataset === 'visitor-times' ? clockRows(question) : rowsOf(question, of, amount),
      values: [],
    },
  }
}

const among = (...bys: string[]) =>
  `by in (${bys.map((by) => `'${by}'`).join(', ')}) and branch_id = '${nobody}'`

const only = (by: string, column: string) => `coalesce(sum(${column}) filter (where by = '${by}'), 0)::float8`

function measuresOf(dataset: DatasetName, by: string, amount: string): string {
  return dataset === 'referrers'
    ? `${only(by, 'visits')} as visits, ${only(by, 'amount')} as views,
       coalesce(sum(visits) filter (where by like 'ordered%'), 0)::float8 as ordering`
    : `sum(visits)::float8 as visits${amount}`
}

function rowsOf(question: Question, { by, key }: Counting, amount: string): string {
  if (question.dataset === 'pages') return pageRows(question)
  const bys = question.dataset === 'referrers' ? among(by, `ordered-${by}`) : among(by)

  return `select ${key} as key, ${measuresOf(question.dataset, by, amount)}
            from ${stretchesIn('visit_counts', question, bys)} group by 1
           order by sum(amount) ${question.dataset === 'referrers' ? `filter (where by = '${by}')` : ''} desc, visits desc, key
           limit ${mostRows}`
}

const pageRows = (question: Question): string =>
  `select key, ${only('page', 'amount')} as views, ${only('page', 'visits')} as visits,
          ${only('entry', 'visits')} as entries, ${only('exit', 'visits')} as exits
     from ${stretchesIn('visit_counts', question, among('page', 'entry', 'exit'))} group by key
    order by views desc, visits desc, key limit ${mostRows}`

const clockRows = ({ range: { from, to } }: Question): string =>
  `select weekday || '-' || clock as key, sum(visits)::float8 as visits, sum(amount)::float8 as views
     from visit_hours
    where hour >= '${from}'::timestamp at time zone 'Europe/Vienna'
      and hour < ('${to}'::date + 1)::timestamp at time zone 'Europe/Vienna' and branch_id = '${nobody}'
    group by weekday, clock`

/** Sketches are joined by no SQL that anybody would write, so by hand they are only fetched. */
export function visitorsByHand(question: Question): ByHand {
  return {
    points: {
      text: `select ${pointOf('start', question)}::text as at, sum(visits)::float8 as visits
               from ${daysIn('visit_counts', question, among('total'))} group by 1`,
      values: [],
    },
    rows: {
      text: `select start::text as start, sketch from ${daysIn('visit_sketches', question, `branch_id = '${nobody}'`)}`,
      values: [],
    },
  }
}
