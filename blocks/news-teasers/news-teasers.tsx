import type { SectionNewsTeasersSection } from '#cms/payload-types.ts'
import { defaultArchiveLabel } from '#domain/content/links.ts'

import { cardLevel } from '#ui/card-level.ts'
import { outgoing } from '#ui/outgoing.ts'
import { NewsCards } from '#ui/page-cards.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import { fillSlots } from './fill-slots.ts'
import styles from './news-teasers.module.css'

/**
 * Three slots, the chosen news first and the newest after them, and a link to the chosen list of all, or to the one
 * that there is. Spec: website 2.
 */
export function NewsTeasersView({ section, page }: SectionProps<SectionNewsTeasersSection>) {
  const chosen = (section.teasers ?? []).map(({ id }) => id)
  const teasers = fillSlots(
    page.news.filter(({ id }) => id !== page.id),
    chosen,
  )
  const archive = section.archive ?? page.newsArchive

  return (
    <Shell subheadline={section.subheadline}>
      <Text text={section.text} />
      <NewsCards pages={teasers} level={cardLevel(section.text)} />
      {archive && (
        <p>
          <a className={`tap-target ${styles.archive}`} {...outgoing(archive.href)}>
            {section.archiveLabel || defaultArchiveLabel}
          </a>
        </p>
      )}
    </Shell>
  )
}
