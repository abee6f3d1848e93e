import { cards, heading, lines, picture, sketch } from '#collections/shared/admin/sketch.ts'
import { buttonsField } from '#collections/shared/fields/button-fields.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { richTextField } from '#collections/shared/fields/rich-text-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

import { sectionBlock } from '../shared/section-block.ts'

export const columnsImageTextType3Block = sectionBlock(
  'columnsImageTextType3',
  'Zwei bis vier gleichwertige Angebote nebeneinander.',
  sketch(cards((x) => `${picture(x, 10, 30, 28)}${heading(x, 43, 22)}${lines(x, 53, 30, 3)}`)),
  [
    textField('subheadline', 'Überzeile', { maxLength: 120 }),
    {
      name: 'columns',
      label: 'Spalten',
      labels: { singular: 'Spalte', plural: 'Spalten' },
      type: 'array',
      maxRows: 6,
      fields: [imageField(), richTextField('text', 'Text'), buttonsField],
    },
  ],
)
