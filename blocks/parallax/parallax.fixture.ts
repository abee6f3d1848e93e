import type { ParallaxSection } from '#cms/payload-types.ts'

import { picture, site, textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const parallaxFixture: Shown<ParallaxSection> = {
  id: 'parallax',
  blockType: 'parallax',
  image: picture,
  text: textOf('Ruhe'),
  buttons: [{ target: site }],
}
