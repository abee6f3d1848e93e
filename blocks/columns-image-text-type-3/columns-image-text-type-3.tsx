import type { ColumnsImageTextType3Section } from '#cms/payload-types.ts'

import { ButtonRow } from '#ui/button-row.tsx'
import { Picture } from '#ui/picture.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import styles from './columns-image-text-type-3.module.css'

/** Several columns of an image with text. Spec: website 2, image-text type 3. */
export function ColumnsImageTextType3View({ section }: SectionProps<ColumnsImageTextType3Section>) {
  return (
    <Shell subheadline={section.subheadline}>
      <ul className={styles.columns} data-part="columns">
        {section.columns?.map(({ id, image, text, buttons }, index) => (
          <li key={id ?? index} className={styles.column}>
            {image && (
              <Picture
                picture={image}
                sizes="(min-width: 60rem) 28rem, (min-width: 40rem) 50vw, 88vw"
                className={styles.picture}
              />
            )}
            <Text text={text} className={styles.text} />
            <ButtonRow buttons={buttons} />
          </li>
        ))}
      </ul>
    </Shell>
  )
}
