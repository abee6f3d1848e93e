import { type PaperLine, scaleOf, type TextSize } from './paper.ts'

/**
 * A slip in plain letters, as wide as it is printed: what is wide stands in as many places, what is white on black lies
 * between bars, and a code or a picture is named. For previews, and for comparing with what printers were told.
 */
export function drawPaper(lines: readonly PaperLine[], columns: number): string {
  return lines.map((line) => drawLine(line, columns).trimEnd()).join('\n')
}

function drawLine(line: PaperLine, columns: number): string {
  if (line.kind === 'cut') return '✂'.padEnd(columns, '·')
  if (line.kind === 'qr') return `▣ ${line.text}`
  if (line.kind === 'picture') return `▦ ${line.picture.width} × ${line.picture.height}`

  const text = spread(line.text, line.size)
  return line.isInverted ? text.replace(/^ *| *$/g, (blanks) => '█'.repeat(blanks.length)) : text
}

const spread = (text: string, size: TextSize): string => {
  const { width } = scaleOf[size]

  return width === 1 ? text : Array.from(text, (letter) => letter.padEnd(width)).join('')
}
