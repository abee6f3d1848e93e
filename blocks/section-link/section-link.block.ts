import { heading, sketch, stroke } from '#collections/shared/admin/sketch.ts'
import { buttonFields } from '#collections/shared/fields/button-fields.ts'
import { switchField } from '#collections/shared/fields/switch-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'

import { sectionBlock } from '../shared/section-block.ts'

export const sectionLinkBlock = sectionBlock(
  'sectionLink',
  'Ein Satz, der zur wichtigsten Seite führt.',
  sketch(heading(12, 34, 52), stroke('72,37 104,37'), stroke('95,28 104,37 95,46')),
  [
    textField('label', 'Text', { required: true, maxLength: 160 }),
    switchField('hasArrow', 'Pfeil', { isOn: true }),
    { name: 'button', label: 'Schaltfläche', type: 'group', fields: buttonFields },
  ],
)
