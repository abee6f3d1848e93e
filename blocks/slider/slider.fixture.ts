import type { SliderSection } from '#cms/payload-types.ts'

import { otherPicture, picture, site, textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const sliderFixture: Shown<SliderSection> = {
  id: 'slider',
  blockType: 'slider',
  slides: [
    { image: picture, text: textOf('Eins'), button: { target: site } },
    { image: otherPicture, button: {} },
  ],
}
