import { type PictureFormat, plainFormatOf } from '#domain/content/picture-variants.ts'

import type { ImageSize } from './media-path.ts'
import type { MediaRecord } from './media-source.ts'

type Shown = Pick<MediaRecord, 'mimeType' | 'pixels'>
export type Formats = [best: PictureFormat, ...others: PictureFormat[]]

/** Beyond it the small formats take ten seconds and several times the memory for a picture as it is. */
const mostPixelsToSqueeze = 16_000_000

export const isSqueezable = ({ pixels = 0 }: Shown, size: ImageSize): boolean =>
  size !== 'full' || pixels <= mostPixelsToSqueeze

/** The best format that the client can show. */
export const formatFor = (accept: string | undefined, record: Shown, size: ImageSize): PictureFormat =>
  formatsFor(accept, record, size)[0]

/** The formats that the client can show, the best first. An animation stays one, which AVIF cannot be. */
export function formatsFor(accept: string | undefined, record: Shown, size: ImageSize): Formats {
  const plain = plainFormatOf(record.mimeType)
  if (!isSqueezable(record, size)) return [plain]
  const isModern = plain !== 'gif' && accepts(accept, 'image/avif')
  const others: Formats = accepts(accept, 'image/webp') ? ['webp', plain] : [plain]

  return isModern ? ['avif', ...others] : others
}

/** Named, and not with the weight 0 that rules a type out. */
function accepts(accept: string | undefined, type: string): boolean {
  return Boolean(accept?.split(',').some((each) => each.includes(type) && !/;\s*q=0(\.0*)?\s*$/.test(each)))
}
