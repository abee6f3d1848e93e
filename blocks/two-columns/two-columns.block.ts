import { button, heading, lines, sketch } from '#collections/shared/admin/sketch.ts'
import { buttonsField } from '#collections/shared/fields/button-fields.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { richTextField } from '#collections/shared/fields/rich-text-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

import { sectionBlock } from '../shared/section-block.ts'

export const twoColumnsBlock = sectionBlock(
  'twoColumns',
  'Zwei gleich lange Gedanken nebeneinander.',
  sketch(heading(8, 10, 40), lines(8, 22, 48, 6), lines(64, 22, 48, 6), button(8, 64), button(64, 64)),
  [
    textField('subheadline', 'Überzeile', { maxLength: 120 }),
    {
      name: 'columns',
      label: 'Spalten',
      labels: { singular: 'Spalte', plural: 'Spalten' },
      type: 'array',
      // Exactly two. Spec: website 2 and 9.
      minRows: 2,
      maxRows: 2,
      required: true,
      // Whoever adds the section finds both, ready to be filled. By ids of their own, since a form that is changed
      // before the server has answered asks for them once more, and would add them twice.
      defaultValue: [{ id: 'one' }, { id: 'other' }],
      fields: [richTextField('text', 'Text'), buttonsField, imageField()],
    },
  ],
)
