import { imageWidths, type PictureSize } from './media-paths.ts'

export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif'
/** A picture in one size, or as it is, and one format. */
export type Variant = { size: PictureSize | 'full'; format: PictureFormat }
/** A stored picture; of a document nobody knows how large it is drawn. */
type Stored = { mimeType: string; width: number | null }

/** Raise it when other variants are made ahead, so that those of known pictures are completed. */
export const planVersion = 1

/** The sizes that pages name, those first that most visitors ask for. */
const shownSizes = ['small', 'medium', 'tiny', 'large', 'thumbnail'] as const satisfies PictureSize[]
const smallFormats = ['avif', 'webp'] as const satisfies PictureFormat[]

/**
 * What is made of a picture before anybody asks. Pages let the browser choose among the sizes up to the first that is
 * as wide as the picture; messengers, which know neither small format, show the one that pages are previewed by.
 */
export function variantsAhead({ mimeType, width }: Stored): Variant[] {
  if (mimeType === 'image/svg+xml') return []
  const sizes: Variant['size'][] = shownSizes.filter((size) => isNamed(size, width))
  // Logos are shown as they are, and they are no photographs.
  if (mimeType !== 'image/jpeg' && width !== null && width <= imageWidths.medium) sizes.push('full')
  if (mimeType === 'image/gif') return sizes.map((size) => ({ size, format: 'webp' }))
  const small = smallFormats.flatMap((format) => sizes.map((size) => ({ size, format })))

  return [...small, { size: 'medium', format: plainFormatOf(mimeType) }]
}

/** For clients that name neither AVIF nor WebP: PNG keeps transparency, JPEG the size. */
export function plainFormatOf(mimeType: string): PictureFormat {
  if (mimeType === 'image/gif') return 'gif'
  return mimeType === 'image/jpeg' || mimeType === 'application/pdf' ? 'jpeg' : 'png'
}

/** The name of the file that holds a variant. */
export const variantName = (
  { id, version }: { id: string; version: string },
  { size, format }: Variant,
): string => `${id}-${version}-${size}.${format}`

/** As `pictureSet` has it: a size is of use as long as the next smaller one is narrower than the picture. */
function isNamed(size: PictureSize, width: number | null): boolean {
  const narrower = shownSizes.map((each) => imageWidths[each]).filter((each) => each < imageWidths[size])

  return width === null || width > Math.max(...narrower)
}
