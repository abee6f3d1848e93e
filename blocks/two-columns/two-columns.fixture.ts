import type { TwoColumnsSection } from '#cms/payload-types.ts'

import { picture, site, textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const twoColumnsFixture: Shown<TwoColumnsSection> = {
  id: 'twoColumns',
  blockType: 'twoColumns',
  columns: [
    { text: textOf('Links'), image: picture, buttons: [{ target: site }] },
    { text: textOf('Rechts') },
  ],
}
