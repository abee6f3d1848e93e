import sharp from 'sharp'

import { mostPixels } from '#collections/shared/media/file-limits.data.ts'

import type { Artwork } from './artwork.ts'

/** The logo as large as it is printed at 300 dots of an inch and more, on the ground of the code. */
const dotsOfModule = 32

/** Opens a file that somebody has uploaded, so it is done apart. */
export async function readLogo({ logo, colors }: Artwork): Promise<Buffer | null> {
  if (!logo) return null
  const side = (logo.modules - 1) * dotsOfModule

  return sharp(logo.file, { limitInputPixels: mostPixels.staff })
    .rotate()
    .resize({ width: side, height: side, fit: 'contain', background: colors.light })
    .flatten({ background: colors.light })
    .png()
    .toBuffer()
}
