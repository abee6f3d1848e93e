import { heading, lines, sketch } from '#collections/shared/admin/sketch.ts'
import { textareaField, textField } from '#collections/shared/fields/text-field.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const pricesBlock = sectionBlock(
  'prices',
  'Was es kostet: je Zeile eine Leistung mit ihrem Preis.',
  sketch(
    heading(8, 12, 50),
    heading(94, 12, 18),
    lines(8, 22, 60, 1),
    heading(8, 36, 42),
    heading(94, 36, 18),
    lines(8, 46, 66, 1),
    heading(8, 60, 56),
    heading(94, 60, 18),
  ),
  [
    ...introFields,
    {
      name: 'items',
      label: 'Preise',
      labels: { singular: 'Preis', plural: 'Preise' },
      type: 'array',
      maxRows: 60,
      fields: [
        textField('name', 'Leistung', { maxLength: 160 }),
        textareaField('about', 'Was dazugehört', { maxLength: 400 }),
        textField('price', 'Preis', { maxLength: 40, placeholder: 'ab 89 €' }),
      ],
    },
  ],
)
