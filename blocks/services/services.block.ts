import { heading, lines, picture, sketch } from '#collections/shared/admin/sketch.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const servicesBlock = sectionBlock(
  'services',
  'Überblick über alle Leistungen; die Karten kommen von den Leistungsseiten.',
  sketch(
    picture(8, 6, 48, 30),
    picture(64, 14, 48, 30),
    heading(8, 41, 30),
    lines(8, 51, 48, 2),
    heading(64, 49, 30),
    lines(64, 59, 48, 2),
  ),
  [
    ...introFields,
    switchField('isShifted', 'Karten versetzt', {
      description: 'Jede zweite Karte bewegt sich beim Blättern. Auf Technikseiten immer.',
    }),
  ],
)
