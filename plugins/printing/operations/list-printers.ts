import type { PayloadRequest } from 'payload'

import type { PrinterView, PrintJob } from '#domain/ordering/printing/printing.contract.ts'
import { pick } from '#domain/pick.ts'
import { branchesInReach } from '#plugins/ordering/ordering.port.ts'

import { readJobs } from './print-job-record.ts'
import { readPrinters } from './printer.ts'

type Listed = { printers: PrinterView[]; jobs: PrintJob[]; at: string }

/** The printers of the branches whose orders a person may see, and what is or was to be printed there. */
export async function listPrinters(
  req: PayloadRequest,
  { most, now }: { most: number; now: Temporal.Instant },
): Promise<Listed> {
  const branches = await branchesInReach(req)
  const { pool } = req.payload.db
  const [printers, jobs, { rows }] = await Promise.all([
    readPrinters(pool, branches),
    readJobs(pool, branches, most),
    pool.query<{ device: string; waiting: number }>({
      name: 'waiting-print-jobs',
      text: `select device_id as device, count(*)::int as waiting from print_jobs
              where branch_id = any($1::uuid[]) and state in ('queued', 'offered') group by device_id`,
      values: [branches],
    }),
  ])
  const waiting = new Map(rows.map(({ device, waiting }) => [device, waiting]))

  return {
    printers: printers.map((printer) => ({ ...pick(printer, shown), waiting: waiting.get(printer.id) ?? 0 })),
    jobs,
    at: now.toString({ smallestUnit: 'millisecond' }),
  }
}

const shown = [
  'id',
  'name',
  'branch',
  'branchName',
  'protocol',
  'isEnabled',
  'hasKey',
  'paperState',
  'lastSeenAt',
] as const
