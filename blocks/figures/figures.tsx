import type { FiguresSection } from '#cms/payload-types.ts'

import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import styles from './figures.module.css'

/** Large figures with what they say. */
export function FiguresView({ section }: SectionProps<FiguresSection>) {
  return (
    <Shell subheadline={section.subheadline}>
      <Text text={section.text} />
      <ul className={styles.figures}>
        {section.items?.map(({ id, value, label }, index) => (
          <li key={id ?? index} className={styles.figure}>
            <strong className={styles.value}>{value}</strong>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </Shell>
  )
}
