import type { PayloadRequest } from 'payload'

import type { DayFileFormat } from '#domain/ordering/day-end/day-end.contract.ts'
import { doApart } from '#kernel/apart/do-apart.ts'

import { dayCsv } from './day-csv.ts'
import { type DaySheet, daySheetOf } from './day-sheet.ts'
import type { drawDay } from './draw-day.apart.ts'
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

  return { bytes: await drawn(daySheetOf(day)), type: 'application/pdf', name }
}

/** Apart from the server: laying out pages keeps a processor busy for a good part of a second, and takes long to load. */
const drawn = async (sheet: DaySheet): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await doApart<typeof drawDay>('plugins/day-ends/files/draw-day.apart.ts#drawDay', sheet, {
      lane: 'staff',
    }),
  )
