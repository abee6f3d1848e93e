import type { PayloadRequest } from 'payload'

import { paperAsPdf } from '#collections/shared/paper/paper.ts'
import type { DayFileFormat } from '#domain/ordering/day-end/day-end.contract.ts'

import { dayCsv } from './day-csv.ts'
import { daySheetOf } from './day-sheet.ts'
import { readDayFile } from './read-day-file.ts'

type DayFile = { bytes: Uint8Array<ArrayBuffer>; type: string; name: string }
type Asked = { id: string; format: DayFileFormat }

/** A closed day as a file, for whoever may see the day. */
export async function makeDayFile(req: PayloadRequest, { id, format }: Asked): Promise<DayFile> {
  const day = await readDayFile(req, id)
  const name = `Tagesabschluss ${day.record.day} Nr ${day.record.number}.${format}`
  if (format === 'csv') {
    return { bytes: new TextEncoder().encode(dayCsv(day)), type: 'text/csv; charset=utf-8', name }
  }

  return { bytes: await paperAsPdf(daySheetOf(day)), type: 'application/pdf', name }
}
