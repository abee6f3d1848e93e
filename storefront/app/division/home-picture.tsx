import { focalMarks } from '#ui/focal-marks.ts'
import type { ImageRef } from '#domain/catalogue/product.contract.ts'
import { picturePath, pictureSet } from '#domain/content/media-paths.ts'
import styles from './home-picture.module.css'

/** The house beside its name. */
export function HomePicture({ image }: { image: ImageRef }) {
  return (
    <div className={styles.picture}>
      <img
        className="cover"
        src={picturePath(image, 'medium')}
        srcSet={pictureSet(image, ['small', 'medium'])}
        sizes="(min-width: 60rem) 36rem, 100vw"
        alt={image.alt ?? ''}
        width={1280}
        height={720}
        {...focalMarks(image)}
        fetchPriority="high"
      />
    </div>
  )
}
