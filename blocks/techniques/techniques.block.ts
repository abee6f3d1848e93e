import { cards, heading, picture, sketch } from '#collections/shared/admin/sketch.ts'
import { richTextField } from '#collections/shared/fields/rich-text-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

import { sectionBlock } from '../ui/section-block.ts'

export const techniquesBlock = sectionBlock(
  'techniques',
  'Überblick über die Techniken; die Karten kommen von den Technikseiten.',
  sketch(cards((x) => `${picture(x, 12, 30, 40)}${heading(x, 57, 24)}`)),
  [
    textField('subheadline', 'Überzeile', { maxLength: 120 }),
    richTextField('text', 'Text'),
    {
      name: 'limit',
      label: 'Höchstens',
      type: 'number',
      min: 0,
      max: 100,
      defaultValue: 0,
      admin: { description: 'Wie viele Techniken gezeigt werden; 0 zeigt alle.' },
    },
  ],
)
