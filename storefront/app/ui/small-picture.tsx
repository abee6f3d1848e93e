import { focalMarks } from '#ui/focal-marks.ts'
import type { ImageRef } from '#domain/catalogue/product.contract.ts'
import { picturePath } from '#domain/content/media-paths.ts'

type SmallPictureProps = { image: ImageRef; edge: number; className?: string | undefined }

/** A square mark beside words that say the same. */
export function SmallPicture({ image, edge, className }: SmallPictureProps) {
  return (
    <img
      className={className}
      src={picturePath(image, 'thumbnail')}
      alt=""
      width={edge}
      height={edge}
      {...focalMarks(image)}
      loading="lazy"
    />
  )
}
