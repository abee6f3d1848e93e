import type { TwoColumnsSection } from '#cms/payload-types.ts'

import { ButtonRow } from '#ui/button-row.tsx'
import { Picture } from '#ui/picture.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import styles from './two-columns.module.css'

/** Exactly two columns of text, buttons and an image. Spec: website 2 and 9. */
export function TwoColumnsView({ section }: SectionProps<TwoColumnsSection>) {
  return (
    <Shell subheadline={section.subheadline} className={styles.section}>
      {section.columns?.slice(0, 2).map(({ id, text, buttons, image }, index) => (
        <div key={id ?? index} className={styles.column}>
          {image && (
            <Picture picture={image} sizes="(min-width: 50rem) 42rem, 88vw" className={styles.picture} />
          )}
          <Text text={text} />
          <ButtonRow buttons={buttons} />
        </div>
      ))}
    </Shell>
  )
}
