import sharp from 'sharp'

import type { PaperLine } from '#domain/ordering/printing/paper.ts'
import { type Picture, pictureOf } from '#domain/ordering/printing/picture.ts'

import { noMargins, paperSvg } from './paper-svg.ts'
import { type Margins, marginsOf } from './place-lines.ts'

sharp.concurrency(1)
sharp.cache(false)

export type Drawing = { lines: readonly PaperLine[]; columns: number }

/** The slip on its roll as a PNG, for people. */
export async function drawPng({ lines, columns }: Drawing): Promise<Uint8Array> {
  return png(await dotsOf({ lines, columns }, marginsOf(columns)))
}

/** The same without the white around it, for printers that take a picture. */
export async function drawBarePng({ lines, columns }: Drawing): Promise<Uint8Array> {
  return png(await dotsOf({ lines: lines.filter(({ kind }) => kind !== 'cut'), columns }))
}

/** All that stands between two cuts becomes one picture, for printers that have no letters of their own. */
export async function drawPictures({ lines, columns }: Drawing): Promise<PaperLine[]> {
  const drawn: PaperLine[] = []
  let run: PaperLine[] = []
  const end = async () => {
    if (run.length > 0) drawn.push({ kind: 'picture', picture: await dotsOf({ lines: run, columns }) })
    run = []
  }
  for (const line of lines) {
    if (line.kind !== 'cut') {
      run.push(line)
      continue
    }
    await end()
    drawn.push(line)
  }
  await end()

  return drawn
}

/** What is darker than this becomes a dot; thin strokes would vanish at the middle. */
const ink = 160

async function dotsOf({ lines, columns }: Drawing, margins: Margins = noMargins): Promise<Picture> {
  const { svg, width, height } = paperSvg(lines, columns, margins)
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })

  return pictureOf({ width, height }, (x, y) => (data[(y * width + x) * info.channels] ?? 255) < ink)
}

function png({ width, height, dots }: Picture): Promise<Buffer> {
  const bytes = Buffer.from(dots, 'base64')
  const perRow = bytes.length / height
  const grey = Buffer.alloc(width * height, 255)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (((bytes[y * perRow + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0) grey[y * width + x] = 0
    }
  }

  return sharp(grey, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 2, dither: 0 })
    .toBuffer()
}
