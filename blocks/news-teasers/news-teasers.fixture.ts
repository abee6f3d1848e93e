import type { SectionNewsTeasersSection } from '#cms/payload-types.ts'

import { site, textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const sectionNewsTeasersFixture: Shown<SectionNewsTeasersSection> = {
  id: 'sectionNewsTeasers',
  blockType: 'sectionNewsTeasers',
  text: textOf('Neues'),
  archive: site,
}
