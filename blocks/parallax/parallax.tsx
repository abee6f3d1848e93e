import type { ParallaxSection } from '#cms/payload-types.ts'

import { ButtonRow } from '#ui/button-row.tsx'
import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/picture.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Text } from '#ui/text.tsx'
import styles from './parallax.module.css'

/** A picture that moves slower than the page. Spec: website 2, parallax. */
export function ParallaxView({ section }: Pick<SectionProps<ParallaxSection>, 'section'>) {
  const { image, text, buttons } = section
  const hasWords = Boolean(text || (buttons && buttons.length > 0))

  return (
    <section
      className={classNames(styles.parallax, hasWords && styles.worded)}
      data-part="picture"
      data-behaviour={image ? 'parallax' : undefined}
    >
      {image && (
        <div className={styles.layer} data-layer="">
          <Picture picture={image} sizes="100vw" className={styles.picture} />
        </div>
      )}
      {hasWords && (
        <div className={`container ${styles.front}`}>
          <div className={styles.words}>
            <Text text={text} />
            <ButtonRow buttons={buttons} />
          </div>
        </div>
      )}
    </section>
  )
}
