import { randomUUID } from 'node:crypto'
import pg from 'pg'

/**
 * The rows of one order through `pg` in one hand-written transaction, with nothing around it: no
 * HTTP, no validation, no prices. Copies the newest order of the database as its template.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.CONNECTIONS) })
const template = await pool.query<Record<string, unknown>>(
  'select * from orders order by placed_at desc limit 1',
)
const order = template.rows[0]
if (!order) throw new Error('the bare transaction needs one order to copy')

const columns = Object.keys(order)
const insertOrder = `insert into orders (${columns.map((column) => `"${column}"`).join(', ')}) values (${columns
  .map((_, index) => `$${index + 1}`)
  .join(', ')})`
const body = JSON.stringify(order)

process.on('message', (message: { amount: number }) => {
  void run(message.amount).then(() => process.send?.({ type: 'done' }))
})
process.on('SIGTERM', () => void pool.end().then(() => process.exit(0)))
process.send?.({ type: 'ready', url: 'bare' })

async function run(amount: number) {
  let started = 0
  const worker = async () => {
    while (started < amount) {
      started += 1
      await writeOrder()
    }
  }
  await Promise.all(Array.from({ length: Number(process.env.CONNECTIONS) }, worker))
}

async function writeOrder() {
  const client = await pool.connect()
  try {
    const id = randomUUID()
    await client.query('begin')
    await client.query('insert into idempotency_keys (scope, key, fingerprint) values ($1, $2, $3)', [
      'bench',
      id,
      id,
    ])
    const counted = await client.query<{ last_number: number }>(
      `insert into ticket_counters (branch_id, business_day, last_number) values ($1, $2, 1)
       on conflict (branch_id, business_day) do update set last_number = ticket_counters.last_number + 1
       returning last_number`,
      [order?.branch_id, '2000-01-01'],
    )
    const ticket = counted.rows[0]?.last_number
    await client.query(
      insertOrder,
      columns.map((column) => valueOf(column, id, ticket)),
    )
    await client.query(
      `insert into order_events (order_id, version, action, from_status, to_status, actor_kind, at)
       values ($1, 1, 'place', null, 'awaiting', 'guest', now())`,
      [id],
    )
    await client.query('insert into outbox (topic, dedupe_key, payload) values ($1, $2, $3)', [
      'bench',
      id,
      body,
    ])
    await client.query(
      'update idempotency_keys set status = 201, response = $3 where scope = $1 and key = $2',
      ['bench', id, body],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

function valueOf(column: string, id: string, ticket: number | undefined) {
  if (column === 'id') return id
  if (column === 'uid') return id.replaceAll('-', '')
  if (column === 'ticket_number') return ticket
  if (column === 'business_day') return '2000-01-01'
  const value = order?.[column]
  return value !== null && typeof value === 'object' && !(value instanceof Date)
    ? JSON.stringify(value)
    : value
}
