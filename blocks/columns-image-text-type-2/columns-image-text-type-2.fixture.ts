import type { ColumnsImageTextType2Section } from '#cms/payload-types.ts'

import { picture, textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const columnsImageTextType2Fixture: Shown<ColumnsImageTextType2Section> = {
  id: 'columnsImageTextType2',
  blockType: 'columnsImageTextType2',
  items: [{ icon: picture, text: textOf('Vorteil', 'h3'), more: textOf('Mehr davon', 'h4') }],
}
