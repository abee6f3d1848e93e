import type { LogosSection } from '#cms/payload-types.ts'

import { otherPicture, picture } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const logosFixture: Shown<LogosSection> = {
  id: 'logos',
  blockType: 'logos',
  items: [{ image: picture, name: 'Partner', link: 'https://www.example.com' }, { image: otherPicture }],
}
