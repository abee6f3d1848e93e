import { type PaperLine, scaleOf } from '#domain/ordering/printing/paper.ts'
import { dotsIn, dotsPerColumn, dotsPerLetter } from '#domain/ordering/printing/picture.ts'

import { shapeOf } from './letter-shapes.ts'
import { codeTop, type Margins, type Placed, placeLines, type PlacedPaper } from './place-lines.ts'

export const noMargins: Margins = { side: 0, end: 0 }

/** A slip as a drawing in black and white, one unit of it being one dot of the printer. */
export function paperSvg(
  lines: readonly PaperLine[],
  columns: number,
  { side, end }: Margins = noMargins,
): { svg: string; width: number; height: number } {
  const paper = placeLines(lines, columns)
  const width = paper.width + 2 * side
  const height = Math.max(1, paper.height + 2 * end)
  const drawn = paper.lines.map((line) => drawLine(line, paper)).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g transform="translate(${side} ${end})">${drawn}</g></svg>`

  return { svg, width, height }
}

function drawLine(placed: Placed, { width }: PlacedPaper): string {
  switch (placed.kind) {
    case 'text':
      return drawText(placed)
    case 'code':
      return squares(placed.modules.length, (x, y) => placed.modules[y]?.[x] ?? false, {
        left: placed.left,
        top: codeTop(placed),
        side: placed.dotsPerModule,
      })
    case 'picture': {
      const { picture, left, top } = placed
      return squares(picture.height, dotsIn(picture), { left, top, side: 1, across: picture.width })
    }
    case 'cut':
      return `<path d="M0 ${placed.top + placed.height / 2}H${width}" stroke="#000" stroke-width="2" stroke-dasharray="10 8"/>`
  }
}

function drawText({ line, top }: Extract<Placed, { kind: 'text' }>): string {
  const { width, height } = scaleOf[line.size]
  const letters = Array.from(line.text)
  const bar = line.isInverted
    ? `<rect y="${top}" width="${letters.length * dotsPerColumn * width}" height="${dotsPerLetter * height}"/>`
    : ''
  const shapes = letters.flatMap((letter, column) =>
    letter === ' '
      ? []
      : `<path transform="translate(${column * dotsPerColumn * width} ${top}) scale(${width} ${height})" d="${shapeOf(letter, line.isBold)}"/>`,
  )

  return `${bar}<g fill="${line.isInverted ? '#fff' : '#000'}">${shapes.join('')}</g>`
}

type Grid = { left: number; top: number; side: number; across?: number }

/** Dots of one row that touch are one stroke. */
function squares(
  rows: number,
  isBlack: (x: number, y: number) => boolean,
  { left, top, side, across = rows }: Grid,
): string {
  const strokes: string[] = []
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < across; x += 1) {
      if (!isBlack(x, y)) continue
      const from = x
      while (x < across && isBlack(x, y)) x += 1
      strokes.push(
        `M${left + from * side} ${top + y * side}h${(x - from) * side}v${side}h-${(x - from) * side}z`,
      )
    }
  }

  return `<path d="${strokes.join('')}" shape-rendering="crispEdges"/>`
}
