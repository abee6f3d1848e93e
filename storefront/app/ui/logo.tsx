import { classNames } from '#ui/class-names.ts'
import type { ImageRef } from '#domain/catalogue/product.contract.ts'
import { picturePath } from '#domain/content/media-paths.ts'
import styles from './logo.module.css'

/** The sign of a branch beside its name, on a ground of its own in either theme. */
export function Logo({ logo, className }: { logo: ImageRef; className?: string | undefined }) {
  const { width, height } = logo

  return (
    <img
      className={classNames(styles.logo, className)}
      src={picturePath(logo, 'tiny')}
      alt=""
      width={Math.round((48 * (width ?? 1)) / (height ?? 1))}
      height={48}
    />
  )
}
