import type { ParallaxVideoSection } from '#cms/payload-types.ts'

import { textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const parallaxVideoFixture: Shown<ParallaxVideoSection> = {
  id: 'parallaxVideo',
  blockType: 'parallaxVideo',
  text: textOf('Bewegung'),
}
