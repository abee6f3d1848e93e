import type { NewsArchiveSection } from '#cms/payload-types.ts'

import { textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const newsArchiveFixture: Shown<NewsArchiveSection> = {
  id: 'newsArchive',
  blockType: 'newsArchive',
  text: textOf('Archiv'),
}
