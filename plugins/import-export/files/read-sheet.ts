import { doApart } from '#kernel/apart/do-apart.ts'
import { orTooComplex } from '#collections/shared/media/file-problem.ts'
import { Refused } from '#kernel/refused.ts'
import { largestSheetBytes } from '#domain/operations/import-export/import-export.contract.ts'

import type { parseSheet, Sheet } from './parse-sheet.apart.ts'

/** Reads a CSV or XLSX file of any spreadsheet, or says in German why it is none. */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  if (bytes.byteLength > largestSheetBytes) throw new Refused('too-large', { limitBytes: largestSheetBytes })

  const sheet = await orTooComplex(
    doApart<typeof parseSheet>('plugins/import-export/files/parse-sheet.apart.ts#parseSheet', bytes, {
      lane: 'staff',
    }),
  )
  if ('problem' in sheet) throw new Refused(sheet.problem.code)
  if ('unreadable' in sheet) {
    throw new Refused('validation', {}, [{ field: 'content', message: sheet.unreadable, code: 'validation' }])
  }
  return sheet
}
