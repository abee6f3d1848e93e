import type { ServicesSection } from '#cms/payload-types.ts'

import { cardLevel } from '../ui/card-level.ts'
import type { SectionProps } from '../ui/section.ts'
import { classNames } from '../ui/class-names.ts'
import { Shell } from '../ui/shell.tsx'
import { cardListClass, TeaserCard } from '../ui/teaser-card.tsx'
import { Text } from '../ui/text.tsx'
import styles from './services.module.css'

/** A card for every public service; on technique pages they shift while scrolling. Spec: website 2 and 4. */
export function ServicesView({ section, page }: SectionProps<ServicesSection>) {
  const isShifted = section.isShifted === true || page.type === 'custom_category'
  const services = page.services.filter(({ id }) => id !== page.id)

  return (
    <Shell subheadline={section.subheadline} className={styles.section}>
      <Text text={section.text} />
      {services.length > 0 && (
        <ul
          className={classNames(cardListClass, isShifted && styles.shifted)}
          data-behaviour={isShifted ? 'service-shift' : undefined}
        >
          {services.map(({ id, href, name, label, description, image, video }) => (
            <TeaserCard
              key={id}
              href={href}
              title={label || name}
              text={description}
              picture={image}
              video={video}
              more="Mehr erfahren"
              level={cardLevel(section.text)}
            />
          ))}
        </ul>
      )}
    </Shell>
  )
}
