import sharp, { type Sharp } from 'sharp'

import { mostPixels } from '#collections/shared/media/file-limits.data.ts'
import { imageWidths } from '#domain/content/media-paths.ts'
import type { PictureFormat } from '#domain/content/picture-variants.ts'

import type { ImageSize } from './media-path.ts'

/**
 * `source` is where the picture lies, or its bytes; a large one, and one that stands for another, is encoded in a
 * hurry. A still shows an animation as it begins.
 */
export type Wanted = {
  source: string | Uint8Array
  size: ImageSize
  format: PictureFormat
  isSqueezed: boolean
  isStill?: boolean
}

// One picture uses one core; the others keep answering requests. None comes again, because what is made is kept.
sharp.concurrency(1)
sharp.cache(false)

/** Upright, without metadata such as the place where it was taken, and never larger than the original. */
export function encodePicture({ source, size, format, isSqueezed, isStill }: Wanted): Promise<Buffer> {
  const animated = !isStill && typeof source === 'string' && source.endsWith('.gif')
  const picture = sharp(source, { animated, limitInputPixels: mostPixels.staff, failOn: 'error' })
  const upright = animated ? picture : picture.autoOrient()
  const sized =
    size === 'full' ? upright : upright.resize({ width: imageWidths[size], withoutEnlargement: true })

  return encode(sized, format, isSqueezed).toBuffer()
}

/** A drawing of ours, such as the card that stands for a file. */
export const encodeDrawing = (drawing: string): Promise<Buffer> =>
  sharp(Buffer.from(drawing)).jpeg({ quality: 82 }).toBuffer()

function encode(picture: Sharp, format: PictureFormat, isSqueezed: boolean): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 50, effort: 2 })
    case 'webp':
      return picture.webp({ quality: 78, effort: isSqueezed ? 4 : 0 })
    case 'png':
      return picture.png({ compressionLevel: isSqueezed ? 9 : 4, palette: false })
    case 'gif':
      return picture.gif()
    case 'jpeg':
      return picture
        .flatten({ background: '#fff' })
        .jpeg({ quality: 80, progressive: isSqueezed, mozjpeg: isSqueezed })
  }
}
