import type { SectionLinkSection } from '#cms/payload-types.ts'

import { site } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const sectionLinkFixture: Shown<SectionLinkSection> = {
  id: 'sectionLink',
  blockType: 'sectionLink',
  label: 'Noch Fragen?',
  hasArrow: true,
  button: { label: 'Kontakt', target: site },
}
