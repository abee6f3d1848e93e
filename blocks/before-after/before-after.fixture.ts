import type { BeforeAfterSection } from '#cms/payload-types.ts'

import { otherPicture, picture, textOf } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const beforeAfterFixture: Shown<BeforeAfterSection> = {
  id: 'beforeAfter',
  blockType: 'beforeAfter',
  text: textOf('Verwandlung'),
  imageBefore: picture,
  imageAfter: otherPicture,
  columnText: [{ type: 'text', text: textOf('So geht es', 'h3') }],
}
