import sharp, { type Sharp } from 'sharp'

import { imageWidths } from '#domain/content/media-paths.ts'

import { drawPage } from './draw-page.ts'
import type { ImageSize } from './media-path.ts'
import { oneOfFew } from './one-of-few.ts'
import { UnreadableFile } from './unreadable-file.ts'

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif'

// One picture uses one core; the others keep answering requests.
sharp.concurrency(1)

const mostPixels = 12_000 ** 2

/** The best format that the client can show. An animation stays one, which AVIF cannot be. */
export function formatFor(accept: string | undefined, mimeType: string): ImageFormat {
  const original = originalFormat(mimeType)
  if (original !== 'gif' && accepts(accept, 'image/avif')) return 'avif'
  return accepts(accept, 'image/webp') ? 'webp' : original
}

/** Upright, without metadata such as the place where it was taken, and never larger than the original. */
export async function makeVariant(path: string, size: ImageSize, format: ImageFormat): Promise<Buffer> {
  return oneOfFew(async () => {
    // Of a document that stands for a picture the first page is shown.
    const source = path.endsWith('.pdf') ? await drawPage(path) : path
    try {
      return await encode(draw(source, size), format).toBuffer()
    } catch (cause) {
      throw new UnreadableFile('sharp cannot read the picture', { cause })
    }
  })
}

function draw(source: string | Buffer, size: ImageSize): Sharp {
  const animated = typeof source === 'string' && source.endsWith('.gif')
  const picture = sharp(source, { animated, limitInputPixels: mostPixels, failOn: 'error' })
  const upright = animated ? picture : picture.autoOrient()

  return size === 'full' ? upright : upright.resize({ width: imageWidths[size], withoutEnlargement: true })
}

function encode(picture: Sharp, format: ImageFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 50, effort: 2 })
    case 'webp':
      return picture.webp({ quality: 78, effort: 4 })
    case 'png':
      return picture.png({ compressionLevel: 9, palette: false })
    case 'gif':
      return picture.gif()
    case 'jpeg':
      return picture.flatten({ background: '#fff' }).jpeg({ quality: 80, progressive: true, mozjpeg: true })
  }
}

function originalFormat(mimeType: string): ImageFormat {
  if (mimeType === 'image/gif') return 'gif'
  // Clients that name neither AVIF nor WebP are old; PNG keeps transparency, JPEG the size.
  return mimeType === 'image/jpeg' || mimeType === 'application/pdf' ? 'jpeg' : 'png'
}

/** Named, and not with the weight 0 that rules a type out. */
function accepts(accept: string | undefined, type: string): boolean {
  return Boolean(accept?.split(',').some((each) => each.includes(type) && !/;\s*q=0(\.0*)?\s*$/.test(each)))
}
