import type { Pool } from 'pg'

import { printOutcomeOf } from '#domain/operations/printer-state.ts'
import { mostOffers } from '#domain/ordering/printing/print-job.ts'

import { firstValue, moveJobs } from './print-job-record.ts'
import type { Printer } from './printer.ts'

type Confirming = {
  pool: Pool
  printer: Printer
  token: string | undefined
  /** As the printer sent it; null where it does not know itself what is on its paper. */
  code: string | null
  now: Temporal.Instant
}

/**
 * What a printer says of a job that it fetched. The same word again changes nothing, a late one still counts, and a job
 * of another printer is none. Answers whether it was one of this printer.
 */
export async function confirmJob({ pool, printer, token, code, now }: Confirming): Promise<boolean> {
  // One that sends no token means the one that it has.
  const named = `$${firstValue + 1}::text`
  const own = `device_id = $${firstValue} and case when ${named} is null then state = 'offered' else token = ${named} end`
  const at = now.toString()
  const values = [printer.id, token ?? null]
  const moved = await moveBy(code, { pool, own, values, at })

  return moved > 0 || wasOurs(pool, printer, token)
}

type Own = { pool: Pool; own: string; values: unknown[]; at: string }

async function moveBy(code: string | null, { pool, own, values, at }: Own): Promise<number> {
  if (code === null) return moveJobs(pool, { move: 'lose', where: own, values, at })
  const verdict = printOutcomeOf(code)
  switch (verdict.outcome) {
    case 'printed':
      return moveJobs(pool, { move: 'confirm', where: `${own} and fetched_at is not null`, values, at })
    case 'not-fetched':
      return takeBack({ pool, own, values, at })
    case 'failed': {
      const where = `${own} and state <> 'queued'`
      return moveJobs(pool, { move: 'fail', where, values, at, failure: verdict.why })
    }
  }
}

/** What never came whole comes again, but not for ever: others wait behind it. */
async function takeBack({ pool, own, values, at }: Own): Promise<number> {
  const given = [...values, mostOffers]
  const tries = `attempts < $${firstValue + values.length}`
  const failed = { move: 'fail', failure: 'too-many-attempts' } as const
  const moved = await moveJobs(pool, { move: 'take-back', where: `${own} and ${tries}`, values: given, at })

  return (
    moved ||
    moveJobs(pool, { ...failed, where: `${own} and state = 'offered' and not ${tries}`, values: given, at })
  )
}

async function wasOurs(pool: Pool, printer: Printer, token: string | undefined): Promise<boolean> {
  const { rowCount } = await pool.query('select from print_jobs where device_id = $1 and token = $2', [
    printer.id,
    token ?? null,
  ])
  return rowCount === 1
}
