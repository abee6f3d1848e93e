import type { PayloadRequest } from 'payload'

import { paperAsPdf } from '#collections/shared/paper/paper.ts'
import type { MonthFileFormat } from '#domain/workforce/time-sheet-files.contract.ts'

import { monthCsv } from './month-csv.ts'
import { monthPaperOf } from './month-paper.ts'
import { readMonthFile } from './read-month-file.ts'

export type MadeFile = { bytes: Uint8Array<ArrayBuffer>; type: string; name: string }
type Asked = { user: string; month: string; format: MonthFileFormat; now: Temporal.Instant }

/** Somebody's month as a file for an inspector, for whoever may see it. */
export async function makeMonthFile(req: PayloadRequest, { format, ...asked }: Asked): Promise<MadeFile> {
  const month = await readMonthFile(req, asked)
  const name = `Arbeitszeit ${asked.month}.${format}`
  if (format === 'csv') {
    return { bytes: new TextEncoder().encode(monthCsv(month)), type: 'text/csv; charset=utf-8', name }
  }

  return { bytes: await paperAsPdf(monthPaperOf(month)), type: 'application/pdf', name }
}
