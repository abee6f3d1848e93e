import type { NewsArchiveSection } from '#cms/payload-types.ts'
import { formatDay } from '#domain/content/display-formats.ts'

import { cardLevel } from '../ui/card-level.ts'
import type { SectionProps } from '../ui/section.ts'
import { Shell } from '../ui/shell.tsx'
import { cardListClass, TeaserCard } from '../ui/teaser-card.tsx'
import { Text } from '../ui/text.tsx'

/** All pages of type custom_news, the newest first. Spec: website 2, news teasers, other reading. */
export function NewsArchiveView({ section, page }: SectionProps<NewsArchiveSection>) {
  return (
    <Shell subheadline={section.subheadline}>
      <Text text={section.text} />
      {page.news.length === 0 ? (
        <p>Zurzeit gibt es keine Neuigkeiten.</p>
      ) : (
        <ul className={cardListClass}>
          {page.news.map(({ id, href, name, teaserImage, image, teaserText, publishedAt }) => (
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
    </Shell>
  )
}
