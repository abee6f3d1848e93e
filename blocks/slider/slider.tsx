import type { SliderSection } from '#cms/payload-types.ts'

import { ButtonLink } from '#ui/button-row.tsx'
import { Picture } from '#ui/picture.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Slides } from '#ui/slides.tsx'
import { Text } from '#ui/text.tsx'
import styles from './slider.module.css'

/** Pictures with words that take turns. Spec: website 4, slider. */
export function SliderView({ section, position }: SectionProps<SliderSection>) {
  const slides = (section.slides ?? []).map(({ id, image, text, button }, index) => ({
    key: id ?? String(index),
    content: (
      <div className={`stack ${styles.slide}`}>
        {image && (
          <Picture
            picture={image}
            sizes="(min-width: 80rem) 80rem, 88vw"
            className={styles.picture}
            isFirst={position === 0 && index === 0}
          />
        )}
        {(text || button?.target || button?.link) && (
          <div className={styles.words}>
            <Text text={text} />
            {(button?.target || button?.link) && <ButtonLink button={button} />}
          </div>
        )}
      </div>
    ),
  }))

  return (
    <Shell className={styles.section}>
      <Slides label="Bilder" slides={slides} />
    </Shell>
  )
}
