import type { FiguresSection } from '#cms/payload-types.ts'

import type { Shown } from '../shared/section.ts'

export const figuresFixture: Shown<FiguresSection> = {
  id: 'figures',
  blockType: 'figures',
  items: [
    { value: '17', label: 'Jahre Erfahrung' },
    { value: '2.400 m²', label: 'an einem Tag' },
  ],
}
