import type { VideoSection } from '#cms/payload-types.ts'

import { video } from '#ui/examples.fixture.ts'
import type { Shown } from '../shared/section.ts'

export const videoFixture: Shown<VideoSection> = {
  id: 'video',
  blockType: 'video',
  video,
}
