import { isImageFile, isImagePart } from '../catalogue/image-part.ts'
import { partsOf } from '../catalogue/product-configuration.ts'
import type { ProductView } from '../catalogue/product.contract.ts'
import type { CartItem } from './order.contract.ts'

/** A file as it was uploaded; `name` is what the guest called it. */
export type UploadedFile = { id: string; name: string; extension: string }

/** `field` is the path of the part in the request. */
export type UploadProblem = { field: string; code: 'upload-no-image'; facts: { name: string } }

type Attached = {
  items: readonly CartItem[]
  products: readonly ProductView[]
  files: readonly UploadedFile[]
}

/** Files that a part for images does not take, in the order of the request. Spec: storefront 5, upload. */
export function uploadProblems({ items, products, files }: Attached): UploadProblem[] {
  const noImages = new Map(
    files.filter(({ extension }) => !isImageFile(`.${extension}`)).map((file) => [file.id, file]),
  )

  return items.flatMap(({ product: id, parts }, itemIndex) => {
    const product = products.find((candidate) => candidate.id === id)
    const imageParts = product ? partsOf(product).filter(isImagePart) : []

    return parts.flatMap(({ part, uploads = [] }, partIndex) => {
      if (!imageParts.some((imagePart) => imagePart.id === part)) return []
      return uploads.flatMap((upload) => {
        const file = noImages.get(upload)
        const field = `items.${itemIndex}.parts.${partIndex}`
        return file ? [{ field, code: 'upload-no-image' as const, facts: { name: file.name } }] : []
      })
    })
  })
}
