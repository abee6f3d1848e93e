import { type AroundSections, endsWithParallax, type Section } from './page-layout.ts'
import type { PublishWarning } from './publish-checks.ts'
import { sectionGap } from './section-gaps.ts'
import { hasContentField } from './site-types.ts'

type Content = AroundSections & { image?: unknown; body?: readonly Section[] | null }

/** Sections that visitors will not see, and pages that are meant to have a picture and have none. */
export function checkLayout(type: string, content: Content): PublishWarning[] {
  const body = hasContentField(type, 'body') ? (content.body ?? []) : []

  return [
    ...pictureWarnings(type, content),
    ...body.flatMap((section, index) => hiddenWarnings(section, index, content)),
  ]
}

/** Cards show it, and the page ends with it. */
function pictureWarnings(type: string, { image }: Content): PublishWarning[] {
  if (!endsWithParallax(type) || image) return []

  return [
    {
      code: 'no-picture',
      at: 'content.image',
      message: 'Dieser Seite fehlt ihr Bild. Ihre Karte auf anderen Seiten bleibt ohne Bild.',
    },
  ]
}

function hiddenWarnings(section: Section, index: number, content: Content): PublishWarning[] {
  const gap = sectionGap(section, content)
  if (gap === null) return []

  return [
    {
      code: 'hidden-section',
      at: `content.body.${index}`,
      message: `Diesen Abschnitt sehen Besucher nicht. ${gap}.`,
    },
  ]
}
