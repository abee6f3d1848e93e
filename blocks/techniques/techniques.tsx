import type { TechniquesSection } from '#cms/payload-types.ts'

import { anchorOf } from '../shared/anchor-of.ts'
import { cardLevel } from '#ui/card-level.ts'
import { PageCards } from '#ui/page-cards.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import { limited } from './limited.ts'

/** A card for every public technique, at most as many as the limit says. Spec: website 2, techniques. */
export function TechniquesView(props: SectionProps<TechniquesSection>) {
  const { section, page } = props
  const techniques = limited(
    page.techniques.filter(({ id }) => id !== page.id),
    section.limit,
  )

  return (
    <Shell subheadline={section.subheadline} id={anchorOf('techniques', props)}>
      <Text text={section.text} />
      <PageCards pages={techniques} level={cardLevel(section.text)} />
    </Shell>
  )
}
