import type { Pool } from 'pg'

import type { PrintJob } from '#domain/ordering/printing/printing.contract.ts'
import type { LayoutName } from '#domain/ordering/printing/paper.ts'
import {
  type PrintJobFailure,
  type PrintJobMove,
  printJobMoves,
} from '#domain/ordering/printing/print-job.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

const isoText = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const selection = `
  select j.id, j.layout::text as layout, j.state::text as state, j.failure::text as failure, j.copy::int as copy,
         ${isoText('j.created_at')} as "createdAt", ${isoText('j.ended_at')} as "endedAt",
         j.device_id as device, j.order_id as "order", o.ticket_number::int as "ticketNumber", s.name as station
    from print_jobs j
    left join orders o on o.id = j.order_id
    left join departments s on s.id = j.station_id`

/** The newest of these branches first. */
export async function readJobs(pool: Pool, branches: readonly string[], most: number): Promise<PrintJob[]> {
  const { rows } = await pool.query<PrintJob>({
    name: 'print-jobs-of-branches',
    text: `${selection} where j.branch_id = any($1::uuid[]) order by j.created_at desc, j.position desc limit $2`,
    values: [branches, most],
  })
  return rows
}

export async function readJobsOfOrder(pool: Pool, order: string): Promise<PrintJob[]> {
  const { rows } = await pool.query<PrintJob>({
    name: 'print-jobs-of-order',
    text: `${selection} where j.order_id = $1 order by j.created_at desc, j.position desc`,
    values: [order],
  })
  return rows
}

export async function readJob(pool: Pool, id: string): Promise<PrintJob | null> {
  const { rows } = await pool.query<PrintJob>({
    name: 'print-job-by-id',
    text: `${selection} where j.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** What is to be printed by a job, in ids. */
export type Slip = {
  id: string
  layout: LayoutName
  order: string | null
  /** What one of several guests has paid of it. */
  payment: string | null
  dayEnd: string | null
  station: string | null
  copy: number
}

export const slipColumns = `id, layout::text as layout, order_id as "order", payment_id as payment, day_end_id as "dayEnd", station_id as station,
  copy::int as copy`

type Moved = {
  move: PrintJobMove
  /** An SQL condition on the rows besides the state that the move leads on from. */
  where: string
  values: readonly unknown[]
  at: string
  failure?: PrintJobFailure
}

/** Moves jobs on in one conditional update: what has moved on meanwhile stays as it is. Answers how many moved. */
export async function moveJobs(
  database: Querying,
  { move, where, values, at, failure }: Moved,
): Promise<number> {
  const { from, to } = printJobMoves[move]
  const { rowCount } = await database.query(
    `update print_jobs
        set state = $1::text::enum_print_jobs_state, updated_at = $2::timestamptz,
            failure = $3::text::enum_print_jobs_failure,
            ended_at = case when $1::text in ('printed', 'failed', 'discarded') then $2::timestamptz end,
            offered_at = case when $1::text = 'queued' then null else offered_at end,
            fetched_at = case when $1::text = 'queued' then null else fetched_at end,
            token = case when $1::text = 'queued' then null else token end
      where state::text = any($4) and (${where})`,
    [to, at, failure ?? null, from, ...values],
  )
  return rowCount ?? 0
}

/** Where the values of a condition begin in `moveJobs`. */
export const firstValue = 5
