import type { PaperLine } from '#domain/ordering/printing/paper.ts'
import { columnsOf } from '#domain/ordering/printing/paper.ts'

import type { Printer } from '../operations/printer.ts'
import { encodePaper, type PrinterLanguage } from './encode-paper.ts'

const languages: Readonly<Record<string, PrinterLanguage>> = {
  'application/vnd.star.starprnt': 'star-prnt',
  'application/vnd.star.line': 'star-line',
  'application/vnd.epson.escpos': 'esc-pos',
}

/** In which formats a printer can have its slips, the best first. */
export function mediaTypesOf({ protocol }: Pick<Printer, 'protocol'>): string[] {
  const isStar = protocol === 'cloudprnt'

  return Object.keys(languages).filter((type) => (languages[type] === 'esc-pos') !== isStar)
}

export function encodeFor(
  { width, codePage }: Printer,
  type: string,
  lines: readonly PaperLine[],
): Uint8Array<ArrayBuffer> {
  const language = languages[type] ?? 'esc-pos'

  return Uint8Array.from(encodePaper(lines, { language, columns: columnsOf[width], codePage }))
}
