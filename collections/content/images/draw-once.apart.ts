import sharp from 'sharp'

import { mostPixels } from '#collections/shared/media/file-limits.data.ts'

/** The edge of the largest icon. */
const edge = 512

sharp.concurrency(1)
sharp.cache(false)

/** Draws as icons are drawn, to see whether it comes to an end; what cannot be drawn at all is nobody's to wait for. */
export async function drawOnce(drawing: Uint8Array): Promise<void> {
  await sharp(drawing, { limitInputPixels: mostPixels.staff })
    .resize({ width: edge, height: edge, fit: 'inside' })
    .raw()
    .toBuffer()
    .catch(() => undefined)
}
