import { picture, sketch } from '#collections/shared/admin/sketch.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'

import { sectionBlock } from '../shared/section-block.ts'

export const imageBlock = sectionBlock(
  'image',
  'Ein Bild, das den Text davor zeigt.',
  sketch(picture(6, 8, 108, 64)),
  [imageField()],
)
