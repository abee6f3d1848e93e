import type { CodePage } from '../../operations/devices.ts'
import { type Block, type PaperLine, scaleOf, type TextSize } from './paper.ts'
import { printableText } from './printable-text.ts'
import { wrapText } from './wrap-text.ts'

export type Paper = { columns: number; codePage: CodePage }

/** A layout as it comes out on a roll: every line is broken and placed, so that all printers agree on it. */
export function setLines(blocks: readonly Block[], paper: Paper): PaperLine[] {
  return blocks.flatMap((block) => linesOf(block, paper))
}

function linesOf(block: Block, paper: Paper): PaperLine[] {
  switch (block.kind) {
    case 'text':
      return textLines(block, paper)
    case 'columns':
      return columnLines(block, paper)
    case 'banner':
      return bannerLines(block, paper)
    case 'rule':
      return [line('-'.repeat(paper.columns))]
    case 'feed':
      return Array.from({ length: block.lines }, () => line(''))
    case 'qr':
    case 'picture':
    case 'cut':
      return [block]
  }
}

type Look = { size?: TextSize; isBold?: boolean; isInverted?: boolean }

const line = (
  text: string,
  { size = 'normal', isBold = false, isInverted = false }: Look = {},
): PaperLine => ({
  kind: 'text',
  text,
  size,
  isBold,
  isInverted,
})

const roomFor = ({ columns }: Paper, size: TextSize = 'normal'): number =>
  Math.floor(columns / scaleOf[size].width)

function textLines(block: Extract<Block, { kind: 'text' }>, paper: Paper): PaperLine[] {
  const room = roomFor(paper, block.size)
  const first = printableText(block.hanging ?? '', paper.codePage)
  const texts = paragraphs(block.text, paper).flatMap((text) => wrapText(text, room - first.length))

  return hung(texts, first).map((text) => line(block.align === 'center' ? centred(text, room) : text, block))
}

/** Beside each other while there is room, else the number stands below the words, in as many lines as it takes. */
function columnLines(block: Extract<Block, { kind: 'columns' }>, paper: Paper): PaperLine[] {
  const room = roomFor(paper, block.size)
  const right = printableText(block.right, paper.codePage)
  const first = printableText(block.hanging ?? '', paper.codePage)
  const left = room - right.length - 1 - first.length
  const isBeside = left >= fewestBeside
  const texts = hung(
    paragraphs(block.left, paper).flatMap((text) => wrapText(text, isBeside ? left : room - first.length)),
    first,
  )
  const below = wrapText(right, room).map((text) => text.padStart(room))
  const all = isBeside
    ? [...texts.slice(0, -1), `${(texts.at(-1) ?? '').padEnd(room - right.length)}${right}`]
    : [...texts, ...below]

  return all.map((text) => line(text, block))
}

/** A narrower column would break every word. */
const fewestBeside = 8

function bannerLines({ text, size }: Extract<Block, { kind: 'banner' }>, paper: Paper): PaperLine[] {
  const room = roomFor(paper, size)
  const look = { isInverted: true, isBold: true, ...(size && { size }) }

  return paragraphs(text, paper)
    .flatMap((each) => wrapText(each, room - 2))
    .map((each) => line(centred(each, room).padEnd(room), look))
}

/** What a person wrote in several lines stays in several. */
const paragraphs = (text: string, { codePage }: Paper): string[] =>
  text.split(/\r\n|[\n\r\u2028\u2029]/).map((each) => printableText(each, codePage))

const hung = (texts: readonly string[], first: string): string[] =>
  texts.map((text, index) => `${index === 0 ? first : ' '.repeat(first.length)}${text}`)

const centred = (text: string, room: number): string =>
  `${' '.repeat(Math.max(0, Math.floor((room - text.length) / 2)))}${text}`
