import { picture, sketch, stroke } from '#collections/shared/admin/sketch.ts'
import { buttonsField } from '#collections/shared/fields/button-fields.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { richTextField } from '#collections/shared/fields/rich-text-field.ts'

import { sectionBlock } from '../shared/section-block.ts'

export const parallaxBlock = sectionBlock(
  'parallax',
  'Ein ruhiges Bild mit einem Satz.',
  sketch(
    picture(4, 6, 112, 68),
    stroke('60,18 60,62'),
    stroke('54,24 60,18 66,24'),
    stroke('54,56 60,62 66,56'),
  ),
  [imageField(), richTextField('text', 'Text'), buttonsField],
)
