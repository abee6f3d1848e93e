import { formatDay } from '#domain/content/display-formats.ts'
import type { Teaser } from '#domain/content/page.contract.ts'

import { classNames } from './class-names.ts'
import { cardListClass, TeaserCard } from './teaser-card.tsx'

type Props = { pages: readonly Teaser[]; level: 2 | 3; className?: string | undefined; behaviour?: string }

/** Services or techniques, each with its teaser. Spec: website 2. */
export function PageCards({ pages, level, className, behaviour }: Props) {
  if (pages.length === 0) return null

  return (
    <ul className={classNames(cardListClass, className)} data-behaviour={behaviour}>
      {pages.map(({ id, href, name, label, description, image, video }) => (
        <TeaserCard
          key={id}
          href={href}
          title={label || name}
          text={description}
          picture={image}
          video={video}
          more="Mehr erfahren"
          level={level}
        />
      ))}
    </ul>
  )
}

/** News with their day. Spec: website 2, news teasers. */
export function NewsCards({ pages, level }: Pick<Props, 'pages' | 'level'>) {
  if (pages.length === 0) return null

  return (
    <ul className={cardListClass}>
      {pages.map(({ id, href, name, teaserImage, image, teaserText, publishedAt }) => (
        <TeaserCard
          key={id}
          href={href}
          title={name}
          text={teaserText}
          picture={teaserImage ?? image}
          note={publishedAt ? formatDay(publishedAt) : undefined}
          more="Weiterlesen"
          level={level}
        />
      ))}
    </ul>
  )
}
