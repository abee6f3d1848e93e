import { cards, heading, lines, picture, sketch } from '#collections/shared/admin/sketch.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const teamBlock = sectionBlock(
  'team',
  'Wer hier arbeitet, mit Bild, Aufgabe und wie man sie erreicht.',
  sketch(cards((x) => `${picture(x, 8, 30, 34)}${heading(x, 48, 22)}${lines(x, 58, 30, 2)}`)),
  [
    ...introFields,
    {
      name: 'items',
      label: 'Personen',
      labels: { singular: 'Person', plural: 'Personen' },
      type: 'array',
      maxRows: 60,
      fields: [
        imageField({ label: 'Bild' }),
        textField('name', 'Name', { maxLength: 120 }),
        textField('role', 'Aufgabe', { maxLength: 160 }),
        textField('phone', 'Telefon', { maxLength: 40 }),
        textField('email', 'E-Mail', { maxLength: 200 }),
      ],
    },
  ],
)
