import pg from 'pg'

import { uuidV7 } from '#kernel/database/uuid-v7.ts'

import { visitBatches } from '../harness/visit-batches.ts'

/**
 * The rows of the log through `pg`, as one would write them by hand when it shall be quick: ten at once in one named
 * statement that is its own transaction. No HTTP, nothing known of visits, nothing counted, nothing found twice.
 */
const connections = Number(process.env.CONNECTIONS)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: connections })
const next = visitBatches()

process.on('message', ({ amount }: { amount: number }) => {
  void run(amount).then(() => process.send?.({ type: 'done' }))
})
process.on('SIGTERM', () => void pool.end().then(() => process.exit(0)))
process.send?.({ type: 'ready', url: 'bare' })

async function run(amount: number): Promise<void> {
  let started = 0
  const writer = async () => {
    while (started < amount) {
      started += 1
      await write()
    }
  }
  await Promise.all(Array.from({ length: connections }, writer))
}

async function write(): Promise<void> {
  const { visit, category, events } = next()
  const at = new Date()
  await pool.query({
    name: 'write-bare',
    text: `insert into analytics_logs (id, created_at, visit, n, type, action, category, data)
           select * from unnest($1::uuid[], $2::timestamptz[], $3::uuid[], $4::int[], $5::text[], $6::text[], $7::text[],
                                $8::jsonb[])`,
    values: [
      events.map(() => uuidV7(at.getTime())),
      events.map(() => at),
      events.map(() => visit),
      events.map(({ n }) => n),
      events.map(({ type }) => type),
      events.map(({ action }) => action),
      events.map(() => category),
      events.map(({ path }) => JSON.stringify({ path })),
    ],
  })
}
