import type { OrderHistoryQuery } from '#domain/ordering/staff-orders.contract.ts'
import { orderStatuses, orderTypes, paymentStatuses } from '#domain/ordering/order-terms.ts'

import { staffSelection } from './list-orders.ts'

export type Cursor = { placedAt: string; id: string }
/** A condition on the words of the order `o`, whose one parameter, the query, is the first of the statement. */
export type Words = { condition: string; query: string }

export type HistoryQuestion = Omit<OrderHistoryQuery, 'search' | 'after'> & {
  branches: readonly string[]
  after: Cursor | null
  words: Words | null
}

export type Statement = { text: string; values: unknown[] }

/**
 * One order more than a page of the history. Without words each branch, and with filters each state, type and payment
 * of it, is walked from its latest order by an index that is sorted as the page is, so that no filter makes it read what
 * it does not tell. With words those are read that have them.
 */
export function historyStatement(question: HistoryQuestion): Statement {
  const values: unknown[] = []
  const placed = (value: unknown) => `$${values.push(value)}`
  const found = question.words ? foundByWords(question, question.words, placed) : walked(question, placed)

  return {
    text: `with page as (${found})
      select ${staffSelection} from page join orders o on o.id = page.id
       order by page.placed_at desc, page.id desc`,
    values,
  }
}

type Placed = (value: unknown) => string

function walked(question: HistoryQuestion, placed: Placed): string {
  const branches = question.branches.map((branch) => `${placed(branch)}::uuid`)
  const ways = [`${listOf(branches)} as way_branch (branch_id)`]
  const conditions = ['o.branch_id = way_branch.branch_id']
  if (isNarrowed(question)) {
    for (const { column, type, all, wanted } of choicesOf(question)) {
      const names = all.filter((name) => wanted?.includes(name) ?? true)
      ways.push(`${listOf(names.map((name) => `'${name}'::${type}`))} as way_${column} (${column})`)
      conditions.push(`o.${column} = way_${column}.${column}`)
    }
  }
  conditions.push(...besides(question, placed))

  return `select latest.id, latest.placed_at from ${ways.join(' cross join ')} cross join lateral (
            select o.id, o.placed_at from orders o where ${conditions.join(' and ')}
             order by o.placed_at desc, o.id desc limit ${question.limit + 1}) as latest
           order by latest.placed_at desc, latest.id desc limit ${question.limit + 1}`
}

/** How many there are is written into the statement, as its limit is: so one plan holds for all values, and is kept. */
const listOf = (values: readonly string[]): string =>
  `(values ${values.map((value) => `(${value})`).join(', ')})`

function foundByWords(question: HistoryQuestion, { condition, query }: Words, placed: Placed): string {
  placed(query)
  const conditions = [condition, `o.branch_id = any(${placed(question.branches)}::uuid[])`]
  conditions.push(...chosen(question, placed), ...besides(question, placed))

  return `select o.id, o.placed_at from orders o where ${conditions.join(' and ')}
           order by o.placed_at desc, o.id desc limit ${question.limit + 1}`
}

type Choice = {
  column: string
  type: string
  all: readonly string[]
  wanted: readonly string[] | undefined
}

/** In the order of the index. */
const choicesOf = ({ status, type, paymentStatus }: HistoryQuestion): Choice[] => [
  { column: 'status', type: 'enum_orders_status', all: orderStatuses, wanted: status },
  { column: 'type', type: 'enum_orders_type', all: orderTypes, wanted: type },
  {
    column: 'payment_status',
    type: 'enum_orders_payment_status',
    all: paymentStatuses,
    wanted: paymentStatus,
  },
]

const isNarrowed = (question: HistoryQuestion): boolean =>
  choicesOf(question).some(({ wanted }) => wanted !== undefined)

const chosen = (question: HistoryQuestion, placed: Placed): string[] =>
  choicesOf(question).flatMap(({ column, type, wanted }) =>
    wanted ? [`o.${column} = any(${placed(wanted)}::${type}[])`] : [],
  )

function besides(question: HistoryQuestion, placed: Placed): string[] {
  const { voided, from, to, after } = question
  const conditions = [`o.voided_at is ${voided ? 'not null' : 'null'}`]
  if (from !== undefined) conditions.push(...onOrAfter(placed(from)))
  if (to !== undefined) conditions.push(...onOrBefore(placed(to)))
  if (after)
    conditions.push(
      `(o.placed_at, o.id) < (${placed(after.placedAt)}::timestamptz, ${placed(after.id)}::uuid)`,
    )

  return conditions
}

/**
 * A business day of any branch begins at most 14 hours before that day begins in Greenwich and ends at most 36 hours
 * after it has ended there. So much is walked; the day itself decides.
 */
const onOrAfter = (day: string): string[] => [
  `o.placed_at >= (${day}::date - 1)::timestamp at time zone 'UTC'`,
  `o.business_day >= ${day}::text`,
]

const onOrBefore = (day: string): string[] => [
  `o.placed_at < (${day}::date + 3)::timestamp at time zone 'UTC'`,
  `o.business_day <= ${day}::text`,
]
