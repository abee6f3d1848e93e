import type { StepsSection } from '#cms/payload-types.ts'

import { cardLevel } from '#ui/card-level.ts'
import { Picture } from '#ui/picture.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import styles from './steps.module.css'

/** Numbered steps, one after the other. */
export function StepsView({ section }: SectionProps<StepsSection>) {
  const Title = `h${cardLevel(section.text)}` as const

  return (
    <Shell subheadline={section.subheadline}>
      <Text text={section.text} />
      <ol className={styles.steps}>
        {section.items?.map(({ id, title, text, image }, index) => (
          <li key={id ?? index} className={styles.step}>
            {image && (
              <Picture
                picture={image}
                sizes="(min-width: 60rem) 26rem, (min-width: 40rem) 46vw, 88vw"
                className={styles.picture}
              />
            )}
            {title && <Title className={styles.title}>{title}</Title>}
            <Text text={text} className={styles.text} />
          </li>
        ))}
      </ol>
    </Shell>
  )
}
