import { cards, heading, picture, sketch } from '#collections/shared/admin/sketch.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const techniquesBlock = sectionBlock(
  'techniques',
  'Überblick über die Techniken; die Karten kommen von den Technikseiten.',
  sketch(cards((x) => `${picture(x, 12, 30, 40)}${heading(x, 57, 24)}`)),
  [
    ...introFields,
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
