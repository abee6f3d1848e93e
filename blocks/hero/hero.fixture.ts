import type { HeroSection } from '#cms/payload-types.ts'

import { picture, site, textOf, video } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const heroFixture: Shown<HeroSection> = {
  id: 'hero',
  blockType: 'hero',
  video,
  image: picture,
  text: textOf('Sauber.', 'h1'),
  buttons: [{ label: 'Los', target: site }],
}
