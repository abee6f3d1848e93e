import { buttonsField } from '#collections/shared/fields/button-fields.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { richTextField } from '#collections/shared/fields/rich-text-field.ts'

import { sectionBlock } from '../ui/section-block.ts'

export const parallaxBlock = sectionBlock('parallax', 'Ein ruhiges Bild mit einem Satz.', [
  imageField(),
  richTextField('text', 'Text'),
  buttonsField,
])
