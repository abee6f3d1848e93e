import type { Pool } from 'pg'

import { printOutcomeOf } from '#domain/operations/printer-state.ts'
import { Refused } from '#kernel/refused.ts'

import { firstValue, moveJobs } from './print-job-record.ts'
import type { Printer } from './printer.ts'

type Confirming = {
  pool: Pool
  printer: Printer
  token: string | undefined
  /** As the printer sent it. */
  code: string
  now: Temporal.Instant
}

/**
 * What a printer says of a job that it fetched. The same word again changes nothing, a late one still counts, and a job
 * of another printer is none.
 */
export async function confirmJob({ pool, printer, token, code, now }: Confirming): Promise<void> {
  const verdict = printOutcomeOf(code)
  // One that sends no token means the one that it has.
  const named = `$${firstValue + 1}::text`
  const own = `device_id = $${firstValue} and case when ${named} is null then state = 'offered' else token = ${named} end`
  const at = now.toString()
  const values = [printer.id, token ?? null]
  const moved =
    verdict.outcome === 'printed'
      ? await moveJobs(pool, { move: 'confirm', where: `${own} and fetched_at is not null`, values, at })
      : verdict.outcome === 'not-fetched'
        ? await moveJobs(pool, { move: 'take-back', where: own, values, at })
        : await moveJobs(pool, {
            move: 'fail',
            where: `${own} and state <> 'queued'`,
            values,
            at,
            failure: verdict.why,
          })

  if (moved === 0 && !(await wasOurs(pool, printer, token))) throw new Refused('unknown-record')
}

async function wasOurs(pool: Pool, printer: Printer, token: string | undefined): Promise<boolean> {
  const { rowCount } = await pool.query('select from print_jobs where device_id = $1 and token = $2', [
    printer.id,
    token ?? null,
  ])
  return rowCount === 1
}
