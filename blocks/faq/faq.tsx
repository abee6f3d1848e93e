import type { FaqSection } from '#cms/payload-types.ts'

import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import styles from './faq.module.css'

/** Questions that open their answers, without a script. */
export function FaqView({ section }: SectionProps<FaqSection>) {
  return (
    <Shell subheadline={section.subheadline} className={styles.section}>
      <Text text={section.text} />
      <div className={styles.list}>
        {section.items?.map(({ id, question, answer }, index) => (
          <details key={id ?? index} className={styles.item}>
            <summary className={styles.question}>
              <span>{question}</span>
            </summary>
            <Text text={answer} className={styles.answer} />
          </details>
        ))}
      </div>
    </Shell>
  )
}
