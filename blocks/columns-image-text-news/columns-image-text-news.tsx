import type { ColumnsImageTextNewsSection } from '#cms/payload-types.ts'

import { ColumnText } from '#ui/column-text.tsx'
import { LightboxLink } from '#ui/lightbox/lightbox-link.tsx'
import { Picture } from '#ui/picture.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell, Words } from '#ui/shell.tsx'
import styles from './columns-image-text-news.module.css'

/** A picture that opens large, beside texts and buttons. Spec: website 2, news columns. */
export function ColumnsImageTextNewsView({ section }: SectionProps<ColumnsImageTextNewsSection>) {
  const { image, columnText, id } = section

  return (
    <Shell className={styles.section}>
      {image && (
        <LightboxLink picture={image} group={id ?? 'news'}>
          <Picture picture={image} sizes="(min-width: 56rem) 42rem, 88vw" className={styles.picture} />
        </LightboxLink>
      )}
      <Words>
        <ColumnText rows={columnText} />
      </Words>
    </Shell>
  )
}
