import { visibleSections } from '#domain/content/page-layout.ts'

import type { SectionProps } from './section.ts'

type Placed = Pick<SectionProps<{ blockType: string }>, 'page' | 'position'> & {
  section: { blockType: string }
}

/** The name by which links lead to a section. Only the first one of its kind on a page has it. Spec: website 2. */
export function anchorOf(name: string, { section, page, position }: Placed): string | undefined {
  const before = visibleSections(page).slice(0, position)

  return before.some(({ blockType }) => blockType === section.blockType) ? undefined : name
}
