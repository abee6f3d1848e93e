import type { ColumnsImageTextNewsSection } from '#cms/payload-types.ts'

import { picture, site, textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const columnsImageTextNewsFixture: Shown<ColumnsImageTextNewsSection> = {
  id: 'columnsImageTextNews',
  blockType: 'columnsImageTextNews',
  image: picture,
  columnText: [
    { type: 'text', text: textOf('Neu') },
    { type: 'buttons', buttons: [{ target: site }] },
  ],
}
