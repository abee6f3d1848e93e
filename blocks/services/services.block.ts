import { richTextField } from '#collections/shared/fields/rich-text-field.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

import { sectionBlock } from '../ui/section-block.ts'

export const servicesBlock = sectionBlock(
  'services',
  'Überblick über alle Leistungen; die Karten kommen von den Leistungsseiten.',
  [
    textField('subheadline', 'Überzeile', { maxLength: 120 }),
    richTextField('text', 'Text'),
    switchField('isShifted', 'Karten versetzt', {
      description: 'Jede zweite Karte bewegt sich beim Blättern. Auf Technikseiten immer.',
    }),
  ],
)
