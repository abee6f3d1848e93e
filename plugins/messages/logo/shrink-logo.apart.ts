import sharp from 'sharp'

import { mostPixels } from '#collections/shared/media/file-limits.data.ts'

sharp.concurrency(1)
sharp.cache(false)

/** Twice of what it takes up at the head of a mail, for screens with fine dots. */
const room = { width: 400, height: 120 }

/** A logo as a PNG of a few kilobytes, whatever it was. */
export async function shrinkLogo(path: string): Promise<Uint8Array> {
  return sharp(path, { limitInputPixels: mostPixels.staff })
    .rotate()
    .resize({ ...room, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}
