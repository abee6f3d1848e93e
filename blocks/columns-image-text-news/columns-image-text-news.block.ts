import { heading, lines, picture, sketch } from '#collections/shared/admin/sketch.ts'
import { columnTextField } from '#collections/shared/fields/column-text-field.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'

import { sectionBlock } from '../shared/section-block.ts'

export const columnsImageTextNewsBlock = sectionBlock(
  'columnsImageTextNews',
  'Ein Bild mit dem, was dazu zu sagen ist.',
  sketch(picture(6, 8, 60, 64), heading(72, 12, 30), lines(72, 24, 42, 6)),
  [imageField({ description: 'Öffnet sich groß beim Klick.' }), columnTextField],
)
