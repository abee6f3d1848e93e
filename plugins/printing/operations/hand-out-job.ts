import type { Payload } from 'payload'

import { Refused } from '#kernel/refused.ts'

import { encodeFor } from '../encoding/media-types.ts'
import { moveJobs, firstValue, type Slip, slipColumns } from './print-job-record.ts'
import type { Printer } from './printer.ts'
import { renderSlip } from './render-slip.ts'

type Fetching = {
  payload: Payload
  printer: Printer
  token: string | undefined
  /** The format that it wants. */
  type: string
  now: Temporal.Instant
}

/**
 * The bytes of the job that a printer fetches, once: from then on it may be on paper. They are made before it is marked,
 * so that what cannot be drawn was not handed out.
 */
export async function handOutJob(fetching: Fetching): Promise<Uint8Array<ArrayBuffer>> {
  const { payload, printer, token, type, now } = fetching
  const { pool } = payload.db
  const { rows } = await pool.query<Slip & { token: string }>({
    name: 'print-job-to-fetch',
    text: `select ${slipColumns}, token from print_jobs
            where device_id = $1 and branch_id = $2 and state = 'offered' and fetched_at is null
              and ($3::text is null or token = $3)`,
    values: [printer.id, printer.branch, token ?? null],
  })
  const [slip] = rows
  if (!slip) throw new Refused('unknown-record')

  const lines = await renderSlip(payload, slip, printer)
  if (!lines) {
    const gone = { move: 'fail', failure: 'nothing-to-print', values: [slip.id], at: now.toString() } as const
    await moveJobs(pool, { ...gone, where: `id = $${firstValue}` })
    throw new Refused('unknown-record')
  }
  const bytes = await encodeFor(printer, type, lines)
  if (!(await markFetched(payload, { slip, printer, now }))) throw new Refused('unknown-record')

  return bytes
}

type Fetched = { slip: Slip & { token: string }; printer: Printer; now: Temporal.Instant }

async function markFetched(payload: Payload, { slip, printer, now }: Fetched): Promise<boolean> {
  const { rowCount } = await payload.db.pool.query({
    name: 'mark-print-job-fetched',
    text: `update print_jobs set fetched_at = $3, updated_at = $3
            where id = $1 and device_id = $2 and state = 'offered' and fetched_at is null and token = $4`,
    values: [slip.id, printer.id, now.toString(), slip.token],
  })
  return rowCount === 1
}
