import { picturePath, pictureSet } from '#domain/content/media-paths.ts'
import type { PictureRef } from '#domain/content/page.contract.ts'

import { classNames } from './class-names.ts'
import { FallibleImage } from './fallible-image.tsx'
import { focalMarks } from './focal-marks.ts'
import styles from './picture.module.css'

type Props = {
  picture: PictureRef
  /**
   * What the browser may assume of the width, as in the `sizes` attribute. Beside the margins of a phone's page 88vw
   * are left, give or take a little, and spare it the next larger size.
   */
  sizes: string
  className?: string | undefined
  /** At the top of the page: loaded at once and before all others. */
  isFirst?: boolean
}

/** A picture in its own proportions; one that cannot be loaded says so. Spec: website 8. */
export function Picture({ picture, sizes, className, isFirst = false }: Props) {
  return (
    <span className={classNames(styles.frame, className)}>
      <FallibleImage
        src={picturePath(picture, 'medium')}
        srcSet={pictureSet(picture)}
        sizes={sizes}
        alt={picture.alt ?? ''}
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        {...focalMarks(picture)}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </span>
  )
}
