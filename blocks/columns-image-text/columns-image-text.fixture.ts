import type { ColumnsImageTextSection } from '#cms/payload-types.ts'

import { otherPicture, picture, site, textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const columnsImageTextFixture: Shown<ColumnsImageTextSection> = {
  id: 'columnsImageText',
  blockType: 'columnsImageText',
  layout: 'b',
  imageSize: 'medium',
  images: [picture, otherPicture],
  text: textOf('Bild'),
  buttons: [{ target: site }],
}
