import { button, frame, sketch } from '#collections/shared/admin/sketch.ts'
import { pageField } from '#collections/shared/fields/page-field.ts'
import { richTextField } from '#collections/shared/fields/rich-text-field.ts'

import { introFields, sectionBlock } from '../shared/section-block.ts'

export const formBlock = sectionBlock(
  'form',
  'Einladung, sich zu melden: was passiert danach, wie schnell.',
  sketch(frame([22, 8, 76, 9]), frame([22, 22, 76, 9]), frame([22, 36, 76, 20]), button(22, 62, 30)),
  [
    ...introFields,
    pageField('privacy', 'Seite mit der Datenschutzerklärung'),
    richTextField('thankYou', 'Dank nach dem Senden', { description: 'Leer: unser üblicher Dank.' }),
  ],
)
