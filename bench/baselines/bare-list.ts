import 'temporal-polyfill/global'

import pg from 'pg'

import { parseTerm } from '#domain/operations/palette/palette-term.ts'
import { staffSelection } from '#plugins/ordering/operations/list-orders.ts'
import { lexemesOf } from '#plugins/desk/palette/lexemes.sql.ts'
import { historyStatement } from '#plugins/ordering/operations/history-statement.ts'
import { letterAt, wordQuery } from '#plugins/desk/palette/word-query.ts'

import type { HistoryFilters } from '../harness/history-filters.ts'

/**
 * A page of orders as one would ask for it by hand: one named statement with what is wanted of it and nothing else, and
 * its rows as JSON. No HTTP, no person who asks, no rights. Asked for ours, it sends the product's statement instead.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 })

type Asked = { name: string; isOurs: boolean; branches: string[]; filters: HistoryFilters; amount: number }

process.on('message', (asked: Asked) => void run(asked))
process.on('SIGTERM', () => void pool.end().then(() => process.exit(0)))
process.send?.({ type: 'ready', url: 'bare' })

async function run({ name, isOurs, branches, filters, amount }: Asked): Promise<void> {
  const statement = isOurs
    ? { name: `${name} by the product`, ...productsStatement(branches, filters) }
    : { name, ...statementOf(branches, filters) }
  let ids: string[] = []
  for (let round = 0; round < amount; round += 1) {
    const { rows } = await pool.query<{ id: string }>(statement)
    JSON.stringify({ docs: rows.slice(0, 50), next: null })
    if (round === 0) ids = rows.slice(0, 50).map(({ id }) => id)
  }
  process.send?.({ type: 'done', ids })
}

const words = ['ticket_number', 'last_name', 'first_name', 'company_name', 'email', 'uid']
const lexemes = lexemesOf({ table: 'o', words, phones: ['phone'] })
const letters = { words: words.map((_, place) => letterAt(place)), phones: [letterAt(words.length)] }

function productsStatement(branches: string[], { search, after, ...filters }: HistoryFilters) {
  const query = search ? wordQuery(parseTerm(search), letters, false) : null
  const [placedAt, id] = after?.split('_') ?? []

  return historyStatement({
    ...filters,
    branches,
    limit: 50,
    after: placedAt && id ? { placedAt, id } : null,
    words: query === null ? null : { condition: `${lexemes} @@ $1::tsquery`, query },
  })
}

/** `=` where one is wanted, which keeps the order of an index. */
function statementOf(branches: string[], filters: HistoryFilters): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const conditions: string[] = [`o.voided_at is ${filters.voided ? 'not null' : 'null'}`]
  const among = (column: string, type: string, wanted: string[] | undefined) => {
    if (wanted?.length === 1) conditions.push(`o.${column} = $${values.push(wanted[0])}::${type}`)
    else if (wanted) conditions.push(`o.${column} = any($${values.push(wanted)}::${type}[])`)
  }
  among('branch_id', 'uuid', branches)
  among('status', 'enum_orders_status', filters.status)
  among('type', 'enum_orders_type', filters.type)
  among('payment_status', 'enum_orders_payment_status', filters.paymentStatus)
  if (filters.from) conditions.push(`o.business_day >= $${values.push(filters.from)}`)
  if (filters.to) conditions.push(`o.business_day <= $${values.push(filters.to)}`)
  if (filters.search)
    conditions.push(
      `${lexemes} @@ $${values.push(wordQuery(parseTerm(filters.search), letters, false))}::tsquery`,
    )
  if (filters.after) {
    const [placedAt, id] = filters.after.split('_')
    conditions.push(
      `(o.placed_at, o.id) < ($${values.push(placedAt)}::timestamptz, $${values.push(id)}::uuid)`,
    )
  }
  const text = `select ${staffSelection} from orders o where ${conditions.join(' and ')}
                 order by o.placed_at desc, o.id desc limit 51`

  return { text, values }
}
