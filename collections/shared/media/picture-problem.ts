import sharp from 'sharp'

import { mostPixels, type Sender } from './file-limits.data.ts'
import type { FileProblem } from './file-problem.ts'

// Pictures come one by one, and none comes again.
sharp.concurrency(1)
sharp.cache(false)

/** Why a picture cannot be kept: too many pixels to decode, or broken. Null if it is sound. */
export async function pictureProblem(bytes: Uint8Array, sender: Sender): Promise<FileProblem | null> {
  const {
    width,
    height,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0, pages: 1 }))
  const most = mostPixels[sender]
  if (width * height * pages > most)
    return { code: 'too-large', message: tooManyPixels(width, height, pages, most) }

  return (await isDecodable(bytes, most)) ? null : { code: 'unsupported-media-type', message: brokenPicture }
}

function tooManyPixels(width: number, height: number, pages: number, most: number): string {
  const frames = pages > 1 ? `${pages} Bildern zu ` : ''

  return `Das Bild hat mit ${frames}${width} × ${height} zu viele Bildpunkte. Erlaubt sind höchstens ${most / 1e6} Millionen.`
}

const brokenPicture =
  'Das Bild ist beschädigt oder unvollständig. Bitte speichern Sie es neu und versuchen Sie es noch einmal.'

/** Only decoding all of it shows whether it is whole. */
async function isDecodable(bytes: Uint8Array, most: number): Promise<boolean> {
  try {
    await sharp(bytes, { failOn: 'error', limitInputPixels: most, animated: true, sequentialRead: true })
      .resize(8)
      .raw()
      .toBuffer()
    return true
  } catch {
    return false
  }
}
