import { cards, dot, lines, sketch, stroke } from '#collections/shared/admin/sketch.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const quotesBlock = sectionBlock(
  'quotes',
  'Was Kunden sagen, mit Namen und Anlass.',
  sketch(
    cards((x) => `${lines(x, 18, 30, 4)}${dot(x + 4, 56, 4, true)}${lines(x + 11, 55, 18, 1)}`),
    stroke('8,8 12,8'),
    stroke('45,8 49,8'),
    stroke('82,8 86,8'),
  ),
  [
    ...introFields,
    {
      name: 'items',
      label: 'Zitate',
      labels: { singular: 'Zitat', plural: 'Zitate' },
      type: 'array',
      maxRows: 24,
      fields: [
        textareaField('quote', 'Zitat', { maxLength: 600 }),
        textField('name', 'Name', { maxLength: 120 }),
        textField('about', 'Wer das ist', { maxLength: 160, placeholder: 'Hausverwaltung, Bregenz' }),
        imageField({ label: 'Bild' }),
      ],
    },
  ],
)
