import type { ColumnsImageTextSection } from '#cms/payload-types.ts'

import { ButtonRow } from '#ui/button-row.tsx'
import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/picture.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell, Words } from '#ui/shell.tsx'
import { Slides } from '#ui/slides.tsx'
import { Text } from '#ui/text.tsx'
import styles from './columns-image-text.module.css'

/** Pictures beside text: type A has them left, type B right; several take turns. Spec: website 2. */
export function ColumnsImageTextView({ section, position }: SectionProps<ColumnsImageTextSection>) {
  const { layout, imageSize, images, subheadline, text, buttons } = section
  const slides = (images ?? []).map((picture, index) => ({
    key: picture.id,
    content: (
      <Picture
        picture={picture}
        sizes="(min-width: 56rem) 42rem, (min-width: 48rem) 50vw, 88vw"
        className={styles.picture}
        isFirst={position === 0 && index === 0}
      />
    ),
  }))

  return (
    <Shell
      className={classNames(styles.section, layout === 'b' && styles.typeB, imageSize && styles[imageSize])}
    >
      {slides.length > 0 && (
        <div className={styles.media}>
          <Slides label="Bilder" slides={slides} />
        </div>
      )}
      <Words subheadline={subheadline} className={styles.words}>
        <Text text={text} />
        <ButtonRow buttons={buttons} />
      </Words>
    </Shell>
  )
}
