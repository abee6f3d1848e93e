import sharp from 'sharp'

import { type Picture, pictureOf } from '#domain/ordering/printing/picture.ts'

/** The dots of a picture, as a printer has them that prints it as it is. */
export async function readPng(png: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })

  return pictureOf(info, (x, y) => (data[(y * info.width + x) * info.channels] ?? 255) < 128)
}
