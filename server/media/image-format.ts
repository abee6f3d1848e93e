import type { ImageSize } from './media-path.ts'
import type { MediaRecord } from './media-source.ts'

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif'
type Shown = Pick<MediaRecord, 'mimeType' | 'pixels'>

/** Beyond it the small formats take ten seconds and several times the memory for a picture as it is. */
const mostPixelsToSqueeze = 16_000_000

export const isSqueezable = ({ pixels = 0 }: Shown, size: ImageSize): boolean =>
  size !== 'full' || pixels <= mostPixelsToSqueeze

/** The best format that the client can show. An animation stays one, which AVIF cannot be. */
export function formatFor(accept: string | undefined, record: Shown, size: ImageSize): ImageFormat {
  const original = originalFormat(record.mimeType)
  if (!isSqueezable(record, size)) return original
  if (original !== 'gif' && accepts(accept, 'image/avif')) return 'avif'
  return accepts(accept, 'image/webp') ? 'webp' : original
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
