import type { ButtonsSection } from '#cms/payload-types.ts'

import { site } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const buttonsFixture: Shown<ButtonsSection> = {
  id: 'buttons',
  blockType: 'buttons',
  buttons: [{ label: 'Anfragen', target: site }, { link: 'tel:+43123' }, {}],
}
