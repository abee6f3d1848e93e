import { fileURLToPath } from 'node:url'

import { Document, Font, Image, Page, Path, Rect, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'

import type { PaperLine } from '#domain/ordering/printing/paper.ts'
import { scaleOf } from '#domain/ordering/printing/paper.ts'
import { dotsPerColumn, dotsPerLetter } from '#domain/ordering/printing/picture.ts'

import { drawBarePng } from './draw-slip.apart.ts'
import { letterFonts, letterSizeDots } from './letter-fonts.data.ts'
import {
  codeTop,
  type Margins,
  marginsOf,
  type Placed,
  placeLines,
  type PlacedPaper,
  runsOf,
} from './place-lines.ts'

for (const [weight, addresses] of Object.entries(letterFonts)) {
  for (const [index, address] of addresses.entries()) {
    Font.register({ family: `${weight} ${index}`, src: fileURLToPath(address) })
  }
}
Font.registerHyphenationCallback((word) => [word])

export type PdfSlip = { lines: readonly PaperLine[]; columns: number; title: string; at: string }

/** A printer has eight dots in a millimetre, and a PDF 72 points in an inch. */
const points = (dots: number): number => (dots / 8 / 25.4) * 72

/** The slip on one page as wide as its roll and as long as it is; its words can be searched and copied. */
export async function drawSlipPdf({ lines, columns, title, at }: PdfSlip): Promise<Uint8Array> {
  const paper = placeLines(lines, columns)
  const margins = marginsOf(columns)
  const size = {
    width: points(paper.width + 2 * margins.side),
    height: points(paper.height + 2 * margins.end),
  }
  const parts = await Promise.all(paper.lines.map((line) => partsOf(line, { paper, margins, columns })))
  const page = h(
    Page,
    { size, style: { color: '#000000' } },
    ...parts.flat().map((part, index) => h(View, { key: index }, part)),
  )
  const document = h(Document, { title, language: 'de', creationDate: new Date(at), producer: 'Theke' }, page)

  return new Uint8Array(await renderToBuffer(document))
}

type Place = { paper: PlacedPaper; margins: Margins; columns: number }

async function partsOf(placed: Placed, place: Place): Promise<ReactElement[]> {
  const { paper, margins, columns } = place
  const at = (left: number, top: number) => ({
    position: 'absolute' as const,
    left: points(margins.side + left),
    top: points(margins.end + top),
  })
  switch (placed.kind) {
    case 'text':
      return textParts(placed, at)
    case 'code': {
      const side = placed.modules.length * placed.dotsPerModule
      return [squares(placed, side, at(placed.left, codeTop(placed)))]
    }
    case 'picture': {
      const { left, top, picture } = placed
      const png = await drawBarePng({ lines: [{ kind: 'picture', picture }], columns })
      const src = { data: Buffer.from(png), format: 'png' as const }
      return [h(Image, { src, style: { ...at(0, top), width: points(paper.width) }, key: left })]
    }
    case 'cut':
      return [
        h(View, {
          style: {
            ...at(0, placed.top + placed.height / 2),
            width: points(paper.width),
            borderTop: '0.5 dashed #000000',
          },
        }),
      ]
  }
}

type At = (left: number, top: number) => { position: 'absolute'; left: number; top: number }

function textParts({ line, top }: Extract<Placed, { kind: 'text' }>, at: At): ReactElement[] {
  const { width, height } = scaleOf[line.size]
  const weight = line.isBold ? 'bold' : 'regular'
  const letters = Array.from(line.text).length
  const style = {
    fontFamily: letterFonts[weight].map((_, index) => `${weight} ${index}`),
    fontSize: points(letterSizeDots * width),
    lineHeight: dotsPerLetter / letterSizeDots,
    color: line.isInverted ? '#ffffff' : '#000000',
    // A letter that is only higher is drawn as it is and pulled down.
    ...(height === width ? {} : { transform: `scale(1, ${height / width})`, transformOrigin: 'left top' }),
  }
  const bar = h(
    Svg,
    {
      style: {
        ...at(0, top),
        width: points(letters * dotsPerColumn * width),
        height: points(dotsPerLetter * height),
      },
      viewBox: '0 0 1 1',
      preserveAspectRatio: 'none',
    },
    h(Rect, { x: 0, y: 0, width: 1, height: 1, fill: '#000000' }),
  )

  return [
    ...(line.isInverted ? [bar] : []),
    ...runsOf(line.text).map(({ column, text }) =>
      h(Text, { style: { ...at(column * dotsPerColumn * width, top), ...style }, wrap: false }, text),
    ),
  ]
}

function squares(
  { modules }: Extract<Placed, { kind: 'code' }>,
  side: number,
  place: ReturnType<At>,
): ReactElement {
  const d = modules
    .flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')

  return h(
    Svg,
    {
      style: { ...place, width: points(side), height: points(side) },
      viewBox: `0 0 ${modules.length} ${modules.length}`,
    },
    h(Path, { d, fill: '#000000' }),
  )
}
