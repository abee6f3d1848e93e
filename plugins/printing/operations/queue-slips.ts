import type { LayoutName } from '#domain/ordering/printing/paper.ts'
import { orderSlipHours, testPageMinutes } from '#domain/ordering/printing/print-job.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'

export type NewSlip = {
  layout: LayoutName
  branch: string
  device: string
  order: string | null
  /** What one of several guests has paid of it. */
  payment?: string | null
  /** A day that was closed. */
  dayEnd?: string | null
  station: string | null
  copy: number
  /** Who of the staff asked for it. */
  by: string | null
  /** When it came to what it is about, where that was before: what is too late by then is not printed any more. */
  since?: Temporal.Instant
}

/**
 * Writes slips into the queues of their printers, in this order. The same slip for the same printer is written once,
 * however often and by how many it is asked for at once. Answers the ids, those that were there already included.
 */
export async function queueSlips(
  database: Querying,
  slips: readonly NewSlip[],
  now: Temporal.Instant,
): Promise<string[]> {
  const rows = slips.map((slip) => rowOf(slip, now))
  await database.query({
    name: 'queue-slips',
    text: `insert into print_jobs (id, layout, state, copy, attempts, expires_at, branch_id, device_id, order_id, payment_id, day_end_id, station_id,
                                   by_id, once_key, position, created_at, updated_at)
           select s.*, nextval('print_job_positions'), $2, $2
             from (select id, layout, 'queued'::enum_print_jobs_state, copy, 0, "expiresAt", branch, device, "order", payment, "dayEnd", station,
                          by, "onceKey"
                     from jsonb_to_recordset($1::jsonb) as slip (
                       id uuid, layout enum_print_jobs_layout, copy int, "expiresAt" timestamptz, branch uuid, device uuid,
                       "order" uuid, payment uuid, "dayEnd" uuid, station uuid, by uuid, "onceKey" text, place int)
                    order by place) s
           on conflict (once_key) do nothing`,
    values: [JSON.stringify(rows.map((row, place) => ({ ...row, place }))), now.toString()],
  })
  const { rows: found } = await database.query<{ id: string; onceKey: string }>({
    name: 'queued-slips',
    text: 'select id, once_key as "onceKey" from print_jobs where once_key = any($1)',
    values: [rows.map(({ onceKey }) => onceKey)],
  })
  const ids = new Map(found.map(({ id, onceKey }) => [onceKey, id]))

  return rows.flatMap(({ onceKey }) => ids.get(onceKey) ?? [])
}

function rowOf(slip: NewSlip, now: Temporal.Instant) {
  const { since, ...kept } = slip
  const { layout, device, order, payment, dayEnd, station, copy } = kept
  const id = uuidV7(now.epochMilliseconds)
  const about = payment ?? order ?? dayEnd
  const life = about ? { hours: orderSlipHours } : { minutes: testPageMinutes }

  return {
    ...kept,
    id,
    expiresAt: (since ?? now).add(life).toString({ smallestUnit: 'millisecond' }),
    // A test page is about nothing that could be printed already.
    onceKey: [device, about ?? id, layout, station ?? '', copy].join(':'),
  }
}
