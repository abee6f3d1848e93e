import type { StepsSection } from '#cms/payload-types.ts'

import { picture, textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const stepsFixture: Shown<StepsSection> = {
  id: 'steps',
  blockType: 'steps',
  text: textOf('So läuft es'),
  items: [
    { title: 'Anrufen', text: textOf('Kurz', 'h4'), image: picture },
    { title: 'Zurücklehnen', text: textOf('Lang', 'h4') },
  ],
}
