import type { FormSection } from '#cms/payload-types.ts'

import { site, textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const formFixture: Shown<FormSection> = {
  id: 'form',
  blockType: 'form',
  text: textOf('Schreiben Sie uns'),
  privacy: site,
}
