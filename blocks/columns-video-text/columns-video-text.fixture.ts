import type { ColumnsVideoTextSection } from '#cms/payload-types.ts'

import { textOf, video } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const columnsVideoTextFixture: Shown<ColumnsVideoTextSection> = {
  id: 'columnsVideoText',
  blockType: 'columnsVideoText',
  video,
  orientation: 'portrait',
  hasSound: true,
  text: textOf('Video'),
}
