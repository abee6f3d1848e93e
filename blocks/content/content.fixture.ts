import type { ContentSection } from '#cms/payload-types.ts'

import { otherPicture, picture, textOf, video } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const contentFixture: Shown<ContentSection> = {
  id: 'content',
  blockType: 'content',
  subheadline: 'Thema',
  text: textOf('Inhalt'),
  buttons: [{ link: 'https://example.com' }],
  files: [video],
  images: [picture, otherPicture],
  banner: picture,
}
