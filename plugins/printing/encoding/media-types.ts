import type { PaperLine } from '#domain/ordering/printing/paper.ts'
import { columnsOf } from '#domain/ordering/printing/paper.ts'

import type { Printer } from '../operations/printer.ts'
import { drawApart } from '../picture/draw-apart.ts'
import type { drawBarePng, drawPictures } from '../picture/draw-slip.apart.ts'
import { encodePaper, type PrinterLanguage } from './encode-paper.ts'

export const escPosType = 'application/vnd.epson.escpos'
/** What a printer of Star draws by itself, whichever dialect it speaks. */
export const pngType = 'image/png'

const languages: Readonly<Record<string, PrinterLanguage>> = {
  'application/vnd.star.starprnt': 'star-prnt',
  'application/vnd.star.line': 'star-line',
  [escPosType]: 'esc-pos',
}

/** In which formats a printer can have its slips, the best first. */
export function mediaTypesOf({ protocol, drawing }: Pick<Printer, 'protocol' | 'drawing'>): string[] {
  const isStar = protocol === 'cloudprnt'
  const own = Object.keys(languages).filter((type) => (languages[type] === 'esc-pos') !== isStar)

  return isStar && drawing === 'picture' ? [pngType, ...own] : own
}

/** A slip in the format that a printer has asked for. */
export async function encodeFor(
  { width, codePage, drawing }: Pick<Printer, 'width' | 'codePage' | 'drawing'>,
  type: string,
  lines: readonly PaperLine[],
): Promise<Uint8Array<ArrayBuffer>> {
  const columns = columnsOf[width]
  if (type === pngType)
    return Uint8Array.from(await drawApart<typeof drawBarePng>('drawBarePng', { lines, columns }))
  const drawn =
    drawing === 'picture' ? await drawApart<typeof drawPictures>('drawPictures', { lines, columns }) : lines

  return Uint8Array.from(encodePaper(drawn, { language: languages[type] ?? 'esc-pos', columns, codePage }))
}
