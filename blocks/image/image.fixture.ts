import type { ImageSection } from '#cms/payload-types.ts'

import { picture } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const imageFixture: Shown<ImageSection> = {
  id: 'image',
  blockType: 'image',
  image: picture,
}
