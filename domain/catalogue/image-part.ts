import type { ProductPart } from './product.contract.ts'

/** What a part for images takes; parts for files take all that an upload may be. Spec: storefront 5, upload. */
export const imageExtensions = ['jpg', 'jpeg', 'png', 'gif'] as const

/** Whether a part takes images only. */
export function isImagePart({ type }: Pick<ProductPart, 'type'>): boolean {
  return type === 'image' || type === 'images'
}

/** By the end of its name; what a file with such a name holds is checked when it is uploaded. */
export function isImageFile(name: string): boolean {
  return imageExtensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`))
}
