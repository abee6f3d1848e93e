import { area, dot, film, sketch } from '#collections/shared/admin/sketch.ts'
import { fileField } from '#collections/shared/fields/file-field.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const animationBlock = sectionBlock(
  'animation',
  'Ein Video, das Besucher mit einem Regler von schmutzig bis sauber führen.',
  sketch(film(10, 6, 100, 52), area(10, 66, 100, 3), dot(48, 67.5, 5, true)),
  [...introFields, fileField({ name: 'video', label: 'Video', onlyVideos: true })],
)
