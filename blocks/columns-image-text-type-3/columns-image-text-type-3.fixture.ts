import type { ColumnsImageTextType3Section } from '#cms/payload-types.ts'

import { otherPicture, picture, textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const columnsImageTextType3Fixture: Shown<ColumnsImageTextType3Section> = {
  id: 'columnsImageTextType3',
  blockType: 'columnsImageTextType3',
  columns: [
    { image: picture, text: textOf('Eins', 'h3') },
    { image: otherPicture, text: textOf('Zwei', 'h3') },
  ],
}
