import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'

import type { CodePage } from '#domain/operations/devices.ts'
import { type PaperLine, scaleOf } from '#domain/ordering/printing/paper.ts'

/** What printers are told in: Epson and whoever does as Epson does, and both dialects of Star. */
export type PrinterLanguage = 'esc-pos' | 'star-prnt' | 'star-line'
export type Target = { language: PrinterLanguage; columns: number; codePage: CodePage }

/** A slip in the bytes of a printer. Lines are set already: nothing is broken or moved any more. */
export function encodePaper(
  lines: readonly PaperLine[],
  { language, columns, codePage }: Target,
): Uint8Array {
  const encoder = new ReceiptPrinterEncoder({
    language,
    columns,
    feedBeforeCut: 4,
    newline: '\n',
  }).initialize()
  if (codePage === 'utf8') encoder.raw(selectUtf8[language])
  else encoder.codepage(pages[language][codePage])

  for (const line of lines) encodeLine(encoder, line, codePage === 'utf8')
  return encoder.encode()
}

function encodeLine(encoder: ReceiptPrinterEncoder, line: PaperLine, isUtf8: boolean): void {
  if (line.kind === 'cut') {
    encoder.cut('partial')
    return
  }
  if (line.kind === 'qr') {
    encoder.align('center').qrcode(line.text, { model: 2, size: 5, errorlevel: 'm' }).align('left')
    return
  }
  const { width, height } = scaleOf[line.size]
  encoder.bold(line.isBold).invert(line.isInverted).size(width, height)
  if (isUtf8) encoder.raw(new TextEncoder().encode(line.text))
  else encoder.text(line.text)
  encoder.size(1, 1).invert(false).bold(false).newline()
}

/** Star has no page for ISO 8859-15; all that a slip may hold stands in this one as well. */
const pages = {
  'esc-pos': { cp858: 'cp858', cp1252: 'windows1252', 'iso-8859-15': 'iso8859-15' },
  'star-prnt': { cp858: 'cp858', cp1252: 'windows1252', 'iso-8859-15': 'windows1252' },
  'star-line': { cp858: 'cp858', cp1252: 'windows1252', 'iso-8859-15': 'windows1252' },
} as const

/** Which the encoder does not know: `FS ( C` of Epson, `ESC GS ) U` of Star. */
const selectUtf8: Readonly<Record<PrinterLanguage, number[]>> = {
  'esc-pos': [0x1c, 0x28, 0x43, 0x02, 0x00, 0x30, 0x32],
  'star-prnt': [0x1b, 0x1d, 0x29, 0x55, 0x02, 0x00, 0x30, 0x01],
  'star-line': [0x1b, 0x1d, 0x29, 0x55, 0x02, 0x00, 0x30, 0x01],
}
