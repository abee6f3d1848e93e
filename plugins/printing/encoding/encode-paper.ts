import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'

import type { CodePage } from '#domain/operations/devices.ts'
import { dotsPerModuleOf } from '#domain/ordering/printing/code-size.ts'
import { type PaperLine, scaleOf } from '#domain/ordering/printing/paper.ts'
import { dotsIn, type Picture } from '#domain/ordering/printing/picture.ts'

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
    imageMode: 'raster',
    newline: '\n',
  }).initialize()
  if (codePage === 'utf8') encoder.raw(selectUtf8[language])
  else encoder.codepage(pages[language][codePage])

  for (const line of lines) encodeLine(encoder, line, { columns, codePage })
  return encoder.encode()
}

function encodeLine(
  encoder: ReceiptPrinterEncoder,
  line: PaperLine,
  { columns, codePage }: Pick<Target, 'columns' | 'codePage'>,
): void {
  if (line.kind === 'cut') {
    encoder.cut('partial')
    return
  }
  if (line.kind === 'qr') {
    const size = dotsPerModuleOf(line.text, columns)
    encoder.align('center').qrcode(line.text, { model: 2, size, errorlevel: 'm' }).align('left')
    return
  }
  if (line.kind === 'picture') {
    const { width, height } = line.picture
    encoder.align('center').image(pixelsOf(line.picture), width, height, 'threshold', 128).align('left')
    return
  }
  const { width, height } = scaleOf[line.size]
  encoder.bold(line.isBold).invert(line.isInverted).size(width, height)
  if (codePage === 'utf8') encoder.raw(new TextEncoder().encode(line.text))
  else encoder.text(line.text)
  encoder.size(1, 1).invert(false).bold(false).newline()
}

/** Black and white in the four bytes of a pixel. */
function pixelsOf(picture: Picture) {
  const { width, height } = picture
  const isBlack = dotsIn(picture)
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isBlack(x, y)) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }

  return { width, height, data }
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
