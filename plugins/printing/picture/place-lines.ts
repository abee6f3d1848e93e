import { dotsPerModuleOf } from '#domain/ordering/printing/code-size.ts'
import { type PaperLine, scaleOf } from '#domain/ordering/printing/paper.ts'
import { dotsPerColumn, dotsPerLetter, type Picture } from '#domain/ordering/printing/picture.ts'
import { encodeQR } from 'qr'

/** Where a line stands on the paper, in dots of the printer from its upper left corner. */
export type Placed = { top: number; height: number } & (
  | { kind: 'text'; line: Extract<PaperLine, { kind: 'text' }> }
  | { kind: 'code'; left: number; modules: boolean[][]; dotsPerModule: number }
  | { kind: 'picture'; left: number; picture: Picture }
  | { kind: 'cut' }
)
export type PlacedPaper = { lines: Placed[]; width: number; height: number }

/** White around what is printed, in dots. */
export type Margins = { side: number; end: number }
/** The roll is 80 or 58 mm wide, and 72 or 48 of them are printed on. */
export const marginsOf = (columns: number): Margins => ({
  side: columns * dotsPerColumn > 400 ? 32 : 40,
  end: 24,
})

/** Between two lines of text. */
const gap = 6
const aroundCode = 8
const cutHeight = 24

/** Lines in dots, one below the other, so that every way of drawing them agrees. */
export function placeLines(lines: readonly PaperLine[], columns: number): PlacedPaper {
  const width = columns * dotsPerColumn
  const placed: Placed[] = []
  let top = 0
  for (const line of lines) {
    const one = placeLine(line, { top, width })
    placed.push(one)
    top += one.height
  }

  return { lines: placed, width, height: top }
}

function placeLine(line: PaperLine, { top, width }: { top: number; width: number }): Placed {
  switch (line.kind) {
    case 'text':
      return { kind: 'text', line, top, height: scaleOf[line.size].height * dotsPerLetter + gap }
    case 'qr': {
      const modules = encodeQR(line.text, 'raw', { ecc: 'medium', border: 1 })
      // As printers are told to draw it.
      const dotsPerModule = dotsPerModuleOf(line.text, width / dotsPerColumn)
      const side = modules.length * dotsPerModule
      return {
        kind: 'code',
        modules,
        dotsPerModule,
        top,
        height: side + 2 * aroundCode,
        left: Math.floor((width - side) / 2),
      }
    }
    case 'picture': {
      const { picture } = line
      const left = Math.max(0, Math.floor((width - picture.width) / 2))
      return { kind: 'picture', picture, top, height: picture.height, left }
    }
    case 'cut':
      return { kind: 'cut', top, height: cutHeight }
  }
}

/** Where the dots of a code begin below its line's top. */
export const codeTop = ({ top }: Pick<Placed, 'top'>): number => top + aroundCode

/** Words of a line and in which column each begins; blanks are places, and are not drawn. */
export function runsOf(text: string): { column: number; text: string }[] {
  return [...text.matchAll(/\S+(?: \S+)*/g)].map(({ 0: run, index }) => ({
    // Letters count, not the units that some of them take two of.
    column: Array.from(text.slice(0, index)).length,
    text: run,
  }))
}
