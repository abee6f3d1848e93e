import { cards, dot, heading, lines, sketch, stroke } from '#collections/shared/admin/sketch.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { richTextField } from '#collections/shared/fields/rich-text-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

import { sectionBlock } from '../shared/section-block.ts'

export const columnsImageTextType2Block = sectionBlock(
  'columnsImageTextType2',
  'Drei bis sechs Vorteile, jeder mit Symbol, einem Satz und einer Erklärung zum Aufklappen.',
  sketch(
    cards((x) => `${dot(x + 7, 17, 7, true)}${heading(x, 30, 26)}${lines(x, 41, 30, 3)}`),
    stroke('8,66 20,66'),
    stroke('45,66 57,66'),
    stroke('82,66 94,66'),
  ),
  [
    textField('subheadline', 'Überzeile', { maxLength: 120 }),
    {
      name: 'items',
      label: 'Einträge',
      labels: { singular: 'Eintrag', plural: 'Einträge' },
      type: 'array',
      maxRows: 12,
      fields: [
        imageField({ name: 'icon', label: 'Symbol' }),
        richTextField('text', 'Text'),
        richTextField('more', 'Mehr Text', { description: 'Erscheint nach einem Klick auf „mehr lesen“.' }),
      ],
    },
  ],
)
