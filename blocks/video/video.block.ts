import { area, dot, film, sketch } from '#collections/shared/admin/sketch.ts'
import { fileField } from '#collections/shared/fields/file-field.ts'

import { sectionBlock } from '../shared/section-block.ts'

export const videoBlock = sectionBlock(
  'video',
  'Ein Video mit Bedienung.',
  sketch(film(6, 8, 108, 54), area(6, 66, 108, 4), dot(30, 68, 3.5, true)),
  [fileField({ name: 'video', label: 'Video', onlyVideos: true })],
)
