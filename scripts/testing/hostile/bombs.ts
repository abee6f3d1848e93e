import { crc32, deflateSync } from 'node:zlib'

import sharp from 'sharp'

import { hostile } from './hostile-file.ts'

/** A PNG that says how large it is, with the given bytes for its pixels. */
export function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function gifOf(width: number, height: number): Buffer {
  const gif = Buffer.from(
    '47494638396100000000800000000000ffffff2c000000000000000000000202440100 3b'.replace(' ', ''),
    'hex',
  )
  gif.writeUInt16LE(width, 6)
  gif.writeUInt16LE(height, 8)
  gif.writeUInt16LE(width, 24)
  gif.writeUInt16LE(height, 26)
  return gif
}

async function jpegThatClaims(width: number, height: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes), { level: 9 })
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${inside}</svg>`
const pdfOf = (page: string) =>
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R${page}>>endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF`

function repeatedParts(): string {
  const levels = Array.from({ length: 12 }, (_, level) => {
    const uses = `<use href="#a${level}"/>`.repeat(10)
    return `<g id="a${level + 1}">${uses}</g>`
  })
  return svg(`<defs><rect id="a0" width="1" height="1"/>${levels.join('')}</defs><use href="#a12"/>`)
}

function manyLaughs(): string {
  const lines = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`)
  return `<!DOCTYPE svg [<!ENTITY l0 "ha">${lines.join('')}]>${svg('<text>&l9;</text>')}`
}

/** Minutes of work: a tenth of a second for each filter on a square of 512 pixels. */
export function drawingOfManyFilters(): string {
  const filters = '<feTurbulence baseFrequency="0.9" numOctaves="9"/>'.repeat(3000)
  return svg(
    `<filter id="f" x="0" y="0" width="1" height="1">${filters}</filter><path d="M0 0h40v40z" filter="url(#f)"/>`,
  )
}

/** Small files that want to become large. */
export const bombs = [
  hostile('a PNG of 65,000 × 65,000', 'riese.png', 'image/png', () =>
    pngOf(65_000, 65_000, zeros(4_000_000)),
  ),
  hostile('a PNG of the largest size there is', 'groesster.png', 'image/png', () =>
    pngOf(0x7fffffff, 0x7fffffff, zeros(9)),
  ),
  hostile('a PNG of 30,000 × 30,000 that is all there', 'ganz.png', 'image/png', () =>
    pngOf(30_000, 30_000, zeros(30_000 * 3000)),
  ),
  hostile('a PNG of one very long line', 'zeile.png', 'image/png', () => pngOf(0x7fffffff, 1, zeros(1000))),
  hostile('a GIF of 65,535 × 65,535', 'riese.gif', 'image/gif', () => gifOf(65_535, 65_535)),
  hostile('a JPEG of 65,500 × 65,500', 'riese.jpg', 'image/jpeg', () => jpegThatClaims(65_500, 65_500)),
  hostile('a drawing that laughs a billion times', 'lachen.svg', 'image/svg+xml', manyLaughs),
  hostile('a drawing that repeats itself', 'wieder.svg', 'image/svg+xml', repeatedParts),
  hostile('a drawing of a hundred thousand levels', 'tief.svg', 'image/svg+xml', () =>
    svg(`${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`),
  ),
  hostile('a PDF with an endless page', 'endlos.pdf', 'application/pdf', () =>
    pdfOf('/MediaBox[0 0 9999999 9999999]'),
  ),
  hostile('a PDF with a page without area', 'nichts.pdf', 'application/pdf', () =>
    pdfOf('/MediaBox[0 0 0 0]'),
  ),
  hostile(
    'a PDF whose pages are each other',
    'kreis.pdf',
    'application/pdf',
    () =>
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R 2 0 R]/Count 99999999>>endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF',
  ),
]
