import sharp, { type Sharp } from 'sharp'

import { type ImageSize, imageWidths } from './media-path.ts'

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif'

// One picture uses one core; the others keep answering requests.
sharp.concurrency(1)

const mostAtOnce = 2
const longestEdge = 12_000
const waiting: (() => void)[] = []
const kitchen = { busy: 0 }

/** The best format that the client can show. An animation stays one, which AVIF cannot be. */
export function formatFor(accept: string | undefined, mimeType: string): ImageFormat {
  const original = originalFormat(mimeType)
  if (original !== 'gif' && accept?.includes('image/avif')) return 'avif'
  return accept?.includes('image/webp') ? 'webp' : original
}

/** Upright, without metadata such as the place where it was taken, and never larger than the original. */
export async function makeVariant(path: string, size: ImageSize, format: ImageFormat): Promise<Buffer> {
  return oneOfFew(() => {
    const isAnimated = path.endsWith('.gif')
    const picture = sharp(path, { animated: isAnimated, limitInputPixels: longestEdge ** 2, failOn: 'error' })
    const upright = isAnimated ? picture : picture.autoOrient()
    const sized =
      size === 'full' ? upright : upright.resize({ width: imageWidths[size], withoutEnlargement: true })
    return encode(sized, format).toBuffer()
  })
}

function encode(picture: Sharp, format: ImageFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 2 })
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
  return mimeType === 'image/jpeg' ? 'jpeg' : 'png'
}

/** Decoded pictures are large, so only a few are in memory at a time. */
async function oneOfFew<Result>(work: () => Promise<Result>): Promise<Result> {
  if (kitchen.busy >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else kitchen.busy += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else kitchen.busy -= 1
  }
}
