import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'

import type { LayoutName } from '#domain/ordering/printing/paper.ts'
import { awayWords } from '#domain/ordering/printing/print-notices.texts.ts'
import type { QueuedPrint } from '#domain/ordering/printing/printing.contract.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { inTurn, type Querying } from '#kernel/database/in-turn.ts'
import { Refused } from '#kernel/refused.ts'

import { readJob } from './print-job-record.ts'
import { type Printer, readPrinter, readPrinters } from './printer.ts'
import { type NewSlip, queueSlips } from './queue-slips.ts'

type Demand = {
  layout: LayoutName
  printer: Printer
  order: string | null
  payment?: string | null
  dayEnd?: string | null
  station: string | null
  now: Temporal.Instant
}

/**
 * Queues what a person wants on paper. Whatever was made of the same thing before, on whichever printer, makes this a
 * copy, so that nobody takes it for the first one; of two who want it at once, one is.
 */
export async function printOnDemand(req: PayloadRequest, demand: Demand): Promise<QueuedPrint> {
  const { layout, printer, order, payment = null, dayEnd = null, station, now } = demand
  if (!printer.isEnabled) throw new Refused('printer-off')
  if (!printer.hasKey) throw new Refused('printer-unpaired')

  const { pool } = req.payload.db
  const by = staffOf(req)?.id ?? null
  const { id: device, branch } = printer
  const slip = { layout, branch, device, order, payment, dayEnd, station, copy: 0, by }
  const id = order || dayEnd ? await queueNext(pool, slip, now) : (await queueSlips(pool, [slip], now))[0]
  const job = await readJob(pool, id ?? '')
  if (!job) throw new Refused('unknown-record')

  return { job, printer: printer.name, notice: awayWords(printer, now.epochMilliseconds) }
}

/** Of several printers at once one gets the first, the others copies; whoever wants it from the same one at once gets one. */
async function queueNext(pool: Pool, slip: NewSlip, now: Temporal.Instant): Promise<string | undefined> {
  const { copy: seen } = await nextOf(pool, slip)

  return inTurn(
    pool,
    `print:${slip.payment ?? slip.order ?? slip.dayEnd}:${slip.layout}`,
    async (connection) => {
      const { copy, own } = await nextOf(connection, slip)
      const wanted = own !== null && own >= seen ? own : copy

      return (await queueSlips(connection, [{ ...slip, copy: wanted }], now))[0]
    },
  )
}

/** Which copy the next one is, and the last one of the same printer. */
async function nextOf(
  database: Querying,
  { order, payment = null, dayEnd = null, layout, station, device }: NewSlip,
): Promise<{ copy: number; own: number | null }> {
  const { rows } = await database.query<{ copy: number; own: number | null }>({
    name: 'next-copy',
    text: `select coalesce(max(copy) + 1, 0)::int as copy, (max(copy) filter (where device_id = $6::uuid))::int as own
             from print_jobs
            where order_id is not distinct from $1::uuid and layout::text = $2
              and station_id is not distinct from $3::uuid and day_end_id is not distinct from $4::uuid
              and payment_id is not distinct from $5::uuid`,
    values: [order, layout, station, dayEnd, payment, device],
  })
  return rows[0] ?? { copy: 0, own: null }
}

type Choice = { branch: string; device: string | undefined; layout: LayoutName }

/** The printer that was named, or the one that prints such slips by itself, or the first that works. */
export async function choosePrinter(pool: Pool, { branch, device, layout }: Choice): Promise<Printer> {
  if (device !== undefined) {
    const named = await readPrinter(pool, device)
    if (named?.branch !== branch) throw new Refused('unknown-record')
    return named
  }
  const printers = await readPrinters(pool, [branch])
  const { rows } = await pool.query<{ id: string }>({
    name: 'printers-for-layout',
    text: 'select distinct _parent_id as id from devices_printer_rules where layout::text = $1 and _parent_id = any($2::uuid[])',
    values: [layout, printers.map(({ id }) => id)],
  })
  const usual = new Set(rows.map(({ id }) => id))
  const rank = ({ id, isEnabled, hasKey }: Printer) => (isEnabled && hasKey ? 0 : 2) + (usual.has(id) ? 0 : 1)
  const [best] = printers.toSorted((one, other) => rank(one) - rank(other))
  if (!best) throw new Refused('no-printer')

  return best
}
