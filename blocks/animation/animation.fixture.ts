import type { AnimationSection } from '#cms/payload-types.ts'

import { textOf, video } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const animationFixture: Shown<AnimationSection> = {
  id: 'animation',
  blockType: 'animation',
  text: textOf('Ausprobieren'),
  video,
}
