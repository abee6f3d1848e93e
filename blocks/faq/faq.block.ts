import { heading, lines, sketch, stroke } from '#collections/shared/admin/sketch.ts'
import { richTextField } from '#collections/shared/fields/rich-text-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const faqBlock = sectionBlock(
  'faq',
  'Was Kunden immer wieder fragen, mit einer kurzen Antwort.',
  sketch(
    heading(8, 10, 60),
    stroke('108,10 112,14 116,10'),
    lines(8, 24, 100, 2),
    heading(8, 46, 52),
    stroke('108,46 112,50 116,46'),
    heading(8, 64, 66),
    stroke('108,64 112,68 116,64'),
  ),
  [
    ...introFields,
    {
      name: 'items',
      label: 'Fragen',
      labels: { singular: 'Frage', plural: 'Fragen' },
      type: 'array',
      maxRows: 60,
      fields: [textField('question', 'Frage', { maxLength: 200 }), richTextField('answer', 'Antwort')],
    },
  ],
)
