import { formatDay } from '#domain/content/display-formats.ts'
import { durationWords } from '#domain/content/duration-words.ts'
import type { Teaser } from '#domain/content/page.contract.ts'
import { formatMoney } from '#domain/money/money.ts'

import { classNames } from './class-names.ts'
import { cardListClass, TeaserCard } from './teaser-card.tsx'

type Props = { pages: readonly Teaser[]; level: 2 | 3; className?: string | undefined; behaviour?: string }

/** Services or techniques, each with its teaser. Spec: website 2. */
export function PageCards({ pages, level, className, behaviour }: Props) {
  if (pages.length === 0) return null

  return (
    <ul className={classNames(cardListClass, className)} data-behaviour={behaviour}>
      {pages.map((page) => (
        <TeaserCard
          key={page.id}
          href={page.href}
          title={page.label || page.name}
          text={page.description}
          facts={factsOf(page)}
          picture={page.image}
          video={page.video}
          more="Mehr erfahren"
          level={level}
        />
      ))}
    </ul>
  )
}

function factsOf({ priceFromCents, durationMinutes }: Teaser): string[] {
  return [
    ...(typeof priceFromCents === 'number' ? [`ab ${formatMoney(priceFromCents)}`] : []),
    ...(durationMinutes ? [durationWords(durationMinutes)] : []),
  ]
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
