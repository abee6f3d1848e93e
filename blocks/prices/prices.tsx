import type { PricesSection } from '#cms/payload-types.ts'

import { cardLevel } from '#ui/card-level.ts'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import styles from './prices.module.css'

/** What things cost, in the words of the house. */
export function PricesView({ section }: SectionProps<PricesSection>) {
  const Name = `h${cardLevel(section.text)}` as const

  return (
    <Shell subheadline={section.subheadline}>
      <Text text={section.text} />
      <ul className={styles.prices}>
        {section.items?.map(({ id, name, about, price }, index) => (
          <li key={id ?? index} className={styles.item}>
            <Name className={styles.name}>{name}</Name>
            <span className={styles.price}>{price}</span>
            {about && <p className={styles.about}>{about}</p>}
          </li>
        ))}
      </ul>
    </Shell>
  )
}
