import type { EmbedSection } from '#cms/payload-types.ts'

import { picture, textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const embedFixture: Shown<EmbedSection> = {
  id: 'embed',
  blockType: 'embed',
  text: textOf('Ein Rundgang'),
  address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  label: 'Ein Rundgang durch die Stube',
  image: picture,
}
