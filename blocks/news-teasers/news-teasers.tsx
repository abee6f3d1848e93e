import type { SectionNewsTeasersSection } from '#cms/payload-types.ts'
import { formatDay } from '#domain/content/display-formats.ts'

import { cardLevel } from '../ui/card-level.ts'
import { outgoing } from '../ui/outgoing.ts'
import type { SectionProps } from '../ui/section.ts'
import { Shell } from '../ui/shell.tsx'
import { cardListClass, TeaserCard } from '../ui/teaser-card.tsx'
import { Text } from '../ui/text.tsx'
import { fillSlots } from './fill-slots.ts'
import styles from './news-teasers.module.css'

/** Three slots, the chosen news first and the newest after them, and a link to all. Spec: website 2. */
export function NewsTeasersView({ section, page }: SectionProps<SectionNewsTeasersSection>) {
  const chosen = (section.teasers ?? []).map(({ id }) => id)
  const teasers = fillSlots(
    page.news.filter(({ id }) => id !== page.id),
    chosen,
  )

  return (
    <Shell subheadline={section.subheadline}>
      <Text text={section.text} />
      {teasers.length > 0 && (
        <ul className={cardListClass}>
          {teasers.map(({ id, href, name, teaserImage, image, teaserText, publishedAt }) => (
            <TeaserCard
              key={id}
              href={href}
              title={name}
              text={teaserText}
              picture={teaserImage ?? image}
              note={publishedAt ? formatDay(publishedAt) : undefined}
              more="Weiterlesen"
              level={cardLevel(section.text)}
            />
          ))}
        </ul>
      )}
      {section.archive && (
        <p>
          <a className={styles.archive} {...outgoing(section.archive.href)}>
            {section.archiveLabel || 'Zu den Neuigkeiten'}
          </a>
        </p>
      )}
    </Shell>
  )
}
