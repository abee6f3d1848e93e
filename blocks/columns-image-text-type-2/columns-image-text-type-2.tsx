import type { ColumnsImageTextType2Section } from '#cms/payload-types.ts'

import { Picture } from '#ui/picture.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import styles from './columns-image-text-type-2.module.css'

/** Icon, text and a hidden addition that “mehr lesen” reveals. Spec: website 2, image-text type 2. */
export function ColumnsImageTextType2View({ section }: SectionProps<ColumnsImageTextType2Section>) {
  return (
    <Shell subheadline={section.subheadline}>
      <ul className={styles.items} data-part="points">
        {section.items?.map(({ id, icon, text, more }, index) => (
          <li key={id ?? index} className={styles.item}>
            {icon && <Picture picture={icon} sizes="5rem" className={styles.icon} />}
            <Text text={text} className={styles.text} />
            {more && (
              <details className={styles.more}>
                <summary>mehr lesen</summary>
                <Text text={more} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </Shell>
  )
}
