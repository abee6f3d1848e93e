import type { PayloadRequest } from 'payload'

import { mayPrintAgain } from '#domain/ordering/printing/print-job.ts'
import type { PrintJob, QueuedPrint } from '#domain/ordering/printing/printing.contract.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'

import { firstValue, moveJobs, readJob, type Slip, slipColumns } from './print-job-record.ts'
import { printOnDemand } from './print-on-demand.ts'
import { type Printer, readPrinter } from './printer.ts'

/** Prints once more what has left the queue; the former job stays as it ended, but for one that is unclear. */
export async function printAgain(
  req: PayloadRequest,
  id: string,
  now: Temporal.Instant,
): Promise<QueuedPrint> {
  const { slip, job, branch, printer } = await findSlip(req, id)
  if (!mayPrintAgain(job.state)) throw new Refused('print-job-elsewhere')
  // Where a printer stands by now nobody has to read what it printed for another branch.
  if (printer?.branch !== branch) throw new Refused('no-printer')

  const queued = await printOnDemand(req, { ...slip, printer, now })
  // Whoever prints it again has seen what became of it.
  await moveJobs(req.payload.db.pool, {
    move: 'discard',
    where: `id = $${firstValue} and state in ('unclear', 'failed')`,
    values: [id],
    at: now.toString(),
  })

  return queued
}

/** Takes a job out of the queue, or away from what people have to look at. What is on its way to paper stays. */
export async function discardJob(req: PayloadRequest, id: string, now: Temporal.Instant): Promise<PrintJob> {
  await findSlip(req, id)
  const { pool } = req.payload.db
  const moved = await moveJobs(pool, {
    move: 'discard',
    where: `id = $${firstValue}`,
    values: [id],
    at: now.toString(),
  })
  const job = await readJob(pool, id)
  if (!job) throw new Refused('unknown-record')
  if (moved === 0 && job.state !== 'discarded') throw new Refused('print-job-elsewhere')

  return job
}

export type FoundSlip = {
  slip: Slip
  job: PrintJob
  /** For which it was made. */
  branch: string
  printer: Printer | null
}

/** A job that the person behind the request may see; any other is answered as if it did not exist. */
export async function findSlip(req: PayloadRequest, id: string): Promise<FoundSlip> {
  if (!staffOf(req)) throw new Refused('not-allowed')
  const seen = await findRecord(asUser(req), 'print-jobs', {
    where: { id: { equals: id } },
    select: { device: true },
    disableErrors: true,
  })
  const { pool } = req.payload.db
  const job = seen ? await readJob(pool, seen.id) : null
  const { rows } = await pool.query<Slip & { branch: string }>(
    `select ${slipColumns}, branch_id as branch from print_jobs where id = $1`,
    [seen?.id ?? null],
  )
  if (!job || !rows[0]) throw new Refused('unknown-record')

  const { branch, ...slip } = rows[0]

  return { slip, job, branch, printer: job.device ? await readPrinter(pool, job.device) : null }
}
