import type { Pool } from 'pg'

/** The day that the bare transactions count their tickets on. */
export const bareDay = '2000-01-01'

/** Waits until the worker has delivered everything that the orders have promised. */
export async function untilDelivered(database: Pool): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ open: number }>({
      name: 'count-open-effects',
      text: 'select count(*)::int as open from outbox where done_at is null and failed_at is null',
    })
    if (rows[0]?.open === 0) return
    await new Promise((wait) => setTimeout(wait, 50))
  }
}

interface Counted {
  isBare: boolean
  orders: number
  /** Numbers that are missing or given twice, over all days. */
  gaps: number
  claims: number
  events: number
  /** Side effects of an order: its announcement, its slips and a mail for each reader. */
  effects: number
  failed: number
}

/** Counts in SQL what both sides have written; false and a line for each thing that is missing. */
export async function countOrders(
  database: Pool,
  expected: { placed: number; bare: number },
): Promise<boolean> {
  const { rows } = await database.query<Counted>(counting, [bareDay])
  const problems = rows.flatMap((row) => problemsOf(row, row.isBare ? expected.bare : expected.placed))
  if (rows.length !== 2) problems.push('one side has no orders')
  for (const row of rows) {
    console.log(`  ${row.isBare ? 'bare' : 'Theke'}: ${row.orders} orders in SQL, ${row.gaps} gaps`)
  }
  for (const problem of problems) console.log(`  ✗ ${problem}`)
  return problems.length === 0
}

/** What is wrong with one side's rows. */
export function problemsOf(row: Counted, expected: number): string[] {
  const side = row.isBare ? 'bare' : 'Theke'
  const { orders, gaps, claims, events, effects, failed } = row
  const counts = { orders, claims, events, 'side effects': effects / effectsPerOrder }
  const wrong = Object.entries(counts).filter(([, count]) => count !== expected)
  return [
    ...wrong.map(([what, count]) => `${side}: ${count} ${what} instead of ${expected}`),
    ...(gaps === 0 ? [] : [`${side}: ${gaps} ticket numbers missing or double`]),
    ...(failed === 0 ? [] : [`${side}: ${failed} side effects failed`]),
  ]
}

/** The announcement, what is due on paper, and the mails of the guest and the shop. */
const effectsPerOrder = 4

const counting = `
  with days as (
    select business_day = $1 as bare, count(*) as orders,
           max(ticket_number) - count(distinct ticket_number) + count(*) - count(distinct ticket_number) as gaps
      from orders group by business_day = $1, branch_id, business_day),
  written as (
    select o.business_day = $1 as bare, o.id from orders o),
  effects as (
    select w.bare, count(*) as amount, count(x.failed_at) as failed
      from outbox x join written w on w.id = (x.payload->>'order')::uuid group by 1),
  claims as (
    select w.bare, count(*) as amount
      from idempotency_keys k join written w on w.id = (k.response->>'order')::uuid group by 1),
  events as (
    select w.bare, count(*) as amount from order_events e join written w on w.id = e.order_id group by 1)
  select d.bare as "isBare", sum(d.orders)::int as orders, sum(d.gaps)::int as gaps,
         coalesce(max(c.amount), 0)::int as claims, coalesce(max(v.amount), 0)::int as events,
         coalesce(max(f.amount), 0)::int as effects, coalesce(max(f.failed), 0)::int as failed
    from days d left join claims c using (bare) left join events v using (bare) left join effects f using (bare)
   group by d.bare`
