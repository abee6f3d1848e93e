import { deflateSync } from 'node:zlib'

import sharp from 'sharp'

import { pngOf } from './bombs.ts'
import { hostile } from './hostile-file.ts'

type Bits = readonly [value: number, width: number]

/** Numbers of any width, the lowest bit first, as the lossless WebP wants them. */
function packBits(numbers: readonly Bits[]): Buffer {
  const bits = numbers.flatMap(([value, width]) =>
    Array.from({ length: width }, (_, at) => (value >> at) & 1),
  )
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8))
  for (const [at, bit] of bits.entries()) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (at & 7))
  return bytes
}

/** A code with one letter, which is nothing: no pixel takes a bit. */
const oneLetter: readonly Bits[] = [
  [1, 1],
  [0, 1],
  [0, 1],
  [0, 1],
]

/** A sound WebP of one colour; 28 bytes, however large it is. */
export function webpOf(width: number, height: number): Buffer {
  const signature: Bits = [0x2f, 8]
  const nothingElse: Bits = [0, 7]
  const codes = Array.from({ length: 5 }, () => oneLetter).flat()
  const image = packBits([signature, [width - 1, 14], [height - 1, 14], nothingElse, ...codes])
  const head = Buffer.alloc(20)
  head.write('RIFF____WEBPVP8L', 'latin1')
  head.writeUInt32LE(12 + image.length, 4)
  head.writeUInt32LE(image.length, 16)

  return Buffer.concat([head, image])
}

/** An AVIF that says how large it is; its one small picture stays what it was. */
async function avifThatClaims(width: number, height: number): Promise<Buffer> {
  const avif = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
    .avif({ effort: 0 })
    .toBuffer()
  for (let at = avif.indexOf('ispe'); at >= 0; at = avif.indexOf('ispe', at + 4)) {
    avif.writeUInt32BE(width, at + 8)
    avif.writeUInt32BE(height, at + 12)
  }
  return avif
}

/** One that is all there: ten seconds of work for its maker, and more for whoever looks at it. */
export const avifOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#888' }, limitInputPixels: false })
    .avif({ effort: 0, quality: 30 })
    .toBuffer()

/** Each frame has another colour, or it would be left out. */
function filmOf(frames: number, edge: number): Promise<Buffer> {
  const pixels = Buffer.alloc(frames * edge * edge * 3)
  for (let frame = 0; frame < frames; frame += 1) {
    pixels.fill(frame % 2 ? 0 : 255, frame * edge * edge * 3, (frame + 1) * edge * edge * 3)
  }
  const raw = { width: edge, height: edge * frames, channels: 3, pageHeight: edge } as const

  return sharp(pixels, { raw }).gif({ effort: 1 }).toBuffer()
}

/** Pictures that are small on the way and large when they are unpacked. */
export const costlyPictures = [
  hostile('a WebP of 144 million pixels', 'riese.webp', 'image/webp', async () => webpOf(12_000, 12_000)),
  hostile('a WebP of 41 million pixels', 'gross.webp', 'image/webp', async () => webpOf(8200, 5000)),
  hostile('an AVIF that claims 144 million pixels', 'riese.avif', 'image/avif', () =>
    avifThatClaims(12_000, 12_000),
  ),
  hostile('a PNG of 144 million pixels that is all there', 'alles.png', 'image/png', async () =>
    pngOf(12_000, 12_000, deflateSync(Buffer.alloc(12_000 * 1501), { level: 1 })),
  ),
  hostile('a film of pictures with 44 million pixels in all', 'film.gif', 'image/gif', () =>
    filmOf(44, 1000),
  ),
]
