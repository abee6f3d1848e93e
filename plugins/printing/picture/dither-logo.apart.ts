import sharp from 'sharp'

import { mostPixels } from '#collections/shared/media/file-limits.data.ts'
import { type Picture, pictureOf } from '#domain/ordering/printing/picture.ts'

sharp.concurrency(1)
sharp.cache(false)

/** So much room a logo has at the head of a slip, in dots: half of the narrow roll. */
const room = { width: 256, height: 120 }
/** Fewer black dots than this are no picture but a light logo on light paper. */
const fewest = 0.01

/** A logo in the dots of a printer: grey becomes a pattern, and what is light on nothing is turned into dark. */
export async function ditherLogo(path: string): Promise<Picture> {
  const onWhite = dithered(await greyOf(path, '#ffffff'))
  if (shareOfBlack(onWhite) >= fewest) return onWhite.picture
  const { grey, ...size } = await greyOf(path, '#000000')

  return dithered({ ...size, grey: grey.map((value) => 255 - value) }).picture
}

type Grey = { grey: Uint8Array; width: number; height: number }

async function greyOf(path: string, background: string): Promise<Grey> {
  const { data, info } = await sharp(path, { limitInputPixels: mostPixels.staff })
    .rotate()
    .resize({ ...room, fit: 'inside', withoutEnlargement: true })
    .flatten({ background })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info

  return {
    width,
    height,
    grey: Uint8Array.from({ length: width * height }, (_, at) => data[at * channels] ?? 255),
  }
}

type Dithered = { picture: Picture; black: number }

/** After Floyd and Steinberg: what a dot is too dark or too light, its neighbours to the right and below make up for. */
function dithered({ grey, width, height }: Grey): Dithered {
  const left = Float32Array.from(grey)
  let black = 0
  const picture = pictureOf({ width, height }, (x, y) => {
    const at = y * width + x
    const value = left[at] ?? 255
    const isBlack = value < 128
    const rest = value - (isBlack ? 0 : 255)
    for (const [dx, dy, share] of neighbours) {
      if (x + dx < 0 || x + dx >= width || y + dy >= height) continue
      const there = at + dy * width + dx
      left[there] = (left[there] ?? 0) + rest * share
    }
    if (isBlack) black += 1
    return isBlack
  })

  return { picture, black }
}

const neighbours = [
  [1, 0, 7 / 16],
  [-1, 1, 3 / 16],
  [0, 1, 5 / 16],
  [1, 1, 1 / 16],
] as const

const shareOfBlack = ({ picture: { width, height }, black }: Dithered): number => black / (width * height)
