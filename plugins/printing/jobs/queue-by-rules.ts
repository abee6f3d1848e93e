import type * as z from 'zod/mini'

import { printEventsOf, slipsFor } from '#domain/ordering/printing/auto-print.ts'
import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { findOrder, readStations } from '#plugins/ordering/ordering.port.ts'

import { queueSlips } from '../operations/queue-slips.ts'
import { readRules } from '../operations/read-rules.ts'
import type { slipsDue } from './slips-due.ts'

/**
 * Queues what the printers of a branch print of an order by themselves. A second time it is all there already. However
 * late it comes to this, as after a night without a server, slips are as old as what they tell of.
 */
export async function queueByRules(
  { order: id, version }: z.output<typeof slipsDue.facts>,
  { payload }: Delivering,
): Promise<void> {
  const { pool } = payload.db
  // Most houses have none, and each order asks.
  const printers = await readRules(pool, id)
  if (printers.length === 0) return
  const [order, step] = await Promise.all([findOrder(pool, id), readStep(pool, id, version)])
  if (!order || !step) return

  const { branch } = order
  const since = Temporal.Instant.from(step.at)
  const stations = await readStations(pool, branch)
  const slips = printers.flatMap(({ device, rules }) =>
    printEventsOf(step)
      .flatMap((event) => slipsFor(rules, { event, order, stations }))
      .map((slip) => ({ ...slip, branch, device, order: id, copy: 0, by: null, since })),
  )
  if (slips.length > 0) await queueSlips(pool, slips, Temporal.Now.instant())
}

type Step = { action: string; from: string | null; to: string | null; at: string }

async function readStep(
  pool: Delivering['payload']['db']['pool'],
  order: string,
  version: number,
): Promise<Step | undefined> {
  const { rows } = await pool.query<Step>({
    name: 'step-to-print',
    text: `select action, from_status::text as "from", to_status::text as "to",
                  to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
             from order_events
            where order_id = $1 and version = $2`,
    values: [order, version],
  })
  return rows[0]
}
