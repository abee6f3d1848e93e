import type { TechniquesSection } from '#cms/payload-types.ts'

import { cardLevel } from '../ui/card-level.ts'
import type { SectionProps } from '../ui/section.ts'
import { Shell } from '../ui/shell.tsx'
import { cardListClass, TeaserCard } from '../ui/teaser-card.tsx'
import { Text } from '../ui/text.tsx'
import { limited } from './limited.ts'

/** A card for every public technique, at most as many as the limit says. Spec: website 2, techniques. */
export function TechniquesView({ section, page }: SectionProps<TechniquesSection>) {
  const techniques = limited(
    page.techniques.filter(({ id }) => id !== page.id),
    section.limit,
  )

  return (
    <Shell subheadline={section.subheadline} id="techniques">
      <Text text={section.text} />
      {techniques.length > 0 && (
        <ul className={cardListClass}>
          {techniques.map(({ id, href, name, label, image, video }) => (
            <TeaserCard
              key={id}
              href={href}
              title={label || name}
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
