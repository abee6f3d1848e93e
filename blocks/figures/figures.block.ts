import { cards, heading, lines, sketch } from '#collections/shared/admin/sketch.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const figuresBlock = sectionBlock(
  'figures',
  'Drei oder vier Zahlen, die überzeugen, jede mit ein paar Worten.',
  sketch(cards((x) => `${heading(x, 26, 24)}${heading(x, 33, 24)}${lines(x, 47, 30, 2)}`)),
  [
    ...introFields,
    {
      name: 'items',
      label: 'Zahlen',
      labels: { singular: 'Zahl', plural: 'Zahlen' },
      type: 'array',
      maxRows: 8,
      fields: [
        textField('value', 'Zahl', { maxLength: 24, placeholder: '2.400 m²' }),
        textField('label', 'Was sie sagt', { maxLength: 120 }),
      ],
    },
  ],
)
