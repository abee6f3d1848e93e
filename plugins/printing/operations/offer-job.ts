import { randomBytes } from 'node:crypto'

import type { Pool } from 'pg'

import type { PaperState } from '#domain/operations/printer-state.ts'
import { confirmSeconds } from '#domain/ordering/printing/print-job.ts'
import { inTurn, type Querying } from '#kernel/database/in-turn.ts'

import { firstValue, moveJobs } from './print-job-record.ts'
import type { AskingPrinter, Printer } from './printer.ts'

type Asking = {
  pool: Pool
  printer: AskingPrinter
  /** Without paper nothing is offered. */
  isReady: boolean
  /** The printer says that it is at it. */
  isPrinting: boolean
  now: Temporal.Instant
}

/**
 * The job that a printer is to fetch next, by its token, or null. One at a time, in the order in which they were made:
 * whoever asks twice is told of the same one. A job that was fetched and of which the printer says nothing is lost to
 * it, and nobody knows how much of it is on paper; so it is left to people, and the next one comes.
 */
export async function offerJob({ pool, printer, isReady, isPrinting, now }: Asking): Promise<string | null> {
  if (!printer.hasWork) return null

  return inTurn(pool, `print:${printer.id}`, async (connection) => {
    const at = now.toString()
    if (!isPrinting) {
      const since = now.subtract({ seconds: confirmSeconds }).toString()
      await moveJobs(connection, {
        move: 'lose',
        where: `device_id = $${firstValue} and fetched_at <= $${firstValue + 1}`,
        values: [printer.id, since],
        at,
      })
    }
    const offered = await readOffered(connection, printer)
    if (offered) return offered.isFetched || !isReady ? null : offered.token

    return isReady ? offerNext(connection, printer, at) : null
  })
}

/** A printer that asks every few seconds writes only what has changed. */
export async function notePaper(pool: Pool, printer: Printer, paperState: PaperState): Promise<void> {
  if (printer.paperState === paperState) return

  await pool.query('update devices set paper_state = $2 where id = $1', [printer.id, paperState])
}

async function readOffered(connection: Querying, { id }: Printer) {
  const { rows } = await connection.query<{ token: string; isFetched: boolean }>({
    name: 'offered-print-job',
    text: `select token, fetched_at is not null as "isFetched" from print_jobs where device_id = $1 and state = 'offered'`,
    values: [id],
  })
  return rows[0]
}

/** What was made for another branch, before the printer was moved, is not for it. */
async function offerNext(connection: Querying, { id, branch }: Printer, at: string): Promise<string | null> {
  const { rows } = await connection.query<{ token: string }>({
    name: 'offer-print-job',
    text: `update print_jobs
              set state = 'offered', token = $3, attempts = attempts + 1, offered_at = $4, fetched_at = null, updated_at = $4
            where id = (select id from print_jobs
                         where device_id = $1 and branch_id = $2 and state = 'queued' and expires_at > $4
                         order by position limit 1)
              and state = 'queued'
           returning token`,
    values: [id, branch, newToken(), at],
  })
  return rows[0]?.token ?? null
}

/** Unguessable, and within the 30 letters that printers of Epson allow. */
const newToken = (): string => randomBytes(16).toString('base64url')
