import type { NewsArchiveSection } from '#cms/payload-types.ts'

import { cardLevel } from '#ui/card-level.ts'
import { NewsCards } from '#ui/page-cards.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'

/** All pages of type custom_news, the newest first. Spec: website 2, news teasers, other reading. */
export function NewsArchiveView({ section, page }: SectionProps<NewsArchiveSection>) {
  return (
    <Shell subheadline={section.subheadline}>
      <Text text={section.text} />
      {page.news.length === 0 && <p>Zurzeit gibt es keine Neuigkeiten.</p>}
      <NewsCards pages={page.news} level={cardLevel(section.text)} />
    </Shell>
  )
}
