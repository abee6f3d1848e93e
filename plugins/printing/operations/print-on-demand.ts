import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'

import type { LayoutName, OrderLayout } from '#domain/ordering/printing/paper.ts'
import { awayWords } from '#domain/ordering/printing/print-notices.texts.ts'
import type { QueuedPrint } from '#domain/ordering/printing/printing.contract.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { Refused } from '#kernel/refused.ts'

import { readJob } from './print-job-record.ts'
import { type Printer, readPrinter, readPrinters } from './printer.ts'
import { queueSlips } from './queue-slips.ts'

type Demand = {
  layout: LayoutName
  printer: Printer
  order: string | null
  station: string | null
  now: Temporal.Instant
}

/**
 * Queues what a person wants on paper. Whatever was made of the same thing before, on whichever printer, makes this a
 * copy, so that nobody takes it for the first one; of two who want it at once, one is.
 */
export async function printOnDemand(req: PayloadRequest, demand: Demand): Promise<QueuedPrint> {
  const { layout, printer, order, station, now } = demand
  if (!printer.isEnabled) throw new Refused('printer-off')
  if (!printer.hasKey) throw new Refused('printer-unpaired')

  const { pool } = req.payload.db
  const copy = order ? await nextCopy(pool, { order, layout, station }) : 0
  const by = staffOf(req)?.id ?? null
  const slip = { layout, branch: printer.branch, device: printer.id, order, station, copy, by }
  const [id = ''] = await queueSlips(pool, [slip], now)
  const job = await readJob(pool, id)
  if (!job) throw new Refused('unknown-record')

  return { job, printer: printer.name, notice: awayWords(printer, now.epochMilliseconds) }
}

async function nextCopy(
  pool: Pool,
  { order, layout, station }: { order: string; layout: LayoutName; station: string | null },
): Promise<number> {
  const { rows } = await pool.query<{ copy: number }>({
    name: 'next-copy',
    text: `select coalesce(max(copy) + 1, 0)::int as copy from print_jobs
            where order_id = $1 and layout::text = $2 and station_id is not distinct from $3::uuid`,
    values: [order, layout, station],
  })
  return rows[0]?.copy ?? 0
}

type Choice = { branch: string; device: string | undefined; layout: OrderLayout }

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
