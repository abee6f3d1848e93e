import { columnTextField } from '#collections/shared/fields/column-text-field.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { richTextField } from '#collections/shared/fields/rich-text-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

import { sectionBlock } from '../ui/section-block.ts'

export const beforeAfterBlock = sectionBlock('beforeAfter', 'Dieselbe Stelle vor und nach der Arbeit.', [
  textField('subheadline', 'Überzeile', { maxLength: 120 }),
  richTextField('text', 'Text'),
  imageField({ name: 'imageBefore', label: 'Bild vorher' }),
  imageField({ name: 'imageAfter', label: 'Bild nachher' }),
  columnTextField,
])
