import { randomUUID } from 'node:crypto'
import pg from 'pg'

import { bareDay } from '../harness/placed-orders.ts'

/**
 * The rows of one order through `pg`, as one would write them by hand when it shall be quick: one named statement
 * that is its own transaction, and a worker that works off the promised mails in batches. No HTTP, no validation, no
 * prices, no mails. Copies the newest order of the database as its template.
 */
const connections = Number(process.env.CONNECTIONS)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: connections })
const template = await pool.query<Record<string, unknown>>(
  'select * from orders order by placed_at desc limit 1',
)
const order = template.rows[0]
if (!order) throw new Error('the bare transaction needs one order to copy')

const given: Record<string, string> = {
  id: '$1',
  uid: '$2',
  business_day: '$3',
  ticket_number: 'last_number',
}
const copied = Object.keys(order).filter((column) => !(column in given))
const columns = [...Object.keys(given), ...copied]
const values = [...Object.values(given), ...copied.map((_, index) => `$${index + 5}`)]

const write = `
  with claim as (
    insert into idempotency_keys (scope, key, fingerprint, status, response)
    values ('bench', $2, $2, 201, jsonb_build_object('order', $1::uuid)) returning 1),
  ticket as (
    insert into ticket_counters as counter (branch_id, business_day, last_number)
    select $4::uuid, $3::date, 1 from claim
    on conflict (branch_id, business_day) do update set last_number = counter.last_number + 1
    returning last_number),
  placed as (
    insert into orders (${columns.map((column) => `"${column}"`).join(', ')})
    select ${values.join(', ')} from ticket returning id, ticket_number),
  event as (
    insert into order_events (order_id, version, action, to_status, actor_kind, at)
    select id, 1, 'place', 'awaiting', 'guest', now() from placed),
  effect as (
    insert into outbox (topic, dedupe_key, payload)
    select 'bench-placed', 'bench:' || id, jsonb_build_object('order', id) from placed)
  select ticket_number from placed`

/** Slips and both mails of each order of a batch, and the order itself ticked off. */
const announce = `
  with due as (
    select id, payload from outbox where done_at is null and failed_at is null and topic = 'bench-placed'
     order by available_at, id limit 10 for update skip locked),
  done as (update outbox set done_at = now(), attempts = 1 from due where outbox.id = due.id),
  mails as (
    insert into outbox (topic, dedupe_key, payload)
    select 'bench-mail', 'bench:' || (payload->>'order') || reader, payload
      from due cross join unnest(array['slips', 'guest', 'shop']) reader)
  select count(*)::int as amount from due`

const deliver = `
  with due as (
    select id from outbox where done_at is null and failed_at is null and topic = 'bench-mail'
     order by available_at, id limit 10 for update skip locked),
  done as (update outbox set done_at = now(), attempts = 1 from due where outbox.id = due.id)
  select count(*)::int as amount from due`

process.on('message', (message: { amount: number }) => {
  void run(message.amount).then(() => process.send?.({ type: 'done' }))
})
process.on('SIGTERM', () => void pool.end().then(() => process.exit(0)))
process.send?.({ type: 'ready', url: 'bare' })

async function run(amount: number): Promise<void> {
  let started = 0
  const writer = async () => {
    while (started < amount) {
      started += 1
      await writeOrder()
    }
  }
  await Promise.all(Array.from({ length: connections }, writer))
  await workOff('announce-bare', announce)
  await workOff('deliver-bare', deliver)
}

async function writeOrder(): Promise<void> {
  const id = randomUUID()
  const fixed = [id, id.replaceAll('-', ''), bareDay, order?.branch_id]
  await pool.query({ name: 'write-bare', text: write, values: [...fixed, ...copied.map(valueOf)] })
}

async function workOff(name: string, text: string): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ amount: number }>({ name, text })
    if (rows[0]?.amount === 0) return
  }
}

function valueOf(column: string): unknown {
  const value = order?.[column]
  return value !== null && typeof value === 'object' && !(value instanceof Date)
    ? JSON.stringify(value)
    : value
}
