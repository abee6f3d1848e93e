import type { PayloadRequest } from 'payload'

import type { MonthFileFormat } from '#domain/workforce/time-sheet-files.contract.ts'
import { doApart } from '#kernel/apart/do-apart.ts'

import type { drawMonth } from './draw-month.apart.ts'
import { monthCsv } from './month-csv.ts'
import { type MonthPaper, monthPaperOf } from './month-paper.ts'
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

  return { bytes: await drawn(monthPaperOf(month)), type: 'application/pdf', name }
}

/** Apart from the server: laying out pages keeps a processor busy for a good part of a second, and takes long to load. */
const drawn = async (paper: MonthPaper): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await doApart<typeof drawMonth>('plugins/working-time/files/draw-month.apart.ts#drawMonth', paper, {
      lane: 'staff',
    }),
  )
