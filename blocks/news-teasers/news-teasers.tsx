import type { SectionNewsTeasersSection } from '#cms/payload-types.ts'

import { cardLevel } from '../ui/card-level.ts'
import { outgoing } from '../ui/outgoing.ts'
import { NewsCards } from '../ui/page-cards.tsx'
import type { SectionProps } from '../ui/section.ts'
import { Shell } from '../ui/shell.tsx'
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
      <NewsCards pages={teasers} level={cardLevel(section.text)} />
      {section.archive && (
        <p>
          <a className={`tap-target ${styles.archive}`} {...outgoing(section.archive.href)}>
            {section.archiveLabel || 'Zu den Neuigkeiten'}
          </a>
        </p>
      )}
    </Shell>
  )
}
