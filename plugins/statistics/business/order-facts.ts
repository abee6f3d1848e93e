import type { OrderCount } from '#domain/insight/business/counts-of-order.ts'
import { countsOfOrder } from '#domain/insight/business/counts-of-order.ts'
import type { OrderFact } from '#domain/insight/business/order-fact.ts'
import type { OrderSums } from '#domain/insight/business/order-sums.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

import { keptSums, toSums } from './sum-columns.ts'

/** What every row of the rollups says of an order. */
export type Cell = { branch: string; day: string; hour: number; type: string; origin: string }

/** What an order has added to the rollups, as it is taken away again: whatever the rules are by then. */
export type Counted = { cell: Cell; counts: readonly OrderCount[] }

const filters = ['method', 'channel', 'source', 'campaign', 'code', 'area', 'guest', 'status'] as const

const hourMs = 3_600_000

export const countedOf = (fact: OrderFact): Counted => ({
  cell: {
    branch: fact.branch,
    day: fact.day,
    hour: Math.floor(fact.placedAt / hourMs) * hourMs,
    type: fact.type,
    origin: fact.origin,
  },
  counts: countsOfOrder(fact),
})

type KeptCount = { key: string } & Partial<OrderSums>
type KeptCounts = Record<string, KeptCount[]>
type Row = Cell & { order: string; counts: KeptCounts }

/** What these orders have added. */
export async function readFacts(
  database: Querying,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Counted>> {
  const { rows } = await database.query<Row>({
    name: 'read-order-facts',
    text: `select order_id as "order", branch_id as branch, day::text as day, type, origin, counts,
                  (extract(epoch from hour) * 1000)::float8 as hour
             from order_facts where order_id = any($1::uuid[])`,
    values: [ids],
  })

  return new Map(rows.map(({ order, counts, ...cell }) => [order, { cell, counts: toCounts(counts) }]))
}

const toCounts = (kept: KeptCounts): OrderCount[] =>
  Object.entries(kept).flatMap(([by, rows]) =>
    // Kept by these very names.
    rows.map(({ key, ...sums }) => ({ by: by as OrderCount['by'], key, ...toSums(sums) })),
  )

function toKept(counts: readonly OrderCount[]): KeptCounts {
  const groups = Map.groupBy(counts, ({ by }) => by)

  return Object.fromEntries(
    [...groups].map(([by, rows]) => [by, rows.map((row) => ({ key: row.key, ...keptSums(row) }))]),
  )
}

type Saved = { id: string; fact: OrderFact; counted: Counted }

const columns = ['branch_id', 'day', 'hour', 'type', 'origin', ...filters, 'products', 'counts']

/** In place of what was kept of them; those without a fact are forgotten. */
export async function saveFacts(
  database: Querying,
  ids: readonly string[],
  facts: readonly Saved[],
): Promise<void> {
  await database.query({
    name: 'save-order-facts',
    text: `insert into order_facts (order_id, ${columns.join(', ')})
           select "order", ${columns.map((column) => (column === 'products' ? 'array(select jsonb_array_elements_text(products))' : column)).join(', ')}
             from jsonb_to_recordset($1::jsonb) as n ("order" uuid, branch_id uuid, day date, hour timestamptz, type text,
                  origin text, ${filters.map((name) => `${name} text`).join(', ')}, products jsonb, counts jsonb)
           on conflict (order_id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    values: [JSON.stringify(facts.map(toRow))],
  })
  const known = new Set(facts.map(({ id }) => id))
  await database.query({
    name: 'forget-order-facts',
    text: 'delete from order_facts where order_id = any($1::uuid[])',
    values: [ids.filter((id) => !known.has(id))],
  })
}

function toRow({ id, fact, counted: { cell, counts } }: Saved) {
  return {
    order: id,
    branch_id: cell.branch,
    day: cell.day,
    hour: new Date(cell.hour).toISOString(),
    type: cell.type,
    origin: cell.origin,
    ...Object.fromEntries(filters.map((name) => [name, fact[name]])),
    products: counts.flatMap(({ by, key }) => (by === 'product' ? [key] : [])),
    counts: toKept(counts),
  }
}
