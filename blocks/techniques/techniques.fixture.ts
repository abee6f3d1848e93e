import type { TechniquesSection } from '#cms/payload-types.ts'

import type { Shown } from '../shared/section.ts'

export const techniquesFixture: Shown<TechniquesSection> = {
  id: 'techniques',
  blockType: 'techniques',
  subheadline: 'Techniken',
  limit: 2,
}
