import sharp from 'sharp'

import { mostPixels } from '#collections/shared/media/file-limits.data.ts'
import type { IconShape } from '#domain/content/icon-shapes.ts'

import { icoOf } from './ico-of.ts'

export type WantedIcon = {
  /** Where the picture lies, or a drawing. */
  source: string | Uint8Array
  shape: IconShape
  isIco: boolean
  /** The colour of the ground, where there is one. */
  ground: string
}

/** As few colours as an eye tells apart in something so small. */
const png = { palette: true, quality: 90, compressionLevel: 9 } as const

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** The whole picture in a square: a PNG, or all sizes in one ICO. */
export async function encodeIcon({ source, shape, isIco, ground }: WantedIcon): Promise<Buffer> {
  const pictures = await Promise.all(
    shape.sizes.map(async (edge) => ({ edge, bytes: await draw({ source, edge, shape, ground }) })),
  )

  return isIco ? icoOf(pictures) : Buffer.concat(pictures.map(({ bytes }) => bytes))
}

type Drawn = Pick<WantedIcon, 'source' | 'shape' | 'ground'> & { edge: number }

async function draw({ source, edge, shape, ground }: Drawn): Promise<Buffer> {
  if (!shape.ground) return inSquare(source, edge).png(png).toBuffer()

  // A picture with a ground of its own fills the icon. Looked at in its own size, a drawing would cost more than it is.
  const small = await open(source).resize({ width: edge, height: edge, fit: 'inside' }).png().toBuffer()
  const { isOpaque } = await sharp(small).stats()
  const room = isOpaque ? 0 : Math.round(edge * shape.ground.room)
  const inner = await inSquare(source, edge - 2 * room)
    .png()
    .toBuffer()
  const background = { width: edge, height: edge, channels: 3 as const, background: ground }

  return sharp({ create: background })
    .composite([{ input: inner, left: room, top: room }])
    .removeAlpha()
    .png(png)
    .toBuffer()
}

const inSquare = (source: string | Uint8Array, edge: number) =>
  open(source).autoOrient().resize({ width: edge, height: edge, fit: 'contain', background: clear })

const open = (source: string | Uint8Array) =>
  sharp(source, { limitInputPixels: mostPixels.staff, failOn: 'error' })
