import type { ServicesSection } from '#cms/payload-types.ts'

import { textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const servicesFixture: Shown<ServicesSection> = {
  id: 'services',
  blockType: 'services',
  subheadline: 'Leistungen',
  text: textOf('Alles'),
  isShifted: true,
}
