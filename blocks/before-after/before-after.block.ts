import { button, dot, heading, lines, picture, sketch, stroke } from '#collections/shared/admin/sketch.ts'
import { columnTextField } from '#collections/shared/fields/column-text-field.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const beforeAfterBlock = sectionBlock(
  'beforeAfter',
  'Dieselbe Stelle vor und nach der Arbeit.',
  sketch(
    picture(6, 10, 56, 60),
    stroke('34,10 34,70'),
    dot(34, 40, 5, true),
    heading(70, 16, 34),
    lines(70, 28, 44, 4),
    button(70, 56),
  ),
  [
    ...introFields,
    imageField({ name: 'imageBefore', label: 'Bild vorher' }),
    imageField({ name: 'imageAfter', label: 'Bild nachher' }),
    columnTextField,
  ],
)
