import type { ImageRef } from '#domain/catalogue/product.contract.ts'

/** The closed set of widths the media service knows. Decisions 8. */
const widths = { tiny: 256, small: 640, medium: 1280, large: 1920 } as const
export type ImageSize = 'icon' | 'thumbnail' | keyof typeof widths

export function imageUrl(image: ImageRef, size?: ImageSize): string {
  return `/image/${size ? `${size}/` : ''}${image.id}-${image.version}.${image.extension}`
}

/** All widths of an image for the `srcset` attribute. */
export function imageSrcSet(image: ImageRef, ...sizes: (keyof typeof widths)[]): string {
  return sizes.map((size) => `${imageUrl(image, size)} ${widths[size]}w`).join(', ')
}
