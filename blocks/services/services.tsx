import type { ServicesSection } from '#cms/payload-types.ts'
import { isTechnique } from '#domain/content/site-types.ts'

import { cardLevel } from '#ui/card-level.ts'
import { PageCards } from '#ui/page-cards.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import styles from './services.module.css'

/** A card for every public service; on technique pages they shift while scrolling. Spec: website 2 and 4. */
export function ServicesView({ section, page }: SectionProps<ServicesSection>) {
  const isList = section.variant === 'list'
  const isShifted = !isList && (section.isShifted === true || isTechnique(page.type))
  const services = page.services.filter(({ id }) => id !== page.id)

  return (
    <Shell subheadline={section.subheadline} className={styles.section}>
      <Text text={section.text} />
      <PageCards
        pages={services}
        level={cardLevel(section.text)}
        {...(isShifted ? { className: styles.shifted, behaviour: 'service-shift' } : {})}
      />
    </Shell>
  )
}
