import { cards, dot, heading, lines, sketch, stroke } from '#collections/shared/admin/sketch.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { richTextField } from '#collections/shared/fields/rich-text-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const stepsBlock = sectionBlock(
  'steps',
  'Ein Ablauf in drei bis sechs Schritten, der Reihe nach.',
  sketch(
    stroke('15,18 100,18'),
    cards((x) => `${dot(x + 7, 18, 7, true)}${heading(x, 34, 26)}${lines(x, 45, 30, 3)}`),
  ),
  [
    ...introFields,
    {
      name: 'items',
      label: 'Schritte',
      labels: { singular: 'Schritt', plural: 'Schritte' },
      type: 'array',
      maxRows: 12,
      fields: [textField('title', 'Titel', { maxLength: 120 }), richTextField('text', 'Text'), imageField()],
    },
  ],
)
